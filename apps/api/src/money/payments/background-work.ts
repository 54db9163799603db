import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

/** Runs work that no response waits for. The server waits for it before it stops. */
@Injectable()
export class BackgroundWork implements BeforeApplicationShutdown {
  private readonly log = new Logger('Payments');
  private readonly underWay = new Set<Promise<void>>();

  /** @param onFailure message for the log; without personal data */
  run(work: () => Promise<unknown>, onFailure: string): void {
    const running = work()
      .then(() => undefined)
      .catch(() => this.log.warn(onFailure))
      .finally(() => this.underWay.delete(running));
    this.underWay.add(running);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
