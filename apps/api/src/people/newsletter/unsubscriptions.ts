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

/** The address that ends the newsletter: a page for people, and a one-click address for mail programs (RFC 8058) in the headers. */
export interface UnsubscribeLink {
  url: string;
  headers: Record<string, string>;
}

/** A token that is stored with a subscriber; welcome e-mails contain it. */
const storedToken = /^[0-9a-f]{32}$/;
/** The signed key of an address, which also works for recipients who are not subscribers. */
const signedToken = /^([0-9a-f]{64})\.([0-9a-f]{32})$/;

/** The links that end the newsletter, in each of its e-mails. Signed tokens are computed, not stored, so a copy of the database contains none. */
@Injectable()
export class Unsubscriptions {
  /** Derived once, because a campaign signs thousands of links. */
  private signingKey: Buffer | undefined;

  constructor(
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly suppressions: MailSuppressionsRepository,
    private readonly database: Database,
    private readonly secret: SecretKey,
    private readonly config: Config,
  ) {}

  /** The link with a token. @param language of the page that the link opens */
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

  /** Ends the subscription of the token's address and all campaigns to it. Invalid and used tokens are accepted without an error. */
  async end(token: unknown, now = new Date()): Promise<void> {
    if (typeof token !== 'string') return;
    const [, key, signature] = signedToken.exec(token) ?? [];
    if (key !== undefined && signature !== undefined && isSameSecret(signature, this.sign(key)))
      await this.endOf(key, now);
    if (!storedToken.test(token)) return;
    const subscriber = await this.subscribers.findByToken(token);
    if (subscriber) await this.endOf(subscriber.emailKey, now);
  }

  /** Allows campaigns to somebody who subscribes again. */
  lift(key: string): Promise<void> {
    return this.suppressions.lift(key);
  }

  private endOf(key: string, now: Date): Promise<void> {
    return this.database.transaction(async () => {
      await this.subscribers.endByEmailKey(key, now);
      await this.suppressions.addKey(key, 'unsubscribed', now);
    });
  }

  private sign(key: string): string {
    this.signingKey ??= this.secret.for('unsubscribe links');
    return createHmac('sha256', this.signingKey).update(key).digest('hex').slice(0, 32);
  }
}
