import { Injectable } from '@nestjs/common';
import type { Staff } from '../common/auth/access.ts';
import { ContactListQuery } from '../contact/contact.dto.ts';
import { ContactInboxService } from '../contact/contact-inbox.service.ts';
import { EventsService } from '../events/events.service.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import { PrayerService } from '../prayer/prayer.service.ts';
import { DraftCountsService } from './draft-counts.service.ts';
import type { TodayResponse } from './today.dto.ts';

/** What waits for the office, asked of the domain where it waits. */
@Injectable()
export class TodayService {
  constructor(
    private readonly contact: ContactInboxService,
    private readonly prayers: PrayerService,
    private readonly events: EventsService,
    private readonly outbox: OutboxService,
    private readonly drafts: DraftCountsService,
  ) {}

  async get(staff: Staff, now = new Date()): Promise<TodayResponse> {
    const count = async (status: ContactListQuery['status']): Promise<number> => (await this.contact.list(Object.assign(new ContactListQuery(), { status, limit: 1 }))).total;
    const [unread, unanswered, { pending, urgent }, events, { dead }, { testimonies, ...drafts }] = await Promise.all([
      count('unread'),
      count('unanswered'),
      this.prayers.standing(),
      this.events.listPressing(now),
      this.outbox.standing(),
      this.drafts.get(staff),
    ]);
    return {
      messages: { unread, unanswered },
      prayers: { pending, urgent },
      testimonies,
      drafts,
      undelivered: dead,
      events: events.map(({ id, title, date, seatsTaken, attendeeLimit, registrationRequired }) => ({ id, title, date, seatsTaken, attendeeLimit, registrationRequired })),
    };
  }
}
