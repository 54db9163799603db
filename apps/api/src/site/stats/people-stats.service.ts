import { Injectable } from '@nestjs/common';
import { ContactService } from '../../people/contact/contact.service.ts';
import { FamiliesService } from '../../people/families/families.service.ts';
import { NewsletterAdminService } from '../../people/newsletter/newsletter-admin.service.ts';
import { PrayerService } from '../../people/prayer/prayer.service.ts';
import { ifMay, type Staff } from '../../platform/auth/access.ts';
import type { StatsResponse } from './stats.dto.ts';

/** Figures about messages, prayer requests, families and subscribers. */
@Injectable()
export class PeopleStatsService {
  constructor(
    private readonly contact: ContactService,
    private readonly prayer: PrayerService,
    private readonly families: FamiliesService,
    private readonly newsletter: NewsletterAdminService,
  ) {}

  async get(
    now: Date,
    staff: Staff,
  ): Promise<
    Pick<StatsResponse, 'totalFamilies' | 'newThisMonth' | 'contactMessages' | 'messages' | 'prayers' | 'newsletter'>
  > {
    const [families, contact, prayers, newsletter] = await Promise.all([
      ifMay(staff, 'families.manage', () => this.families.getSummary(now)),
      ifMay(staff, 'messages.manage', () => this.contact.getSummary(now)),
      ifMay(staff, 'prayers.manage', () => this.prayer.getSummary()),
      ifMay(staff, 'newsletter.manage', () => this.newsletter.getSummary(now)),
    ]);
    return {
      ...(families && { totalFamilies: families.total, newThisMonth: families.thisMonth }),
      ...(contact && {
        contactMessages: contact.total,
        messages: { unread: contact.unread, thisMonth: contact.thisMonth, lastMonth: contact.lastMonth },
      }),
      ...(prayers && { prayers }),
      ...(newsletter && { newsletter }),
    };
  }
}
