import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Product } from '../products/product.entity.ts';
import { Order } from './order.entity.ts';

/** One product of an order, with its name and price at the time of the order. */
@Entity('order_lines')
@Index('ix_order_lines_order', ['orderId'])
@Index('ix_order_lines_product', ['productId'])
export class OrderLine {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_lines_order' })
  order?: Relation<Order>;

  @Column('integer')
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_order_lines_product' })
  product?: Relation<Product>;

  @Column('varchar', { length: 200 })
  name: string;

  /** Price of one unit in US cents. */
  @Column('integer')
  cents: number;

  @Column('integer')
  quantity: number;
}
