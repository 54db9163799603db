import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ContactMessage } from './contact-message.entity.ts';

/** An answer of the office by e-mail; kept and removed with the message. */
@Entity('contact_replies')
@Index('ix_contact_replies_message', ['messageId'])
export class ContactReply {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  messageId: number;

  @ManyToOne(() => ContactMessage, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'messageId', foreignKeyConstraintName: 'fk_contact_replies_message' })
  message?: Relation<ContactMessage>;

  @Column('text')
  content: string;

  /** User name of the admin who wrote it. */
  @Column('varchar', { length: 40 })
  author: string;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** Key of the e-mail in the outbox, which knows its delivery status. */
  @Column('varchar', { length: 36 })
  outboxKey: string;
}
