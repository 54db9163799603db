import { Injectable } from '@nestjs/common';
import { ContactListQuery } from '../../people/contact/contact.dto.ts';
import { ContactAdminService } from '../../people/contact/contact-admin.service.ts';
import { PrayerService } from '../../people/prayer/prayer.service.ts';
import { ifMay, type Staff } from '../../platform/auth/access.ts';
import { AssignmentsService } from '../../platform/work-items/assignments.service.ts';
import type { TodayResponse } from './today.dto.ts';

/** Messages and prayer requests that wait for the office. */
@Injectable()
export class PeopleTodayService {
  constructor(
    private readonly contact: ContactAdminService,
    private readonly prayers: PrayerService,
    private readonly assignments: AssignmentsService,
  ) {}

  async get(staff: Staff): Promise<Pick<TodayResponse, 'messages' | 'prayers'>> {
    const [messages, prayers] = await Promise.all([
      ifMay(staff, 'messages.manage', () => this.getMessages(staff)),
      ifMay(staff, 'prayers.manage', () => this.getPrayers(staff)),
    ]);
    return {
      ...(messages && { messages }),
      ...(prayers && { prayers }),
    };
  }

  private async getMessages({ username }: Staff): Promise<NonNullable<TodayResponse['messages']>> {
    const [unread, unanswered, assignedToMe] = await Promise.all([
      this.countMessages('unread'),
      this.countMessages('unanswered'),
      this.assignments.countOpen('contact-message', username),
    ]);
    return { unread, unanswered, assignedToMe };
  }

  private async getPrayers({ username }: Staff): Promise<NonNullable<TodayResponse['prayers']>> {
    const [{ pending, urgent }, assignedToMe] = await Promise.all([
      this.prayers.getSummary(),
      this.assignments.countOpen('prayer-request', username),
    ]);
    return { pending, urgent, assignedToMe };
  }

  private async countMessages(status: ContactListQuery['status']): Promise<number> {
    return (await this.contact.list(Object.assign(new ContactListQuery(), { status, limit: 1 }))).total;
  }
}
