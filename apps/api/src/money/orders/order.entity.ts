import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { OrderPayment, OrderPaymentState, OrderState, TranslationLanguage } from '@ministry/domain';

/** What somebody bought. Personal data; kept for seven years. */
@Entity('orders')
@Index('ux_orders_reference', ['reference'], { unique: true })
@Index('ix_orders_created', ['createdAt'])
@Index('ix_orders_made', ['isTest', 'createdAt'])
@Index('ix_orders_status', ['status', 'createdAt'])
@Index('ix_orders_held', ['heldUntil'])
@Index('ix_orders_email', ['customerEmail'])
export class Order {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** What the buyer quotes on the telephone. */
  @Column('varchar', { length: 20 })
  reference: string;

  /** With the reference it opens the order's page; nobody but the buyer gets it. */
  @Column('varchar', { length: 43 })
  secret: string;

  @Column('varchar', { length: 100 })
  customerName: string;

  @Column('varchar', { length: 254 })
  customerEmail: string;

  @Column('varchar', { length: 40, nullable: true })
  customerPhone: string | null;

  /** Cents of a dollar, the sum of the lines. */
  @Column('integer')
  cents: number;

  /** Whole shillings at `rate`: what is asked for. */
  @Column('integer')
  amount: number;

  /** Shillings for a dollar when it was ordered. */
  @Column('integer')
  rate: number;

  /** In which its buyer is written to; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  @Column('varchar', { length: 20 })
  payment: OrderPayment;

  @Column('varchar', { length: 20 })
  status: OrderState;

  @Column('varchar', { length: 20 })
  paymentStatus: OrderPaymentState;

  /** The lines' units are out of the stock; one conditional update takes or gives them back. */
  @Column('boolean')
  holdsStock: boolean;

  /** Until when an unpaid online order holds its stock; unset: without end. */
  @Column('datetime', { precision: 3, nullable: true })
  heldUntil: Date | null;

  /** What the office has to look at: paid twice, paid after it was cancelled. A sentence. */
  @Column('varchar', { length: 300, nullable: true })
  attention: string | null;

  /** Its payment was a test; no money moved. */
  @Column('boolean')
  isTest: boolean;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3, nullable: true })
  paidAt: Date | null;

  /** Counts locks: only a row that is changed is locked for the other nodes of a cluster. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
