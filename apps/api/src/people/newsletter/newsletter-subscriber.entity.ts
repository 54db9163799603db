import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TranslationLanguage } from '@ministry/domain';

/** A current or former subscriber of the newsletter. Personal data. */
@Entity('newsletter_subscribers')
@Index('uq_newsletter_subscribers_email', ['emailKey'], { unique: true })
@Index('uq_newsletter_subscribers_token', ['token'], { unique: true })
@Index('ix_newsletter_subscribers_current', ['unsubscribedAt', 'subscribedAt', 'id'])
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** The address as it was last typed. */
  @Column('varchar', { length: 254 })
  email: string;

  /** SHA-256 of the address, ignoring case. It decides which addresses are the same, independently of the collation of the database. */
  @Column('varchar', { length: 64 })
  emailKey: string;

  /** 32 random hex digits, which allow ending the subscription and nothing else. They never change, so that the links in old e-mails keep working. */
  @Column('varchar', { length: 32 })
  token: string;

  /** Language of the standard texts around a newsletter; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  /** When the person last subscribed. */
  @Column('datetime', { precision: 3 })
  subscribedAt: Date;

  @Column('datetime', { precision: 3, nullable: true })
  unsubscribedAt: Date | null;
}
