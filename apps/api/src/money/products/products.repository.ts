import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Repository, type SelectQueryBuilder } from 'typeorm';
import { lowStockBelow } from '@ministry/domain';
import type { IdRange } from '../../platform/database/batches.ts';
import { searchIn } from '../../platform/database/search.ts';
import type { Page, PageQuery } from '../../platform/http/paged.ts';
import type { ProductListQuery } from './product.dto.ts';
import { Product } from './product.entity.ts';
import { productNotFound } from './products.errors.ts';
import { StockMovement } from './stock-movement.entity.ts';

const notDeleted = 'product.deletedAt IS NULL';
const conditions: Record<ProductListQuery['status'], string> = {
  listed: `${notDeleted} AND product.isActive = :yes AND product.stockQuantity > 0`,
  all: notDeleted,
  active: `${notDeleted} AND product.isActive = :yes`,
  inactive: `${notDeleted} AND product.isActive = :no`,
  low: `${notDeleted} AND product.stockQuantity < :low`,
  deleted: 'product.deletedAt IS NOT NULL',
};

@Injectable()
export class ProductsRepository {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    @InjectRepository(StockMovement) private readonly movements: Repository<StockMovement>,
  ) {}

  /** Products that were created at one of these times and have not been changed since. */
  findSeeded(moments: readonly Date[]): Promise<Product[]> {
    const at = In([...moments]);
    return this.products.find({
      where: { createdAt: at, updatedAt: at, version: 1, deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
  }

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
    return this.products.findOneBy({ id });
  }

  /** The existing products with these ids, including deleted ones, ordered by id. */
  findByIds(ids: readonly number[]): Promise<Product[]> {
    return this.products.find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** The products with ids above `after` that are not deleted, by id. */
  listAfter(after: number, limit: number): Promise<Product[]> {
    return this.products.find({
      where: { id: MoreThan(after), deletedAt: IsNull() },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Names of all products that are not deleted. */
  listNames(): Promise<Pick<Product, 'id' | 'name'>[]> {
    return this.products.find({
      select: { id: true, name: true },
      where: { deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
  }

  /** Those of the products of which an order has ever taken units. */
  async findOrdered(ids: readonly number[]): Promise<Set<number>> {
    const movements = await this.movements.find({
      select: { productId: true },
      where: { productId: In([...ids]), kind: 'ordered' },
    });
    return new Set(movements.map(({ productId }) => productId));
  }

  /**
   * Locks the product until the end of the current transaction and returns it. Several products must be locked in the order
   * of their ids.
   * @throws DomainError 404
   */
  async lockForUpdate(id: number): Promise<Product> {
    await this.products.update({ id }, { id });
    const product = await this.findById(id);
    if (!product) throw productNotFound();
    return product;
  }

  async insert(columns: Omit<Product, 'id'>): Promise<Product> {
    const { identifiers } = await this.products.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  async update(id: number, columns: Partial<Product>): Promise<void> {
    await this.products.update({ id }, columns);
  }

  /** Takes units of a product that the store shows, at this price. Returns false, and changes nothing, if that is not possible. */
  async take(id: number, quantity: number, cents: number): Promise<boolean> {
    const taken = await this.products
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

  /** Takes units at any price, even if the store no longer shows the product. Returns false if there are not enough. */
  async takeAgain(id: number, quantity: number): Promise<boolean> {
    const taken = await this.products
      .createQueryBuilder()
      .update()
      .set({ stockQuantity: () => 'stockQuantity - :quantity' })
      .where('id = :id AND stockQuantity >= :quantity', { id, quantity })
      .execute();
    return taken.affected === 1;
  }

  async restock(id: number, quantity: number): Promise<void> {
    await this.products.increment({ id }, 'stockQuantity', quantity);
  }

  async insertMovement(columns: Omit<StockMovement, 'id' | 'product'>): Promise<void> {
    await this.movements.insert(columns);
  }

  /** The stock movements of a product, latest first, and how many there are. */
  async listMovements(productId: number, { limit, offset }: PageQuery): Promise<Page<StockMovement>> {
    const [items, total] = await this.movements.findAndCount({
      where: { productId },
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { items, total };
  }

  /** Products with low stock, fewest units first. */
  listLow(limit: number): Promise<Product[]> {
    return this.products.find({
      where: { deletedAt: IsNull(), stockQuantity: LessThan(lowStockBelow) },
      order: { stockQuantity: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** Ids in this range of products that the store shows, ordered by id. */
  listListedIds({ after, through }: IdRange, limit: number): Promise<{ id: number }[]> {
    return this.matching({ status: 'listed' })
      .andWhere('product.id > :after AND product.id <= :through', { after, through })
      .select('product.id', 'id')
      .orderBy('product.id', 'ASC')
      .limit(limit)
      .getRawMany<{ id: number }>();
  }

  count(status: ProductListQuery['status']): Promise<number> {
    return this.matching({ status }).getCount();
  }

  private matching({
    status,
    category,
    search,
  }: Pick<ProductListQuery, 'status' | 'category' | 'search'>): SelectQueryBuilder<Product> {
    const rows = this.products
      .createQueryBuilder('product')
      .where(conditions[status], { yes: true, no: false, low: lowStockBelow });
    if (category) rows.andWhere('product.category = :category', { category });
    searchIn(rows, search, ['product.name', 'product.description']);
    return rows;
  }
}
