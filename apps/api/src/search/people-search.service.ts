import { Injectable } from '@nestjs/common';
import { formatShillings } from '@ministry/domain';
import { ContactListQuery } from '../contact/contact.dto.ts';
import { ContactInboxService } from '../contact/contact-inbox.service.ts';
import { EventRegistrationsService } from '../events/event-registrations.service.ts';
import { FamilyOfficeService } from '../families/family-office.service.ts';
import { FamilyListQuery } from '../families/family.dto.ts';
import { NewsletterListQuery } from '../newsletter/newsletter.dto.ts';
import { NewsletterListService } from '../newsletter/newsletter-list.service.ts';
import { LedgerListQuery } from '../ledger/ledger.dto.ts';
import { LedgerOfficeService } from '../ledger/ledger-office.service.ts';
import { PrayerDeskService } from '../prayer/prayer-desk.service.ts';
import { PrayerListQuery } from '../prayer/prayer.dto.ts';
import { beginning, groupOf, shown } from './finding.ts';
import type { SearchGroup } from './search.dto.ts';

/** Finds words in what people told of themselves; what was deleted is not found. */
@Injectable()
export class PeopleSearchService {
  constructor(
    private readonly families: FamilyOfficeService,
    private readonly contact: ContactInboxService,
    private readonly prayers: PrayerDeskService,
    private readonly newsletter: NewsletterListService,
    private readonly registrations: EventRegistrationsService,
    private readonly ledger: LedgerOfficeService,
  ) {}

  find(search: string): Promise<SearchGroup[]> {
    const wanted = { search, limit: shown };
    return Promise.all([
      groupOf(
        'family',
        this.families.list(Object.assign(new FamilyListQuery(), wanted)),
        ({ familyName, headOfFamily, registrationDate }) => ({
          title: familyName,
          detail: headOfFamily,
          date: registrationDate,
        }),
      ),
      groupOf(
        'message',
        this.contact.list(Object.assign(new ContactListQuery(), wanted)),
        ({ firstName, lastName, message, createdAt }) => ({
          title: `${firstName} ${lastName}`,
          detail: beginning(message),
          date: createdAt,
        }),
      ),
      groupOf(
        'prayer',
        this.prayers.list(Object.assign(new PrayerListQuery(), wanted)),
        ({ name, request, createdAt }) => ({ title: name ?? 'Anonymous', detail: beginning(request), date: createdAt }),
      ),
      groupOf('subscriber', this.subscribers(wanted), ({ email, subscribedAt }) => ({
        title: email,
        detail: '',
        date: subscribedAt,
      })),
      groupOf(
        'registration',
        this.registrations.search(wanted),
        ({ eventId, firstName, lastName, eventTitle, createdAt }) => ({
          eventId,
          title: `${firstName} ${lastName}`,
          detail: eventTitle,
          date: createdAt,
        }),
      ),
      groupOf(
        'gift',
        this.ledger.list(Object.assign(new LedgerListQuery(), { ...wanted, purpose: 'donation' })),
        ({ name, amount, createdAt }) => ({ title: name, detail: formatShillings(amount), date: createdAt }),
      ),
    ]);
  }

  private async subscribers(wanted: { search: string; limit: number }) {
    const { entries, found } = await this.newsletter.list(Object.assign(new NewsletterListQuery(), wanted));
    return { items: entries, total: found };
  }
}
