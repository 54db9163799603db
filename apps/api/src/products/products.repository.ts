import { Injectable } from '@nestjs/common';
import { lowStockBelow } from '@ministry/domain';
import { In, IsNull, LessThan, type SelectQueryBuilder } from 'typeorm';
import type { Page, PageQuery } from '../common/http/paged.ts';
import { searchIn } from '../common/search.ts';
import { Database } from '../database/database.ts';
import type { ProductListQuery } from './product.dto.ts';
import { Product } from './product.entity.ts';
import { StockMove } from './stock-move.entity.ts';

const kept = 'product.deletedAt IS NULL';
const conditions: Record<ProductListQuery['status'], string> = {
  listed: `${kept} AND product.isActive = :yes AND product.stockQuantity > 0`,
  all: kept,
  active: `${kept} AND product.isActive = :yes`,
  inactive: `${kept} AND product.isActive = :no`,
  low: `${kept} AND product.stockQuantity < :low`,
  deleted: 'product.deletedAt IS NOT NULL',
};

@Injectable()
export class ProductsRepository {
  constructor(private readonly database: Database) {}

  /** One page of the products that match, and how many match. */
  async list({
    sort,
    limit,
    offset,
    ...filter
  }: Pick<ProductListQuery, 'status' | 'category' | 'search' | 'sort' | 'limit' | 'offset'>): Promise<Page<Product>> {
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    const column = sort.replace('-', '');
    const rows = this.matching(filter)
      .orderBy(`product.${column === 'price' ? 'cents' : column}`, direction)
      .addOrderBy('product.id', direction);
    const [items, total] = await rows.offset(offset).limit(limit).getManyAndCount();
    return { items, total };
  }

  findById(id: number): Promise<Product | null> {
    return this.database.repository(Product).findOneBy({ id });
  }

  /** The rows of those ids that exist, deleted ones too, in the order of their ids. */
  findByIds(ids: readonly number[]): Promise<Product[]> {
    return this.database.repository(Product).find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** Makes whoever else would change the product wait until the transaction under way ends. Several: in the order of their ids. */
  async hold(id: number): Promise<void> {
    await this.database.repository(Product).update({ id }, { id });
  }

  async insert(columns: Omit<Product, 'id'>): Promise<Product> {
    const { identifiers } = await this.database.repository(Product).insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  async update(id: number, columns: Partial<Product>): Promise<void> {
    await this.database.repository(Product).update({ id }, columns);
  }

  /** Takes units of a product that the store shows, at that price; false, and nothing is done, where that cannot be. */
  async take(id: number, quantity: number, cents: number): Promise<boolean> {
    const taken = await this.database
      .repository(Product)
      .createQueryBuilder()
      .update()
      .set({ stockQuantity: () => 'stockQuantity - :quantity' })
      .where('id = :id AND isActive = :yes AND deletedAt IS NULL AND cents = :cents AND stockQuantity >= :quantity', {
        id,
        yes: true,
        cents,
        quantity,
      })
      .execute();
    return taken.affected === 1;
  }

  /** Takes units, whether the store still shows the product or not, at whatever price; false where there are not so many. */
  async takeAgain(id: number, quantity: number): Promise<boolean> {
    const taken = await this.database
      .repository(Product)
      .createQueryBuilder()
      .update()
      .set({ stockQuantity: () => 'stockQuantity - :quantity' })
      .where('id = :id AND stockQuantity >= :quantity', { id, quantity })
      .execute();
    return taken.affected === 1;
  }

  async giveBack(id: number, quantity: number): Promise<void> {
    await this.database.repository(Product).increment({ id }, 'stockQuantity', quantity);
  }

  async insertMove(columns: Omit<StockMove, 'id' | 'product'>): Promise<void> {
    await this.database.repository(StockMove).insert(columns);
  }

  /** The moves of a product's stock, the latest first, and how many there are. */
  async listMoves(productId: number, { limit, offset }: PageQuery): Promise<Page<StockMove>> {
    const [items, total] = await this.database
      .repository(StockMove)
      .findAndCount({ where: { productId }, order: { id: 'DESC' }, take: limit, skip: offset });
    return { items, total };
  }

  /** Products by what they are called that have fewer units than is low, the fewest first. */
  listLow(limit: number): Promise<Product[]> {
    return this.database
      .repository(Product)
      .find({
        where: { deletedAt: IsNull(), stockQuantity: LessThan(lowStockBelow) },
        order: { stockQuantity: 'ASC', id: 'ASC' },
        take: limit,
      });
  }

  count(status: ProductListQuery['status']): Promise<number> {
    return this.matching({ status }).getCount();
  }

  private matching({
    status,
    category,
    search,
  }: Pick<ProductListQuery, 'status' | 'category' | 'search'>): SelectQueryBuilder<Product> {
    const rows = this.database
      .repository(Product)
      .createQueryBuilder('product')
      .where(conditions[status], { yes: true, no: false, low: lowStockBelow });
    if (category) rows.andWhere('product.category = :category', { category });
    searchIn(rows, search, ['product.name', 'product.description']);
    return rows;
  }
}
