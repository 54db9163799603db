import { Injectable } from '@nestjs/common';
import { ContactService } from '../contact/contact.service.ts';
import { FamiliesService } from '../families/families.service.ts';
import { NewsletterListService } from '../newsletter/newsletter-list.service.ts';
import { PrayerService } from '../prayer/prayer.service.ts';
import type { StatsResponse } from './stats.dto.ts';

/** The figures about those who wrote, asked, registered or subscribed. */
@Injectable()
export class PeopleStatsService {
  constructor(
    private readonly contact: ContactService,
    private readonly prayer: PrayerService,
    private readonly families: FamiliesService,
    private readonly newsletter: NewsletterListService,
  ) {}

  async get(
    now: Date,
  ): Promise<
    Pick<StatsResponse, 'totalFamilies' | 'newThisMonth' | 'contactMessages' | 'messages' | 'prayers' | 'newsletter'>
  > {
    const [families, { total: contactMessages, ...messages }, prayers, newsletter] = await Promise.all([
      this.families.standing(now),
      this.contact.standing(now),
      this.prayer.standing(),
      this.newsletter.standing(now),
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
