import { Injectable } from '@nestjs/common';
import { ContentRegistry } from '../../publishing/content/content-registry.ts';
import { EventsService } from '../../publishing/events/events.service.ts';
import { MoneyTodayService } from './money-today.service.ts';
import { PeopleTodayService } from './people-today.service.ts';
import { PlatformTodayService } from './platform-today.service.ts';
import type { TodayResponse } from './today.dto.ts';

/** What waits for the office, asked of the domain where it waits. */
@Injectable()
export class TodayService {
  constructor(
    private readonly people: PeopleTodayService,
    private readonly money: MoneyTodayService,
    private readonly events: EventsService,
    private readonly content: ContentRegistry,
    private readonly platform: PlatformTodayService,
  ) {}

  async get(now = new Date()): Promise<TodayResponse> {
    const [people, money, events, { testimonials, ...drafts }, platform] = await Promise.all([
      this.people.get(),
      this.money.get(now),
      this.events.listNeedingAttention(now),
      this.content.countDrafts(),
      this.platform.get(),
    ]);
    return {
      messages: people.messages,
      prayers: people.prayers,
      testimonies: testimonials,
      drafts,
      undelivered: platform.undelivered,
      store: money.store,
      payments: money.payments,
      lostFiles: platform.lostFiles,
      events: events.map(({ id, title, date, seatsTaken, attendeeLimit, registrationRequired }) => ({
        id,
        title,
        date,
        seatsTaken,
        attendeeLimit,
        registrationRequired,
      })),
    };
  }
}
