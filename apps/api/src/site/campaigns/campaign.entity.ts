import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CampaignAudience, CampaignChannel, CampaignState } from '@ministry/domain';

/** One newsletter: what is written, to whom, and how far it has come. Holds no address. */
@Entity('campaigns')
@Index('ix_campaigns_state', ['state', 'id'])
export class Campaign {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 150 })
  subject: string;

  @Column('varchar', { length: 5, default: 'email' })
  channel: CampaignChannel;

  /** Markdown; of a text message as it is. */
  @Column('text')
  body: string;

  @Column('varchar', { length: 12 })
  audience: CampaignAudience;

  /** Of the audience 'event' */
  @Column('integer', { nullable: true })
  eventId: number | null;

  /** Of the audience 'families': words in their address. */
  @Column('varchar', { length: 100, nullable: true })
  place: string | null;

  @Column('varchar', { length: 10 })
  state: CampaignState;

  @Column('datetime', { precision: 3, nullable: true })
  sendAt: Date | null;

  /** Addresses or numbers there were when sending began. */
  @Column('integer', { nullable: true })
  recipientCount: number | null;

  /** How far it has come: anyone who has a higher id in the audience was not written to yet. Raised together with the mails. */
  @Column('integer')
  lastRecipientId: number;

  /** Mails handed to the outbox. */
  @Column('integer')
  writtenCount: number;

  /** From here on the rate allows further mails; null before the first. */
  @Column('datetime', { precision: 3, nullable: true })
  budgetFrom: Date | null;

  /** Written down once no mail waits any more; until then the outbox knows. */
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
