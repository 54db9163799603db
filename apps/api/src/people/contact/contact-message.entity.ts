import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TranslationLanguage } from '@ministry/domain';

/** A message to the office. Personal data; kept for 24 months. */
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

  /** Language of the page with the form; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  @Column('boolean')
  isRead: boolean;

  /** The office replied by e-mail, or somebody marked the message as answered in another way. */
  @Column('boolean', { default: false })
  isAnswered: boolean;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** When set, the message is not in the lists, and it is removed for good thirty days later. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
