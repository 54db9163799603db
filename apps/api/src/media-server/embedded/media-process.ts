import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { News, Order, ProcessSettings } from './messages.ts';

/** The program of the process. Tests run our sources, which Node itself cannot; the process is then the built one. */
const program = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../dist/media-server/embedded/child.js' : './child.js',
    import.meta.url,
  ),
);

/** Milliseconds: pauses before it is started again, after which it counts as well, after which a silent one is ended, and to end by itself. */
const pauses = [1_000, 2_000, 5_000, 10_000, 30_000];
const wellAfter = 60_000;
const silentAfter = 8_000;
const farewellTime = 3_000;

export interface ProcessEvents {
  /** It has been started, for the first time or again. */
  started(): void;
  news(news: News): void;
  /** It has ended although nobody asked it to; milliseconds until it is started again. */
  ended(pause: number): void;
}

/** Keeps the process of the media server running, whatever happens to it. */
export class MediaProcess {
  private child: ChildProcess | null = null;
  private isStopping = false;
  private failures = 0;
  private again?: NodeJS.Timeout;
  private watch?: NodeJS.Timeout;

  constructor(
    private readonly settings: ProcessSettings,
    private readonly events: ProcessEvents,
  ) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    const startedAt = performance.now();
    const child = fork(program, [JSON.stringify(this.settings)], {
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    let heardAt = startedAt;
    child.on('message', (news: News) => {
      heardAt = performance.now();
      this.events.news(news);
    });
    child.on('error', () => undefined);
    child.on('exit', () => this.exited(startedAt));
    clearInterval(this.watch);
    this.watch = setInterval(() => performance.now() - heardAt > silentAfter && child.kill('SIGKILL'), 1_000);
    this.events.started();
  }

  /** @returns whether there was somebody to tell */
  tell(order: Order): boolean {
    return this.child?.connected === true && this.child.send(order, () => undefined);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.again);
    clearInterval(this.watch);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    this.tell({ type: 'stop' });
    const force = setTimeout(() => child.kill('SIGKILL'), farewellTime);
    await exit;
    clearTimeout(force);
  }

  private exited(startedAt: number): void {
    clearInterval(this.watch);
    this.child = null;
    if (this.isStopping) return;
    this.failures = performance.now() - startedAt > wellAfter ? 0 : this.failures + 1;
    const pause = pauses[Math.min(this.failures, pauses.length) - 1] ?? pauses[0] ?? 0;
    this.again = setTimeout(() => this.start(), pause);
    this.events.ended(pause);
  }
}
