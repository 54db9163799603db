interface Fetched<Value> {
  value: Value;
  /** Moment, in milliseconds, until which it may be used. */
  until: number;
}

/** A value that costs a call: fetched once for all who ask at the same time, and kept until it runs out. */
export class Kept<Value> {
  private kept: Fetched<Value> | undefined;
  private underWay: Promise<Value> | undefined;

  constructor(private readonly fetch: () => Promise<Fetched<Value>>) {}

  get(): Promise<Value> {
    if (this.kept && this.kept.until > Date.now()) return Promise.resolve(this.kept.value);
    this.underWay ??= this.refresh().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  /** The next call fetches again, unless somebody else has already got another value than this one. */
  drop(value: Value): void {
    if (this.kept?.value === value) this.kept = undefined;
  }

  private async refresh(): Promise<Value> {
    this.kept = await this.fetch();
    return this.kept.value;
  }
}
