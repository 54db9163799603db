import { Injectable } from '@nestjs/common';
import { ContactListQuery } from '../../people/contact/contact.dto.ts';
import { ContactAdminService } from '../../people/contact/contact-admin.service.ts';
import { PrayerService } from '../../people/prayer/prayer.service.ts';
import type { TodayResponse } from './today.dto.ts';

/** Who waits for a word of the office. */
@Injectable()
export class PeopleTodayService {
  constructor(
    private readonly contact: ContactAdminService,
    private readonly prayers: PrayerService,
  ) {}

  async get(): Promise<Pick<TodayResponse, 'messages' | 'prayers'>> {
    const [unread, unanswered, { pending, urgent }] = await Promise.all([
      this.countMessages('unread'),
      this.countMessages('unanswered'),
      this.prayers.getSummary(),
    ]);
    return { messages: { unread, unanswered }, prayers: { pending, urgent } };
  }

  private async countMessages(status: ContactListQuery['status']): Promise<number> {
    return (await this.contact.list(Object.assign(new ContactListQuery(), { status, limit: 1 }))).total;
  }
}
