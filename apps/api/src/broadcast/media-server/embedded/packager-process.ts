import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  type PackagerCommand,
  type PackagerEvent,
  packagerProgram,
  type PackagerSettings,
} from '@ministry/media-packager';

/** Milliseconds before a restart, by the number of failures in a row. */
const restartDelaysMs = [1_000, 2_000, 5_000, 10_000, 30_000];
/** A process that has run this long did not fail at its start. */
const stableAfterMs = 60_000;
/** Milliseconds without an event after which the process is killed and restarted. */
const silenceTimeoutMs = 8_000;
const stopTimeoutMs = 3_000;

export interface ProcessHandlers {
  /** Called after the first start and after each restart. */
  onStart(): void;
  onEvent(event: PackagerEvent): void;
  /** Called when the process has ended unexpectedly. @param restartDelay milliseconds */
  onExit(restartDelay: number): void;
}

/** Supervises the packager process: restarts it when it ends or hangs. */
export class PackagerProcess {
  private child: ChildProcess | null = null;
  private isStopping = false;
  private failures = 0;
  private restartTimer?: NodeJS.Timeout;
  private silenceCheck?: NodeJS.Timeout;

  constructor(
    private readonly settings: PackagerSettings,
    private readonly handlers: ProcessHandlers,
  ) {}

  start(): void {
    const startedAt = performance.now();
    const child = fork(packagerProgram, [JSON.stringify(this.settings)], {
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    let lastEventAt = startedAt;
    child.on('message', (event: PackagerEvent) => {
      lastEventAt = performance.now();
      this.handlers.onEvent(event);
    });
    child.on('error', () => undefined);
    child.on('exit', () => this.onExit(startedAt));
    clearInterval(this.silenceCheck);
    this.silenceCheck = setInterval(
      () => performance.now() - lastEventAt > silenceTimeoutMs && child.kill('SIGKILL'),
      1_000,
    );
    this.handlers.onStart();
  }

  /** @returns false when no process is connected */
  send(command: PackagerCommand): boolean {
    return this.child?.connected === true && this.child.send(command, () => undefined);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restartTimer);
    clearInterval(this.silenceCheck);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    this.send({ type: 'stop' });
    const kill = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await exit;
    clearTimeout(kill);
  }

  private onExit(startedAt: number): void {
    clearInterval(this.silenceCheck);
    this.child = null;
    if (this.isStopping) return;
    this.failures = performance.now() - startedAt > stableAfterMs ? 0 : this.failures + 1;
    const delay = restartDelaysMs[Math.min(this.failures, restartDelaysMs.length) - 1] ?? restartDelaysMs[0] ?? 0;
    this.restartTimer = setTimeout(() => this.start(), delay);
    this.handlers.onExit(delay);
  }
}
