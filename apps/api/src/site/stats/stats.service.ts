import { Injectable } from '@nestjs/common';
import { ifMay, may, type Staff } from '../../platform/auth/access.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { EventRegistrationsService } from '../../publishing/events/event-registrations.service.ts';
import { EventsService } from '../../publishing/events/events.service.ts';
import { MoneyStatsService } from './money-stats.service.ts';
import { PeopleStatsService } from './people-stats.service.ts';
import type { StatsResponse } from './stats.dto.ts';

/** Collects the figures that a role may see from the domains that own them. */
@Injectable()
export class StatsService {
  constructor(
    private readonly people: PeopleStatsService,
    private readonly money: MoneyStatsService,
    private readonly events: EventsService,
    private readonly registrations: EventRegistrationsService,
    private readonly outbox: OutboxService,
  ) {}

  async get(staff: Staff, now = new Date()): Promise<StatsResponse> {
    const [people, money, events, registrations, outbox] = await Promise.all([
      this.people.get(now, staff),
      this.money.get(staff),
      ifMay(staff, 'content.read', () => this.events.getSummary(now)),
      ifMay(staff, 'registrations.read', () => this.registrations.getSummary(now)),
      ifMay(staff, 'site.manage', () => this.outbox.getSummary()),
    ]);
    return {
      ...people,
      ...money,
      ...(events && { events }),
      ...(registrations && { registrations }),
      ...(outbox && { outbox }),
      ...(may(staff, 'messages.manage') && { mailConfigured: this.outbox.isMailConfigured }),
    };
  }
}
