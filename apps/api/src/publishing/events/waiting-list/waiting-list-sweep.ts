import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { logFailure } from '../../../platform/scheduling/log-failure.ts';
import { EventsRepository } from '../events.repository.ts';
import { WaitingLine } from './waiting-line.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';

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

  /** An event whose seats cannot be passed on waits for the next round and does not stop the others. */
  async sweep(now: Date): Promise<void> {
    const failed = new Set<number>();
    const attempt = (eventId: number, work: Promise<unknown>): Promise<void> => {
      failed.add(eventId);
      return logFailure(
        `The waiting list of event ${eventId}`,
        work.then(() => failed.delete(eventId)),
      );
    };
    const listDue = (): Promise<WaitingListEntry[]> => this.entries.listDue(now, atOnce, failed);
    for (let due = await listDue(); due.length > 0; due = await listDue())
      for (const entry of due)
        if (!failed.has(entry.eventId)) await attempt(entry.eventId, this.line.lapse(entry, now));
    for (const id of await this.events.listToOffer(now, atOnce))
      if (!failed.has(id)) await attempt(id, this.offerAll(id, now));
  }

  private async offerAll(eventId: number, now: Date): Promise<void> {
    while ((await this.line.offerFree(eventId, now)) > 0);
  }
}
