import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import { SecretKey } from '../../platform/crypto/secret-key.ts';
import { Database } from '../../platform/database/database.ts';
import type { MessageLanguage } from '../../platform/message-templates/message-template.ts';
import { addressKey } from '../../platform/outbox/address-key.ts';
import { MailSuppressionsRepository } from '../../platform/outbox/mail-suppressions.repository.ts';
import { NewsletterSubscribersRepository } from './newsletter-subscribers.repository.ts';

/** Where the newsletter is ended: a page for people, a one-click address for mail programs (RFC 8058), which the headers name. */
export interface UnsubscribeLink {
  url: string;
  headers: Record<string, string>;
}

/** Stored with a subscriber, in welcome mails. */
const storedToken = /^[0-9a-f]{32}$/;
/** The key of an address, signed: also for anyone who is written to without being a subscriber. */
const signedToken = /^([0-9a-f]{64})\.([0-9a-f]{32})$/;

/** The links that end the newsletter, in every mail of it. Signed ones are computed, not stored: a copy of the database opens none. */
@Injectable()
export class Unsubscriptions {
  /** Derived once: a campaign signs thousands of links. */
  private signingKey: Buffer | undefined;

  constructor(
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly suppressions: MailSuppressionsRepository,
    private readonly database: Database,
    private readonly secret: SecretKey,
    private readonly config: Config,
  ) {}

  /** With a token that is stored. @param language in which its page asks */
  linkOf(token: string, language?: MessageLanguage): UnsubscribeLink {
    const url = `${this.config.publicUrl}/api/newsletter/unsubscribe?token=${token}${language ? `&language=${language}` : ''}`;
    return {
      url,
      headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  }

  linkFor(email: string, language?: MessageLanguage): UnsubscribeLink {
    const key = addressKey(email);
    return this.linkOf(`${key}.${this.sign(key)}`, language);
  }

  /** No campaign goes to the address any more. A token that means nothing, or has been used before, is as good. */
  async end(token: unknown, now = new Date()): Promise<void> {
    if (typeof token !== 'string') return;
    const [, key, signature] = signedToken.exec(token) ?? [];
    if (key !== undefined && signature !== undefined && isSameSecret(signature, this.sign(key)))
      await this.endOf(key, now);
    if (!storedToken.test(token)) return;
    const subscriber = await this.subscribers.findByToken(token);
    if (subscriber) await this.endOf(subscriber.emailKey, now);
  }

  /** Anyone who subscribes again is written to again. */
  lift(key: string): Promise<void> {
    return this.suppressions.lift(key);
  }

  private endOf(key: string, now: Date): Promise<void> {
    return this.database.transaction(async () => {
      await this.subscribers.end(key, now);
      await this.suppressions.addKey(key, 'unsubscribed', now);
    });
  }

  private sign(key: string): string {
    this.signingKey ??= this.secret.for('unsubscribe links');
    return createHmac('sha256', this.signingKey).update(key).digest('hex').slice(0, 32);
  }
}
