import { Injectable } from '@nestjs/common';
import { ContactService } from '../../people/contact/contact.service.ts';
import { FamiliesService } from '../../people/families/families.service.ts';
import { NewsletterAdminService } from '../../people/newsletter/newsletter-admin.service.ts';
import { PrayerService } from '../../people/prayer/prayer.service.ts';
import type { StatsResponse } from './stats.dto.ts';

/** The figures about those who wrote, asked, registered or subscribed. */
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
  ): Promise<
    Pick<StatsResponse, 'totalFamilies' | 'newThisMonth' | 'contactMessages' | 'messages' | 'prayers' | 'newsletter'>
  > {
    const [families, { total: contactMessages, ...messages }, prayers, newsletter] = await Promise.all([
      this.families.getSummary(now),
      this.contact.getSummary(now),
      this.prayer.getSummary(),
      this.newsletter.getSummary(now),
    ]);
    return {
      totalFamilies: families.total,
      newThisMonth: families.thisMonth,
      contactMessages,
      messages,
      prayers,
      newsletter,
    };
  }
}
