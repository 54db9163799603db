import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ProductCategory } from '@ministry/domain';

/** A product of the store. */
@Entity('products')
@Index('ix_products_standing', ['deletedAt', 'isActive', 'name'])
export class Product {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 200 })
  name: string;

  @Column('text')
  description: string;

  /** Price in US cents. */
  @Column('integer')
  cents: number;

  @Column('varchar', { length: 20 })
  category: ProductCategory;

  @Column('varchar', { length: 2048, nullable: true })
  imageUrl: string | null;

  /** Never negative. Changed only by conditional updates, each with its `StockMovement`. */
  @Column('integer')
  stockQuantity: number;

  @Column('boolean')
  isActive: boolean;

  /** Number of edits; a sale is not an edit. */
  @Column('integer')
  version: number;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;

  /** When it was deleted: it is hidden from the lists, but kept, since orders and stock movements refer to it; it can be restored. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
