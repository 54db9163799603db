import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import type { MessageLanguage } from '../../platform/message-templates/message-template.ts';
import { addressKey } from '../../platform/outbox/address-key.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { PersonRateLimits } from '../../platform/rate-limits/rate-limits-per-person.ts';
import { NewsletterSubscribersRepository } from './newsletter-subscribers.repository.ts';
import { Unsubscriptions } from './unsubscriptions.ts';
import { welcomeEmail } from './welcome-email.ts';

/** Subscriptions to the newsletter. No response reveals whether an address is known. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly outbox: OutboxService,
    private readonly limits: PersonRateLimits,
    private readonly database: Database,
    private readonly unsubscriptions: Unsubscriptions,
  ) {}

  /** Sends a welcome e-mail to a new or returning subscriber, in the same transaction; for a current subscriber nothing changes. @throws DomainError 429 */
  async subscribe(email: string, language: TranslationLanguage | null): Promise<void> {
    await this.limits.take('form', { email });
    await this.database.transaction(async () => {
      const token = await this.enter(email, language, new Date());
      if (token === null) return;
      const linkIn = (written: MessageLanguage) => this.unsubscriptions.linkOf(token, written);
      await this.outbox.enqueue(welcomeEmail(email, linkIn, language));
    });
  }

  /** Returns the token of a person who was not subscribed until now, otherwise null. */
  private async enter(email: string, language: TranslationLanguage | null, now: Date): Promise<string | null> {
    const key = addressKey(email);
    await this.unsubscriptions.lift(key);
    const known = await this.subscribers.findByEmailKey(key);
    if (known)
      return known.unsubscribedAt !== null &&
        (await this.subscribers.resubscribe(known.id, { email, language, subscribedAt: now }))
        ? known.token
        : null;
    const token = randomBytes(16).toString('hex');
    try {
      await this.subscribers.insert({ email, emailKey: key, token, language, subscribedAt: now, unsubscribedAt: null });
      return token;
    } catch (error) {
      // Two requests sent the same address at the same time; the other request sends the welcome e-mail.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}
