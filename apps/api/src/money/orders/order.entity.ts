import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { OrderPayment, OrderPaymentState, OrderState, TranslationLanguage } from '@ministry/domain';
import type { OrderAttention } from './order-attention.ts';

/** An order of the store. Personal data; kept for seven years. */
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

  /** Reference that the buyer quotes on the telephone. */
  @Column('varchar', { length: 20 })
  reference: string;

  /** Opens the order's page together with the reference; only the buyer gets it. */
  @Column('varchar', { length: 43 })
  secret: string;

  @Column('varchar', { length: 100 })
  customerName: string;

  @Column('varchar', { length: 254 })
  customerEmail: string;

  @Column('varchar', { length: 40, nullable: true })
  customerPhone: string | null;

  /** Sum of the lines in US cents. */
  @Column('integer')
  cents: number;

  /** The amount to pay: whole shillings at `rate`. */
  @Column('integer')
  amount: number;

  /** Shillings for a dollar when it was ordered. */
  @Column('integer')
  rate: number;

  /** Language of messages to the buyer; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  @Column('varchar', { length: 20 })
  payment: OrderPayment;

  @Column('varchar', { length: 20 })
  status: OrderState;

  @Column('varchar', { length: 20 })
  paymentStatus: OrderPaymentState;

  /** Whether the units of the lines are taken from the stock; one conditional update takes or returns them. */
  @Column('boolean')
  holdsStock: boolean;

  /** Until when an unpaid online order holds its stock; null: without limit. */
  @Column('datetime', { precision: 3, nullable: true })
  heldUntil: Date | null;

  /** Why the office has to look at the order; null: it need not. */
  @Column('varchar', { length: 300, nullable: true })
  attention: OrderAttention | null;

  /** Whether the payment was a test: no money moved. */
  @Column('boolean')
  isTest: boolean;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3, nullable: true })
  paidAt: Date | null;

  /** Incremented to lock the row: in a cluster, the other nodes lock only a row that was changed. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
