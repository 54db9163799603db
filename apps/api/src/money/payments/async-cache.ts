import { SingleFlight } from '../../platform/async/single-flight.ts';

interface Fetched<Value> {
  value: Value;
  /** Milliseconds of `performance.now()` until which it may be used. */
  until: number;
}

/** A value that costs a call: fetched once for all who ask at the same time, and kept until it runs out. */
export class AsyncCache<Value> {
  private cache: Fetched<Value> | undefined;
  private readonly fetching = new SingleFlight<'value', Value>();

  constructor(private readonly fetch: () => Promise<Fetched<Value>>) {}

  get(): Promise<Value> {
    if (this.cache && this.cache.until > performance.now()) return Promise.resolve(this.cache.value);
    return this.fetching.run('value', () => this.refresh());
  }

  /** The next call fetches again, unless somebody else has already got another value than this one. */
  drop(value: Value): void {
    if (this.cache?.value === value) this.cache = undefined;
  }

  private async refresh(): Promise<Value> {
    this.cache = await this.fetch();
    return this.cache.value;
  }
}
