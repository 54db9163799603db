import { Injectable } from '@nestjs/common';
import type { Staff } from '../common/auth/access.ts';
import { ContactListQuery } from '../contact/contact.dto.ts';
import { ContactInboxService } from '../contact/contact-inbox.service.ts';
import { EventsService } from '../events/events.service.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import { StoreStatsService } from '../orders/store-stats.service.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { PrayerService } from '../prayer/prayer.service.ts';
import { ProductsService } from '../products/products.service.ts';
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
    private readonly store: StoreStatsService,
    private readonly products: ProductsService,
    private readonly payments: PaymentsService,
  ) {}

  async get(staff: Staff, now = new Date()): Promise<TodayResponse> {
    const count = async (status: ContactListQuery['status']): Promise<number> =>
      (await this.contact.list(Object.assign(new ContactListQuery(), { status, limit: 1 }))).total;
    const [
      unread,
      unanswered,
      { pending, urgent },
      events,
      { dead },
      { testimonies, ...drafts },
      { toPack, attention },
      { low: lowStock },
      payments,
    ] = await Promise.all([
      count('unread'),
      count('unanswered'),
      this.prayers.standing(),
      this.events.listPressing(now),
      this.outbox.standing(),
      this.drafts.get(staff),
      this.store.standing(),
      this.products.standing(),
      this.payments.standing(now),
    ]);
    return {
      messages: { unread, unanswered },
      prayers: { pending, urgent },
      testimonies,
      drafts,
      undelivered: dead,
      store: { toPack, attention, lowStock },
      payments,
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
