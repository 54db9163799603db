/** Milliseconds: a page asks every thirty seconds, so one lost call does not make its watcher leave. */
const stay = 60_000;
/** Most watchers that are told apart; beyond it the ones heard of longest ago are forgotten. */
const most = 50_000;

/** Who watches, by the random id that each tab gives itself: in memory, a minute long, with nothing else about anybody. */
export class Watchers {
  /** By the moment they were last heard of, the longest ago first. */
  private readonly seen = new Map<string, number>();

  /** @param now milliseconds */
  note(watcher: string, now: number): void {
    this.seen.delete(watcher);
    this.seen.set(watcher, now);
    const first = this.seen.keys().next();
    if (this.seen.size > most && !first.done) this.seen.delete(first.value);
  }

  /** How many were heard of within the last minute. */
  count(now: number): number {
    for (const [watcher, at] of this.seen) {
      if (now - at < stay) break;
      this.seen.delete(watcher);
    }
    return this.seen.size;
  }
}
