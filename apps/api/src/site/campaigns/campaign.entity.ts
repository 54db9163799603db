import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CampaignAudience, CampaignChannel, CampaignState } from '@ministry/domain';

/** A newsletter with its text, its audience and its progress. Stores no addresses. */
@Entity('campaigns')
@Index('ix_campaigns_state', ['state', 'id'])
export class Campaign {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 150 })
  subject: string;

  @Column('varchar', { length: 5, default: 'email' })
  channel: CampaignChannel;

  /** Markdown; plain text for text messages. */
  @Column('text')
  body: string;

  @Column('varchar', { length: 12 })
  audience: CampaignAudience;

  /** Only for the audience 'event' */
  @Column('integer', { nullable: true })
  eventId: number | null;

  /** Only for the audience 'families': words in their address. */
  @Column('varchar', { length: 100, nullable: true })
  place: string | null;

  @Column('varchar', { length: 10 })
  state: CampaignState;

  @Column('datetime', { precision: 3, nullable: true })
  sendAt: Date | null;

  /** Number of addresses or phone numbers when sending began. */
  @Column('integer', { nullable: true })
  recipientCount: number | null;

  /** Progress: people of the audience with a higher id have not been written to yet. Changed in the transaction that enqueues the mails. */
  @Column('integer')
  lastRecipientId: number;

  /** Number of mails handed to the outbox. */
  @Column('integer')
  writtenCount: number;

  /** Time from which the rate allows further mails; null before the first. */
  @Column('datetime', { precision: 3, nullable: true })
  budgetFrom: Date | null;

  /** Set when no mail is waiting any more; until then the messages in the outbox are counted. */
  @Column('integer', { nullable: true })
  sentCount: number | null;

  @Column('integer', { nullable: true })
  failedCount: number | null;

  /** When the last mail was handed over, or the campaign was cancelled. */
  @Column('datetime', { precision: 3, nullable: true })
  finishedAt: Date | null;

  /** Grows with each change of the office. */
  @Column('integer')
  version: number;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;

  @Column('varchar', { length: 40, nullable: true })
  updatedBy: string | null;
}
