import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One product of an order, with the name and the price it had then. */
@Entity('order_lines')
@Index('ix_order_lines_order', ['orderId'])
@Index('ix_order_lines_product', ['productId'])
export class OrderLine {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  orderId: number;

  @Column('integer')
  productId: number;

  @Column('varchar', { length: 200 })
  name: string;

  /** Cents of a dollar for one. */
  @Column('integer')
  cents: number;

  @Column('integer')
  quantity: number;
}
