import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PayingBy, PaymentProviderName, PaymentState, TranslationLanguage } from '@ministry/domain';

export type PayableName = 'donation' | 'order';

/** One attempt to collect money through a provider. The payer is stored with the donation or the order. */
@Entity('payments')
@Index('ux_payments_reference', ['reference'], { unique: true })
@Index('ux_payments_provider_id', ['provider', 'providerId'], { unique: true })
@Index('ix_payments_subject', ['purpose', 'subjectId'])
@Index('ix_payments_due', ['provider', 'nextCheckAt'])
@Index('ix_payments_created', ['createdAt'])
export class Payment {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** Reference that the provider and the payer know; new for each attempt, and not guessable. */
  @Column('varchar', { length: 50 })
  reference: string;

  @Column('varchar', { length: 20 })
  provider: PaymentProviderName;

  /** The provider's id of the payment; null until known. */
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

  /** Method that the payer chose on our page; later the one that was used on the provider's page, which offers more. */
  @Column('varchar', { length: 20, nullable: true })
  method: PayingBy | null;

  /** Language of the payer, from the page of the form; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  /** Whether it is a test: no money moves. */
  @Column('boolean')
  isTest: boolean;

  @Column('varchar', { length: 20 })
  status: PaymentState;

  /** Address of the provider's page; null until the provider has opened one. */
  @Column('varchar', { length: 2048, nullable: true })
  checkoutUrl: string | null;

  /** Until when one process is opening the provider's page; other processes must wait. */
  @Column('datetime', { precision: 3, nullable: true })
  startingUntil: Date | null;

  /** The provider's own receipt number. */
  @Column('varchar', { length: 64, nullable: true })
  receipt: string | null;

  /** Why the payment failed, or what the office should look at; a sentence without personal data. */
  @Column('varchar', { length: 300, nullable: true })
  remark: string | null;

  /** Code of the mismatch for which the office was last asked to review it: 'UGX 50000', 'already-counted'; null: none. */
  @Column('varchar', { length: 50, nullable: true })
  mismatch: string | null;

  /** Whether money arrived that does not match, whatever the status of the payment; until the office marks it as settled. */
  @Column('boolean', { name: 'needsLook' })
  needsReview: boolean;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** When the payment got its current status. */
  @Column('datetime', { precision: 3 })
  movedAt: Date;

  /** When the provider is asked next; null: never again. */
  @Column('datetime', { precision: 3, nullable: true })
  nextCheckAt: Date | null;

  /** How often the provider has been asked. */
  @Column('integer')
  checks: number;

  /** Incremented to lock the row: in a cluster, the other nodes lock only a row that was changed. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
