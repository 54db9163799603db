/** Milliseconds between two checks of the deadlines. */
const tickMs = 25;
/** Milliseconds that one turn of the event loop counts for at most. */
const maxTurnMs = 100;

interface Deadline {
  at: number;
  pass: () => void;
}

/**
 * Measures the time in which the process itself keeps up. While the process is busy, an answer of the database may stay unread
 * for longer than any limit. With an ordinary clock, requests at a peak would fail although all their statements were executed.
 */
class EventLoopClock {
  private elapsedMs = 0;
  private lastTick = 0;
  private ticking: NodeJS.Timeout | undefined;
  private readonly deadlines = new Set<Deadline>();

  /** Milliseconds since an arbitrary start. Time advances only while a deadline is pending. */
  now(): number {
    return this.elapsedMs + (this.ticking ? this.sinceTick() : 0);
  }

  /** Calls `pass` after the delay, unless the returned function is called first. */
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
