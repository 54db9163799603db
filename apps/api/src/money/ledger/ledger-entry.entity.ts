import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { GivingCategory, OfficeMethod, PayingBy } from '@ministry/domain';
import type { PayableName } from '../payments/payment.entity.ts';

/** Most characters of the number of an imported gift. */
export const ledgerReferenceLength = 100;

/** payment: through a provider; office: received by hand; refund: given back by the office; reversal: taken back by the provider. */
export type LedgerKind = 'payment' | 'office' | 'correction' | 'refund' | 'reversal';

/** Money received or given back. Entries are never edited or deleted; a mistake is corrected by a further entry. */
@Entity('ledger_entries')
@Index('ux_ledger_entries_payment', ['paymentId', 'kind'], { unique: true })
@Index('ix_ledger_entries_received', ['purpose', 'receivedOn'])
@Index('ix_ledger_entries_day', ['receivedOn', 'id'])
@Index('ix_ledger_entries_summed', ['purpose', 'isTest', 'receivedOn', 'amount'])
@Index('ix_ledger_entries_corrects', ['correctsId'])
@Index('ix_ledger_entries_order', ['orderId'])
@Index('ix_ledger_entries_reference', ['reference'])
@Index('ix_ledger_entries_deposit', ['depositId', 'receivedOn', 'id'])
export class LedgerEntry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 20 })
  purpose: PayableName;

  @Column('varchar', { length: 20 })
  kind: LedgerKind;

  /** Whole shillings; negative when money was given back. */
  @Column('integer')
  amount: number;

  /** Shillings for a dollar at that time. */
  @Column('integer')
  rate: number;

  /** Amount in US cents at that rate; for an order, its own price. */
  @Column('integer')
  cents: number;

  /** Currency that the office counted. Null if unknown, and for payments through a provider, which are always in shillings. */
  @Column('varchar', { length: 3, nullable: true })
  currency: 'UGX' | 'USD' | null;

  /** Purpose of a gift; null for orders. */
  @Column('varchar', { length: 20, nullable: true })
  category: GivingCategory | null;

  @Column('varchar', { length: 20, nullable: true })
  method: PayingBy | OfficeMethod | null;

  @Column('varchar', { length: 100 })
  name: string;

  @Column('varchar', { length: 254, nullable: true })
  email: string | null;

  @Column('varchar', { length: 40, nullable: true })
  phone: string | null;

  @Column('integer', { nullable: true })
  paymentId: number | null;

  @Column('integer', { nullable: true })
  orderId: number | null;

  /** The entry that this one corrects or takes back. */
  @Column('integer', { nullable: true })
  correctsId: number | null;

  /** The bank deposit that holds the entry; null while no deposit does. Apart from anonymisation, the only column that changes. */
  @Column('integer', { nullable: true })
  depositId: number | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** Number of an imported gift in the statement from which it came; by it the gift is recognised. Anonymisation keeps it. */
  @Column('varchar', { length: ledgerReferenceLength, nullable: true })
  reference: string | null;

  /** Calendar day in Kampala. */
  @Column('date')
  receivedOn: string;

  /** User name of the admin; null if the entry follows from a message of the provider. */
  @Column('varchar', { length: 40, nullable: true })
  recordedBy: string | null;

  /** Whether it was a test: no money moved. */
  @Column('boolean')
  isTest: boolean;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** Incremented to lock the row: in a cluster, the other nodes lock only a row that was changed. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
