import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PayingBy, PaymentProviderName, PaymentState, TranslationLanguage } from '@ministry/domain';

export type PayableName = 'donation' | 'order';

/** One attempt to collect money through a provider. Who pays stands with what is paid for. */
@Entity('payments')
@Index('ux_payments_reference', ['reference'], { unique: true })
@Index('ux_payments_provider_id', ['provider', 'providerId'], { unique: true })
@Index('ix_payments_subject', ['purpose', 'subjectId'])
@Index('ix_payments_due', ['provider', 'nextCheckAt'])
@Index('ix_payments_created', ['createdAt'])
export class Payment {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** What the provider and the payer know it by; new for each attempt, and not to be guessed. */
  @Column('varchar', { length: 50 })
  reference: string;

  @Column('varchar', { length: 20 })
  provider: PaymentProviderName;

  /** The provider's own name for it; unset until it has told. */
  @Column('varchar', { length: 64, nullable: true })
  providerId: string | null;

  @Column('varchar', { length: 20 })
  purpose: PayableName;

  /** Id of the donation or order. */
  @Column('integer')
  subjectId: number;

  /** Whole shillings. */
  @Column('integer')
  amount: number;

  /** Shillings for a dollar on that day. */
  @Column('integer')
  rate: number;

  /** What the payer chose on our page; then what the provider says was used on its own, which offers more. */
  @Column('varchar', { length: 20, nullable: true })
  method: PayingBy | null;

  /** In which the payer reads, that of the page of the form; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  /** No money moves. */
  @Column('boolean')
  isTest: boolean;

  @Column('varchar', { length: 20 })
  status: PaymentState;

  /** The provider's page; unset until the provider has opened one. */
  @Column('varchar', { length: 2048, nullable: true })
  checkoutUrl: string | null;

  /** Until when one process has the provider open its page; no other may ask for it meanwhile. */
  @Column('datetime', { precision: 3, nullable: true })
  startingUntil: Date | null;

  /** The provider's own receipt number. */
  @Column('varchar', { length: 64, nullable: true })
  receipt: string | null;

  /** Why it did not go through, or what the office should look at; a sentence without personal data. */
  @Column('varchar', { length: 300, nullable: true })
  remark: string | null;

  /** Money came that does not fit, whatever became of the payment; until the office says that it is settled. */
  @Column('boolean', { name: 'needsLook' })
  needsReview: boolean;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** When it came into the state it is in. */
  @Column('datetime', { precision: 3 })
  movedAt: Date;

  /** When the provider is asked next; unset: no more. */
  @Column('datetime', { precision: 3, nullable: true })
  nextCheckAt: Date | null;

  /** How often the provider has been asked. */
  @Column('integer')
  checks: number;

  /** Counts locks: only a row that is changed is locked for the other nodes of a cluster. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
