import { eventLoopClock } from './event-loop-clock.ts';

/**
 * First come, first served. On SQLite the holder has exclusive use of the only connection, for a transaction from BEGIN to COMMIT or
 * for a single statement. Otherwise statements of other requests would run inside an open transaction and be lost with its rollback.
 */
export class TransactionQueue {
  private holder: object | undefined;
  private readonly waiting: { owner: object; grant: () => void }[] = [];

  /** @param timeoutMs milliseconds after which a waiting caller gets the error of `turnAway` */
  constructor(
    private readonly timeoutMs: number,
    private readonly turnAway: () => Error,
  ) {}

  isHeldBy(owner: object): boolean {
    return this.holder === owner;
  }

  get isFree(): boolean {
    return this.holder === undefined;
  }

  acquire(owner: object, timeoutMs = this.timeoutMs): Promise<void> {
    if (this.holder === undefined) {
      this.holder = owner;
      return Promise.resolve();
    }
    return new Promise((granted, refused) => {
      const entry = {
        owner,
        grant: () => {
          cancel();
          granted();
        },
      };
      const cancel = eventLoopClock.after(timeoutMs, () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        refused(this.turnAway());
      });
      this.waiting.push(entry);
    });
  }

  release(owner: object): void {
    if (this.holder !== owner) return;
    const next = this.waiting.shift();
    this.holder = next?.owner;
    next?.grant();
  }
}
