import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

const hour = 3_600_000;
const day = 24 * hour;
/** Days for which something deleted can be restored. */
const restorableDays = 30;
/** Months for which messages and prayers are kept, and registrations after their event. */
const correspondenceMonths = 24;

/** What is older than these moments has had its time. */
export const keptUntil = {
  restorable: (now: Date): Date => new Date(now.getTime() - restorableDays * day),
  correspondence: (now: Date): Date => new Date(new Date(now).setUTCMonth(now.getUTCMonth() - correspondenceMonths)),
} as const;


type Sweep = (now: Date) => Promise<unknown>;

/** What has had its time is removed once an hour, and at each start: personal data above all. */
@Injectable()
export class Sweeps implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Sweeps');
  private readonly sweeps = new Map<string, Sweep>();
  private timer: NodeJS.Timeout | undefined;

  /** @param what named in the log when it fails ('Deleted events'); the next hour tries again */
  add(what: string, sweep: Sweep): void {
    this.sweeps.set(what, sweep);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.run(), hour).unref();
    this.run();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private run(): void {
    for (const [what, sweep] of this.sweeps) sweep(new Date()).catch(() => this.logger.warn(`${what} could not be swept; the next hour tries again`));
  }
}
