/** Work that runs once at a time for each key: anyone who asks for it meanwhile gets the same result. */
export class SingleFlight<Key, Result> {
  private readonly running = new Map<Key, Promise<Result>>();

  /** What is running now. */
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
