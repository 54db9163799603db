import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What happened to an order: a status, a payment status, or a note of the office. Never edited. */
@Entity('order_events')
@Index('ix_order_events_order', ['orderId', 'id'])
export class OrderEvent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  orderId: number;

  @Column('varchar', { length: 20 })
  kind: 'status' | 'payment' | 'note';

  @Column('varchar', { length: 20, nullable: true })
  from: string | null;

  @Column('varchar', { length: 20, nullable: true })
  to: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** Username of the admin; unset for the buyer, the provider and time. */
  @Column('varchar', { length: 40, nullable: true })
  by: string | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
