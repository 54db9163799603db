import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Order } from './order.entity.ts';

/** An event in the history of an order: a status, a payment status, or a note of the office. Never edited. */
@Entity('order_events')
@Index('ix_order_events_order', ['orderId', 'id'])
export class OrderEvent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_events_order' })
  order?: Relation<Order>;

  @Column('varchar', { length: 20 })
  kind: 'status' | 'payment' | 'note';

  @Column('varchar', { length: 20, nullable: true })
  from: string | null;

  @Column('varchar', { length: 20, nullable: true })
  to: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** User name of the admin; null for the buyer, the provider and changes by time. */
  @Column('varchar', { length: 40, nullable: true })
  by: string | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
