import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** How a message is delivered. */
export const outboxChannels = ['email', 'text', 'push'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** `dead`: failed for good; a person has to look at the message. */
export const outboxStatuses = ['waiting', 'sent', 'dead'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

/** A file that is attached to an e-mail. */
export interface OutboxAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** A message to send, stored in the transaction of its cause. Contains personal data. */
@Entity('outbox_messages')
@Index('ix_outbox_messages_due', ['status', 'nextAttemptAt'])
@Index('uq_outbox_messages_key', ['messageKey'], { unique: true })
@Index('ix_outbox_messages_campaign', ['campaignId', 'status'])
export class OutboxMessage {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** The same for all attempts, so that the receiver can recognise a repetition. */
  @Column('varchar', { length: 36 })
  messageKey: string;

  @Column('varchar', { length: 10 })
  channel: OutboxChannel;

  /** An e-mail address, an international phone number, or the id of a push subscription. */
  @Column('varchar', { length: 254 })
  recipient: string;

  @Column('varchar', { length: 255, nullable: true })
  subject: string | null;

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  html: string | null;

  @Column('simple-json', { nullable: true })
  attachments: OutboxAttachment[] | null;

  /** Additional headers of an e-mail by name, or `expires` and `topic` of a notification. */
  @Column('simple-json', { nullable: true })
  headers: Record<string, string> | null;

  /** Set for a message of a campaign, which has a separate queue and whose text is removed once it is sent. */
  @Column('integer', { nullable: true })
  campaignId: number | null;

  @Column('varchar', { length: 10 })
  status: OutboxStatus;

  @Column('integer')
  attempts: number;

  @Column('varchar', { length: 500, nullable: true })
  lastError: string | null;

  /** Earliest time of the next attempt. While a worker is sending the message: the end of that worker's lease. */
  @Column('datetime', { precision: 3 })
  nextAttemptAt: Date;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3, nullable: true })
  sentAt: Date | null;
}
