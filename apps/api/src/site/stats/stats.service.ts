import { Injectable } from '@nestjs/common';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { EventRegistrationsService } from '../../publishing/events/event-registrations.service.ts';
import { EventsService } from '../../publishing/events/events.service.ts';
import { MoneyStatsService } from './money-stats.service.ts';
import { PeopleStatsService } from './people-stats.service.ts';
import type { StatsResponse } from './stats.dto.ts';

/** The figures of every domain, asked of the domain that owns them. */
@Injectable()
export class StatsService {
  constructor(
    private readonly people: PeopleStatsService,
    private readonly money: MoneyStatsService,
    private readonly events: EventsService,
    private readonly registrations: EventRegistrationsService,
    private readonly outbox: OutboxService,
  ) {}

  async get(now = new Date()): Promise<StatsResponse> {
    const [people, money, events, registrations, outbox] = await Promise.all([
      this.people.get(now),
      this.money.get(),
      this.events.getSummary(now),
      this.registrations.getSummary(now),
      this.outbox.getSummary(),
    ]);
    return { ...people, ...money, events, registrations, outbox };
  }
}
