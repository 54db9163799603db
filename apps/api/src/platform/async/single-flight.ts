/** Runs the work of one key at most once at a time. Callers that arrive while it runs get the same result. */
export class SingleFlight<Key, Result> {
  private readonly running = new Map<Key, Promise<Result>>();

  /** The running work for a key; undefined if none is running. */
  get(key: Key): Promise<Result> | undefined {
    return this.running.get(key);
  }

  run(key: Key, work: () => Promise<Result>): Promise<Result> {
    const running = this.running.get(key);
    if (running) return running;
    const started = work().finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }
}
