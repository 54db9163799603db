import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Product } from './product.entity.ts';

export const stockMovementKinds = ['first', 'counted', 'ordered', 'returned'] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

/** A change of a product's stock, with its reason; the sum of all changes is the stock. Never edited. */
@Entity('stock_moves')
@Index('ix_stock_moves_product', ['productId', 'id'])
@Index('ix_stock_moves_order', ['orderId'])
export class StockMovement {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_stock_moves_product' })
  product?: Relation<Product>;

  @Column('varchar', { length: 20 })
  kind: StockMovementKind;

  @Column('integer')
  change: number;

  @Column('integer', { nullable: true })
  orderId: number | null;

  /** User name of the admin; null for a buyer and for changes by time. */
  @Column('varchar', { length: 40, nullable: true })
  by: string | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
