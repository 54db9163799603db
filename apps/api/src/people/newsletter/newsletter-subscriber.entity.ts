import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TranslationLanguage } from '@ministry/domain';

/** Who gets the newsletter, or has left it. Personal data. */
@Entity('newsletter_subscribers')
@Index('uq_newsletter_subscribers_email', ['emailKey'], { unique: true })
@Index('uq_newsletter_subscribers_token', ['token'], { unique: true })
@Index('ix_newsletter_subscribers_current', ['unsubscribedAt', 'subscribedAt', 'id'])
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** As it was typed last. */
  @Column('varchar', { length: 254 })
  email: string;

  /** SHA-256 of the address without regard to case: which addresses are the same, whatever a database's collation thinks. */
  @Column('varchar', { length: 64 })
  emailKey: string;

  /** 32 random hex digits: anyone who has them may end the subscription, and nothing else. The same for the life of the row, so that old letters keep a working link. */
  @Column('varchar', { length: 32 })
  token: string;

  /** In which our words around a newsletter are; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  /** The last time. */
  @Column('datetime', { precision: 3 })
  subscribedAt: Date;

  @Column('datetime', { precision: 3, nullable: true })
  unsubscribedAt: Date | null;
}
