import { Injectable } from '@nestjs/common';
import { kampalaMonthStart, type TranslationLanguage } from '@ministry/domain';
import { PersonRateLimits } from '../../platform/rate-limits/rate-limits-per-person.ts';
import type { ContactReceipt, ContactRequest } from './contact.dto.ts';
import { ContactMessagesRepository } from './contact-messages.repository.ts';

/** Number of messages, for the console. Months are those of Kampala. */
export interface ContactSummary {
  total: number;
  unread: number;
  thisMonth: number;
  lastMonth: number;
}

/** The public part of the domain: everyone may write to the office. */
@Injectable()
export class ContactService {
  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly limits: PersonRateLimits,
  ) {}

  /** @throws DomainError 429 if this e-mail address or phone number has written too often within the hour */
  async send(
    { firstName, lastName, email, phone, message }: ContactRequest,
    language: TranslationLanguage | null,
  ): Promise<ContactReceipt> {
    await this.limits.take('form', { email, phone });
    const { id } = await this.messages.insert({
      firstName,
      lastName,
      email,
      phone: phone ?? null,
      message,
      language,
      isRead: false,
      isAnswered: false,
      createdAt: new Date(),
      deletedAt: null,
    });
    return { id };
  }

  async getSummary(now: Date): Promise<ContactSummary> {
    const thisMonth = kampalaMonthStart(now);
    const lastMonth = kampalaMonthStart(new Date(thisMonth.getTime() - 1));
    return {
      ...(await this.messages.countByState()),
      thisMonth: await this.messages.countSent(thisMonth, new Date(now.getTime() + 1)),
      lastMonth: await this.messages.countSent(lastMonth, thisMonth),
    };
  }

  /** Number of messages sent in each of the periods. @param bounds starts of the periods, and the end of the last one */
  countByPeriod(bounds: readonly Date[]): Promise<number[]> {
    return this.messages.countByPeriod(bounds);
  }
}
