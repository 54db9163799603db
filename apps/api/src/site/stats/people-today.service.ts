import { Injectable } from '@nestjs/common';
import { ContactListQuery } from '../../people/contact/contact.dto.ts';
import { ContactAdminService } from '../../people/contact/contact-admin.service.ts';
import { PrayerService } from '../../people/prayer/prayer.service.ts';
import { ifMay, type Staff } from '../../platform/auth/access.ts';
import type { TodayResponse } from './today.dto.ts';

/** Who waits for a word of the office. */
@Injectable()
export class PeopleTodayService {
  constructor(
    private readonly contact: ContactAdminService,
    private readonly prayers: PrayerService,
  ) {}

  async get(staff: Staff): Promise<Pick<TodayResponse, 'messages' | 'prayers'>> {
    const [messages, prayers] = await Promise.all([
      ifMay(staff, 'messages.manage', () => this.getMessages()),
      ifMay(staff, 'prayers.manage', () => this.prayers.getSummary()),
    ]);
    return {
      ...(messages && { messages }),
      ...(prayers && { prayers: { pending: prayers.pending, urgent: prayers.urgent } }),
    };
  }

  private async getMessages(): Promise<NonNullable<TodayResponse['messages']>> {
    const [unread, unanswered] = await Promise.all([this.countMessages('unread'), this.countMessages('unanswered')]);
    return { unread, unanswered };
  }

  private async countMessages(status: ContactListQuery['status']): Promise<number> {
    return (await this.contact.list(Object.assign(new ContactListQuery(), { status, limit: 1 }))).total;
  }
}
