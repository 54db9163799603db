import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { FamiliesAdminService } from '../../people/families/families-admin.service.ts';
import { NewsletterAdminService } from '../../people/newsletter/newsletter-admin.service.ts';
import { inBatches } from '../../platform/database/batches.ts';
import { addressKey } from '../../platform/outbox/address-key.ts';
import { MailSuppressionsRepository } from '../../platform/outbox/mail-suppressions.repository.ts';
import type { AnyText } from '../../platform/texts/sentence.ts';
import { internationalPhone } from '../../platform/validation/phone.ts';
import { EventRegistrationsService } from '../../publishing/events/event-registrations.service.ts';
import type { Campaign } from './campaign.entity.ts';
import { newsletterFrameTexts } from './campaigns.copy.ts';

/** Who a campaign goes to. */
export type Audience = Pick<Campaign, 'channel' | 'audience' | 'eventId' | 'place'>;

export interface Recipient {
  id: number;
  /** E-mail address or international phone number; null where the person gave none. */
  address: string | null;
  /** Language of the person; null: the original. */
  language: TranslationLanguage | null;
}

interface Person {
  id: number;
  email: string;
  phone?: string | null;
  language: TranslationLanguage | null;
}

/** Reads the people of each audience, sorted by id. An address may occur more than once. */
@Injectable()
export class CampaignRecipients {
  constructor(
    private readonly newsletter: NewsletterAdminService,
    private readonly registrations: EventRegistrationsService,
    private readonly families: FamiliesAdminService,
    private readonly suppressions: MailSuppressionsRepository,
  ) {}

  async listAfter({ channel, ...audience }: Audience, id: number, limit: number): Promise<Recipient[]> {
    const people = await this.listPeople(audience, id, limit);
    return people.map((person) => ({
      id: person.id,
      address: channel === 'text' ? internationalPhone(person.phone) : person.email,
      language: person.language,
    }));
  }

  /** The number of addresses that would get the campaign now. */
  async count(audience: Audience): Promise<number> {
    // Subscribers have distinct addresses, and suppressed ones are no longer subscribed, except for the few whose mailbox does not exist.
    if (audience.audience === 'newsletter') return (await this.newsletter.getSummary(new Date())).count;
    const keys = new Set<string>();
    const batches = inBatches<Recipient>((last, limit) => this.listAfter(audience, last?.id ?? 0, limit));
    for await (const people of batches) {
      const found = people.flatMap(({ address }) => (address === null ? [] : addressKey(address)));
      const suppressed = await this.suppressions.findKeys(found);
      for (const key of found) if (!suppressed.has(key)) keys.add(key);
    }
    return keys.size;
  }

  /** Why the reader of a mail gets it. */
  async reason({ audience, eventId }: Audience): Promise<AnyText> {
    if (audience === 'families') return newsletterFrameTexts.toFamily;
    if (audience === 'newsletter') return newsletterFrameTexts.toSubscriber;
    const event = await this.registrations.titleOf(eventId ?? 0);
    return event === null ? newsletterFrameTexts.toRegisteredBefore : newsletterFrameTexts.toRegistered({ event });
  }

  private listPeople(
    { audience, eventId, place }: Omit<Audience, 'channel'>,
    id: number,
    limit: number,
  ): Promise<Person[]> {
    if (audience === 'event') return this.registrations.listAddresses(eventId ?? 0, id, limit);
    if (audience === 'families') return this.families.listAddresses(place ?? '', id, limit);
    return this.newsletter.listAfter(id, limit);
  }

  /** Whether there is such an event. */
  async hasEvent(eventId: number): Promise<boolean> {
    return (await this.registrations.titleOf(eventId)) !== null;
  }
}
