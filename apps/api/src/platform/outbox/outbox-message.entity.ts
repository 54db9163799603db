import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** How a message travels. */
export const outboxChannels = ['email', 'text', 'push'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** `dead`: given up, to be looked at by a person. */
export const outboxStatuses = ['waiting', 'sent', 'dead'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

/** A file that travels with an e-mail. */
export interface OutboxAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** A message that must leave; written in the transaction of what caused it. Personal data. */
@Entity('outbox_messages')
@Index('ix_outbox_messages_due', ['status', 'nextAttemptAt'])
@Index('uq_outbox_messages_key', ['messageKey'], { unique: true })
@Index('ix_outbox_messages_campaign', ['campaignId', 'status'])
export class OutboxMessage {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** Stays the same over every attempt, so that a receiver can tell a repetition. */
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

  /** Further headers of an e-mail, by name; of a notification `expires` and `topic`. */
  @Column('simple-json', { nullable: true })
  headers: Record<string, string> | null;

  /** Of a message of a campaign, which leaves in a lane of its own; its text is not kept once it was sent. */
  @Column('integer', { nullable: true })
  campaignId: number | null;

  @Column('varchar', { length: 10 })
  status: OutboxStatus;

  @Column('integer')
  attempts: number;

  @Column('varchar', { length: 500, nullable: true })
  lastError: string | null;

  /** Nobody else tries before this; while a worker is sending it is the end of that worker's lease. */
  @Column('datetime', { precision: 3 })
  nextAttemptAt: Date;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3, nullable: true })
  sentAt: Date | null;
}
