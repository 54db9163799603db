import { Injectable } from '@nestjs/common';
import { ContactListQuery } from '../../people/contact/contact.dto.ts';
import { ContactAdminService } from '../../people/contact/contact-admin.service.ts';
import { FamiliesAdminService } from '../../people/families/families-admin.service.ts';
import { FamilyListQuery } from '../../people/families/family.dto.ts';
import { NewsletterListQuery } from '../../people/newsletter/newsletter.dto.ts';
import { NewsletterAdminService } from '../../people/newsletter/newsletter-admin.service.ts';
import { PrayerListQuery } from '../../people/prayer/prayer.dto.ts';
import { PrayerAdminService } from '../../people/prayer/prayer-admin.service.ts';
import { ifMay, type Staff } from '../../platform/auth/access.ts';
import { beginning } from '../../publishing/content/beginning.ts';
import { EventRegistrationsService } from '../../publishing/events/event-registrations.service.ts';
import { groupOf, shown } from './finding.ts';
import type { SearchGroup } from './search.dto.ts';

/** Searches families, messages, prayer requests, subscribers and registrations. Deleted rows are not found. */
@Injectable()
export class PeopleSearchService {
  constructor(
    private readonly families: FamiliesAdminService,
    private readonly contact: ContactAdminService,
    private readonly prayers: PrayerAdminService,
    private readonly newsletter: NewsletterAdminService,
    private readonly registrations: EventRegistrationsService,
  ) {}

  async find(search: string, staff: Staff): Promise<SearchGroup[]> {
    const wanted = { search, limit: shown };
    const groups = await Promise.all([
      ifMay(staff, 'families.manage', () =>
        groupOf(
          'family',
          this.families.list(Object.assign(new FamilyListQuery(), wanted)),
          ({ familyName, headOfFamily, registrationDate }) => ({
            title: familyName,
            detail: headOfFamily,
            date: registrationDate,
          }),
        ),
      ),
      ifMay(staff, 'messages.manage', () =>
        groupOf(
          'message',
          this.contact.list(Object.assign(new ContactListQuery(), wanted)),
          ({ firstName, lastName, message, createdAt }) => ({
            title: `${firstName} ${lastName}`,
            detail: beginning(message),
            date: createdAt,
          }),
        ),
      ),
      ifMay(staff, 'prayers.manage', () =>
        groupOf(
          'prayer',
          this.prayers.list(Object.assign(new PrayerListQuery(), wanted)),
          ({ name, request, createdAt }) => ({
            title: name ?? 'Anonymous',
            detail: beginning(request),
            date: createdAt,
          }),
        ),
      ),
      ifMay(staff, 'newsletter.manage', () =>
        groupOf('subscriber', this.subscribers(wanted), ({ email, subscribedAt }) => ({
          title: email,
          detail: '',
          date: subscribedAt,
        })),
      ),
      ifMay(staff, 'registrations.read', () =>
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
      ),
    ]);
    return groups.filter((group) => group !== undefined);
  }

  private async subscribers(wanted: { search: string; limit: number }) {
    const { entries, found } = await this.newsletter.list(Object.assign(new NewsletterListQuery(), wanted));
    return { items: entries, total: found };
  }
}
