import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { GivingCategory, OfficeMethod, PayingBy } from '@ministry/domain';
import type { PayableName } from '../payments/payment.entity.ts';

/** payment: through a provider; office: received by hand; refund: given back by the office; reversal: taken back by the provider. */
export type LedgerKind = 'payment' | 'office' | 'correction' | 'refund' | 'reversal';

/** Money that came or went. Never edited and never deleted; what was wrong is made right by a further entry. */
@Entity('ledger_entries')
@Index('ux_ledger_entries_payment', ['paymentId', 'kind'], { unique: true })
@Index('ix_ledger_entries_received', ['purpose', 'receivedOn'])
@Index('ix_ledger_entries_day', ['receivedOn', 'id'])
@Index('ix_ledger_entries_summed', ['purpose', 'isTest', 'receivedOn', 'amount'])
@Index('ix_ledger_entries_corrects', ['correctsId'])
@Index('ix_ledger_entries_order', ['orderId'])
@Index('ix_ledger_entries_deposit', ['depositId', 'receivedOn', 'id'])
export class LedgerEntry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 20 })
  purpose: PayableName;

  @Column('varchar', { length: 20 })
  kind: LedgerKind;

  /** Whole shillings; below nought where money went back. */
  @Column('integer')
  amount: number;

  /** Shillings for a dollar at that time. */
  @Column('integer')
  rate: number;

  /** The amount in cents of a dollar at that rate; of an order its own price. */
  @Column('integer')
  cents: number;

  /** What the office counted; unset where it is not known, and where a provider collected it, which is always shillings. */
  @Column('varchar', { length: 3, nullable: true })
  currency: 'UGX' | 'USD' | null;

  /** What a gift is for; unset for orders. */
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

  /** The entry that this one makes right. */
  @Column('integer', { nullable: true })
  correctsId: number | null;

  /** The deposit that holds it; unset while it waits for one. The one thing of an entry that changes. */
  @Column('integer', { nullable: true })
  depositId: number | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** Plain day in Kampala. */
  @Column('date')
  receivedOn: string;

  /** Username of the admin; unset where the provider said it. */
  @Column('varchar', { length: 40, nullable: true })
  recordedBy: string | null;

  /** No money moved. */
  @Column('boolean')
  isTest: boolean;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** Counts locks: only a row that is changed is locked for the other nodes of a cluster. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
