import { SingleFlight } from '../../platform/async/single-flight.ts';

interface Fetched<Value> {
  value: Value;
  /** Milliseconds of `performance.now()` until which it may be used. */
  until: number;
}

/** A value that costs a remote call. Simultaneous callers share one call, and the value is cached until it expires. */
export class AsyncCache<Value> {
  private cache: Fetched<Value> | undefined;
  private readonly fetching = new SingleFlight<'value', Value>();

  constructor(private readonly fetch: () => Promise<Fetched<Value>>) {}

  get(): Promise<Value> {
    if (this.cache && this.cache.until > performance.now()) return Promise.resolve(this.cache.value);
    return this.fetching.run('value', () => this.refresh());
  }

  /** Makes the next call fetch again, unless the value was replaced already. */
  drop(value: Value): void {
    if (this.cache?.value === value) this.cache = undefined;
  }

  private async refresh(): Promise<Value> {
    this.cache = await this.fetch();
    return this.cache.value;
  }
}
