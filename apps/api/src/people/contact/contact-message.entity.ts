import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TranslationLanguage } from '@ministry/domain';

/** What somebody wrote to the office. Personal data; kept for 24 months. */
@Entity('contact_messages')
@Index('ix_contact_messages_created', ['createdAt'])
@Index('ix_contact_messages_standing', ['deletedAt', 'id'])
@Index('ix_contact_messages_unread', ['deletedAt', 'isRead', 'id'])
@Index('ix_contact_messages_unanswered', ['deletedAt', 'isAnswered', 'id'])
@Index('ix_contact_messages_sent', ['deletedAt', 'createdAt'])
export class ContactMessage {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 80 })
  firstName: string;

  @Column('varchar', { length: 80 })
  lastName: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 40, nullable: true })
  phone: string | null;

  @Column('text')
  message: string;

  /** Of the page that it came from; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  @Column('boolean')
  isRead: boolean;

  /** A letter went out, or somebody noted that it was answered another way. */
  @Column('boolean', { default: false })
  isAnswered: boolean;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** Set: out of the lists, and gone for good after thirty days. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
