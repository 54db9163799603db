import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

const hour = 3_600_000;
const day = 24 * hour;
/** Days for which something deleted can be restored. */
const restorableDays = 30;
/** Months for which messages and prayers are kept, and registrations after their event. */
const correspondenceMonths = 24;
/** Years for which orders and gifts are kept. */
const moneyYears = 7;

/** What is older than these moments has had its time. */
export const keptUntil = {
  restorable: (now: Date): Date => new Date(now.getTime() - restorableDays * day),
  correspondence: (now: Date): Date => new Date(new Date(now).setUTCMonth(now.getUTCMonth() - correspondenceMonths)),
  money: (now: Date): Date => new Date(new Date(now).setUTCFullYear(now.getUTCFullYear() - moneyYears)),
} as const;

type Sweep = (now: Date) => Promise<unknown>;

/** What has had its time is seen to at each start and then regularly: personal data once an hour, unpaid orders each minute. */
@Injectable()
export class Sweeps implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Sweeps');
  private readonly sweeps = new Map<string, { sweep: Sweep; every: number }>();
  private timers: NodeJS.Timeout[] = [];

  /** @param what named in the log when it fails ('Deleted events'); the next time tries again. @param every milliseconds */
  add(what: string, sweep: Sweep, every = hour): void {
    this.sweeps.set(what, { sweep, every });
  }

  onApplicationBootstrap(): void {
    this.timers = [...this.sweeps].map(([what, { sweep, every }]) => {
      this.run(what, sweep);
      return setInterval(() => this.run(what, sweep), every).unref();
    });
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private run(what: string, sweep: Sweep): void {
    sweep(new Date()).catch(() => this.logger.warn(`${what} could not be seen to; the next time tries again`));
  }
}
