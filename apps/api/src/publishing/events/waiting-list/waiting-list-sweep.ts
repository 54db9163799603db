import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { logFailure } from '../../../platform/scheduling/log-failure.ts';
import { EventsRepository } from '../events.repository.ts';
import { WaitingLine } from './waiting-line.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';

const minute = 60_000;
/** Number of rows that are read at a time. */
const atOnce = 50;

/** Passes on the seats of expired offers, and offers seats freed by code that knows no waiting list, such as a process of the previous release. */
@Injectable()
export class WaitingListSweep implements OnApplicationBootstrap {
  constructor(
    private readonly line: WaitingLine,
    private readonly entries: WaitingListRepository,
    private readonly events: EventsRepository,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(minute)
  run(): Promise<void> {
    return logFailure('Offers of the waiting lists', this.sweep(new Date()));
  }

  async sweep(now: Date): Promise<void> {
    for (
      let due = await this.entries.listDue(now, atOnce);
      due.length > 0;
      due = await this.entries.listDue(now, atOnce)
    )
      for (const entry of due) await this.line.lapse(entry, now);
    for (const id of await this.events.listToOffer(now, atOnce)) while ((await this.line.offerFree(id, now)) > 0);
  }
}
