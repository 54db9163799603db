import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { requireAll } from '../../platform/errors/require-all.ts';
import type { Page, PageQuery } from '../../platform/http/paged.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { omitUndefined } from '../../publishing/content/content.dto.ts';
import {
  type ProductBulkAction,
  type ProductBulkRequest,
  type ProductBulkResponse,
  type ProductRemovalResponse,
  type ProductRequest,
  type ProductResponse,
  type StockMovementResponse,
  toProductColumns,
  toProductResponse,
  toStockMovementResponse,
} from './product.dto.ts';
import type { Product } from './product.entity.ts';
import { productChanged, productNotFound, productsNotFound, stockChanged } from './products.errors.ts';
import { ProductsRepository } from './products.repository.ts';
import { Stock } from './stock.ts';

/** Actions on products, each with its past tense for the audit log. */
const actions = {
  activate: { done: 'activated', columns: () => ({ isActive: true }) },
  deactivate: { done: 'deactivated', columns: () => ({ isActive: false }) },
  delete: { done: 'deleted', columns: (now) => ({ deletedAt: now }) },
  restore: { done: 'restored', columns: () => ({ deletedAt: null }) },
} satisfies Record<ProductBulkAction, { done: string; columns(now: Date): Partial<Product> }>;

/** Changes that admins make to products. */
@Injectable()
export class ProductsAdminService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly stock: Stock,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly settings: SiteSettingsService,
  ) {}

  create(request: ProductRequest): Promise<ProductResponse> {
    return this.database.transaction(async () => {
      const now = new Date();
      const blank = {
        description: '',
        imageUrl: null,
        isActive: true,
        version: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      };
      const product = await this.products.insert({
        ...blank,
        ...omitUndefined(toProductColumns(request)),
        stockQuantity: request.stockQuantity,
      });
      await this.stock.note('first', product.id, product.stockQuantity, { orderId: null, by: currentActor() });
      return this.record('created', null, product);
    });
  }

  /** Changes nothing if somebody else was faster, be it another admin or a buyer. @throws DomainError 404, 409 VERSION_CONFLICT or STOCK_CHANGED */
  update(id: number, request: ProductRequest): Promise<ProductResponse> {
    return this.database.transaction(async () => {
      const before = await this.products.lockForUpdate(id);
      if (before.deletedAt) throw productNotFound();
      if (request.version && request.version !== before.version) throw productChanged(before);
      if (typeof request.stockSeen === 'number' && request.stockSeen !== before.stockQuantity)
        throw stockChanged(before);
      const { stockQuantity } = request;
      await this.stock.note('counted', id, stockQuantity - before.stockQuantity, { orderId: null, by: currentActor() });
      return this.change(before, 'updated', { ...omitUndefined(toProductColumns(request)), stockQuantity });
    });
  }

  /** Hides the product from the lists; orders that contain it are not changed. @throws DomainError 404 */
  async delete(id: number): Promise<ProductRemovalResponse> {
    await this.apply('delete', [id], productNotFound);
    return { id };
  }

  /** @throws DomainError 404 */
  restore(id: number): Promise<ProductResponse> {
    return this.database.transaction(async () => {
      const [product] = await this.apply('restore', [id], productNotFound);
      if (!product) throw productNotFound();
      return product;
    });
  }

  /** @throws DomainError 404 naming the ids that do not exist; nothing is changed then */
  async bulk({ action, items }: ProductBulkRequest): Promise<ProductBulkResponse> {
    return { processed: (await this.apply(action, items, productsNotFound)).length };
  }

  /** The stock movements of a product, latest first; also for a deleted product. @throws DomainError 404 */
  async listMovements(id: number, query: PageQuery): Promise<Page<StockMovementResponse>> {
    if (!(await this.products.findById(id))) throw productNotFound();
    const { items, total } = await this.products.listMovements(id, query);
    return { items: items.map(toStockMovementResponse), total };
  }

  /** A deleted product can only be restored, or deleted again. */
  private apply(
    action: ProductBulkAction,
    ids: readonly number[],
    missingError: (ids: readonly number[]) => Error,
  ): Promise<ProductResponse[]> {
    const isAboutDeletion = action === 'delete' || action === 'restore';
    return this.database.transaction(async () => {
      const known = await this.products.findByIds(ids);
      requireAll(ids, known, isAboutDeletion, missingError);
      const { done, columns } = actions[action];
      const changed: ProductResponse[] = [];
      for (const { id } of known)
        changed.push(await this.change(await this.products.lockForUpdate(id), done, columns(new Date())));
      return changed;
    });
  }

  private async change(before: Product, action: string, columns: Partial<Product>): Promise<ProductResponse> {
    const changes = { ...columns, version: before.version + 1, updatedAt: new Date() };
    await this.products.update(before.id, changes);
    return this.record(action, before, { ...before, ...changes });
  }

  private async record(action: string, before: Product | null, after: Product): Promise<ProductResponse> {
    const toResponse = (product: Product): ProductResponse =>
      toProductResponse(product, this.settings.current.exchange.rate, true);
    await this.audit.record({
      action,
      entity: 'product',
      entityId: after.id,
      summary: `Product ${action}: ${after.name}`,
      before: before && toResponse(before),
      after: toResponse(after),
    });
    this.stock.refreshReads();
    return toResponse(after);
  }
}
