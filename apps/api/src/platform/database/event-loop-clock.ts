/** Milliseconds between two looks at the deadlines. */
const tickMs = 25;
/** Milliseconds that one turn of the event loop counts at most. */
const maxTurnMs = 100;

interface Deadline {
  at: number;
  pass: () => void;
}

/**
 * Time in which the process itself keeps up. While it is busy, an answer of the database may lie unread for longer than
 * any limit; counted by an ordinary clock, a crowd would be refused although each of its statements was carried out.
 */
class EventLoopClock {
  private elapsedMs = 0;
  private lastTick = 0;
  private ticking: NodeJS.Timeout | undefined;
  private readonly deadlines = new Set<Deadline>();

  /** Milliseconds since some moment; they pass only while a deadline is waited for. */
  now(): number {
    return this.elapsedMs + (this.ticking ? this.sinceTick() : 0);
  }

  /** Calls `pass` unless the function that it returns is called before. */
  after(delayMs: number, pass: () => void): () => void {
    this.start();
    const deadline = { at: this.now() + delayMs, pass };
    this.deadlines.add(deadline);
    return () => {
      this.deadlines.delete(deadline);
    };
  }

  private sinceTick(): number {
    return Math.min(performance.now() - this.lastTick, maxTurnMs);
  }

  private start(): void {
    if (this.ticking) return;
    this.lastTick = performance.now();
    this.ticking = setInterval(() => this.tick(), tickMs);
  }

  private tick(): void {
    this.elapsedMs += this.sinceTick();
    this.lastTick = performance.now();
    for (const deadline of this.deadlines) {
      if (deadline.at > this.elapsedMs || !this.deadlines.delete(deadline)) continue;
      deadline.pass();
    }
    if (this.deadlines.size > 0) return;
    clearInterval(this.ticking);
    this.ticking = undefined;
  }
}

export const eventLoopClock = new EventLoopClock();
