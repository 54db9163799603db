import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ProductCategory } from '@ministry/domain';

/** What the store sells. */
@Entity('products')
@Index('ix_products_standing', ['deletedAt', 'isActive', 'name'])
export class Product {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 200 })
  name: string;

  @Column('text')
  description: string;

  /** Cents of a dollar. */
  @Column('integer')
  cents: number;

  @Column('varchar', { length: 20 })
  category: ProductCategory;

  @Column('varchar', { length: 2048, nullable: true })
  imageUrl: string | null;

  /** Never below nought. Moves by conditional updates alone, each with its `StockMovement`. */
  @Column('integer')
  stockQuantity: number;

  @Column('boolean')
  isActive: boolean;

  /** Counts the edits; a sale is none. */
  @Column('integer')
  version: number;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;

  /** Set: out of the lists; kept, since orders and moves name it, and restorable. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
