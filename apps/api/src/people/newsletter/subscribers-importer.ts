import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ImportRegistry } from '../../platform/imports/import-registry.ts';
import type { Importer, ImportField, ItemState, KnownItem } from '../../platform/imports/importer.ts';
import { importLabels, importTexts } from '../../platform/imports/imports.copy.ts';
import { inParts } from '../../platform/imports/in-parts.ts';
import { addressKey } from '../../platform/outbox/address-key.ts';
import { MailSuppressionsRepository } from '../../platform/outbox/mail-suppressions.repository.ts';
import { newsletterTexts } from './newsletter.copy.ts';
import { NewsletterSubscriptionRequest } from './newsletter.dto.ts';
import { NewsletterSubscribersRepository } from './newsletter-subscribers.repository.ts';

const fields: ImportField[] = [
  {
    name: 'email',
    label: importLabels.email,
    isRequired: true,
    example: 'mary.akello@example.org',
    aliases: ['e-mail address', 'mail', 'subscriber'],
  },
];

/** Imports subscribers from another list. They get no welcome e-mail. People who have left, or whose mailbox does not exist, are not resubscribed. */
@Injectable()
export class SubscribersImporter implements Importer<NewsletterSubscriptionRequest> {
  readonly kind = 'subscribers';
  readonly fields = fields;
  readonly request = NewsletterSubscriptionRequest;
  readonly affirmation = importTexts.subscribersAgreed;

  constructor(
    registry: ImportRegistry,
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly suppressions: MailSuppressionsRepository,
  ) {
    registry.register(this);
  }

  titleOf({ email }: NewsletterSubscriptionRequest): string {
    return email;
  }

  keyOf({ email }: NewsletterSubscriptionRequest): string {
    return addressKey(email);
  }

  async findKnown(requests: readonly NewsletterSubscriptionRequest[]): Promise<Map<string, KnownItem>> {
    const keys = requests.map((request) => this.keyOf(request));
    const suppressed = await inParts(keys, async (part) => [...(await this.suppressions.findKeys(part))]);
    const subscribers = await inParts(keys, (part) => this.subscribers.findByEmailKeys(part));
    const { left } = newsletterTexts;
    return new Map<string, KnownItem>([
      ...suppressed.map((key) => [key, { id: 0, reason: left }] as const),
      ...subscribers.map(
        ({ id, emailKey, unsubscribedAt }) =>
          [emailKey, { id, reason: unsubscribedAt === null ? newsletterTexts.known : left }] as const,
      ),
    ]);
  }

  create({ email }: NewsletterSubscriptionRequest): Promise<number> {
    return this.subscribers.insert({
      email,
      emailKey: addressKey(email),
      token: randomBytes(16).toString('hex'),
      language: null,
      subscribedAt: new Date(),
      unsubscribedAt: null,
    });
  }

  async statesOf(ids: readonly number[]): Promise<Map<number, ItemState>> {
    return new Map(
      (await this.subscribers.findByIds(ids)).map(({ id, email, subscribedAt, unsubscribedAt }) => [
        id,
        { state: JSON.stringify([email, subscribedAt, unsubscribedAt]), title: email },
      ]),
    );
  }

  remove(id: number): Promise<void> {
    return this.subscribers.delete(id);
  }
}
