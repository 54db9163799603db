import { Injectable } from '@nestjs/common';
import { may, type Staff } from '../../platform/auth/access.ts';
import type { IdRange } from '../../platform/database/batches.ts';
import type { Page } from '../../platform/http/paged.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { type ProductListQuery, type ProductResponse, toProductResponse } from './product.dto.ts';
import { checkMaySee, productNotFound } from './products.errors.ts';
import { ProductsRepository } from './products.repository.ts';

/** Products with low stock that are named. */
const maxNamed = 20;

/** How the store's shelves stand. */
export interface ProductsSummary {
  total: number;
  active: number;
  /** Products with fewer units than is low. */
  low: number;
  /** The first of these, the fewest units first. */
  lowItems: { id: number; name: string; stockQuantity: number }[];
}

/** What the store sells, for everyone. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly settings: SiteSettingsService,
  ) {}

  /** @throws DomainError 401 or 403 when anything but what the store shows is asked for without 'store.manage' */
  async list(query: ProductListQuery, staff: Staff | undefined): Promise<Page<ProductResponse>> {
    checkMaySee(query.status, staff);
    const { items, total } = await this.products.list(query);
    return {
      items: items.map((product) =>
        toProductResponse(product, this.settings.current.exchange.rate, may(staff, 'store.manage')),
      ),
      total,
    };
  }

  /** @throws DomainError 404, also for what the caller may not see */
  async get(id: number, staff: Staff | undefined): Promise<ProductResponse> {
    const product = await this.products.findById(id);
    const isListed = product !== null && product.isActive && product.deletedAt === null && product.stockQuantity > 0;
    if (product === null || (!isListed && !may(staff, 'store.manage'))) throw productNotFound();
    return toProductResponse(product, this.settings.current.exchange.rate, may(staff, 'store.manage'));
  }

  /** How many products the store shows. */
  countListed(): Promise<number> {
    return this.products.count('listed');
  }

  /** Ids in the range of products that the store shows, by id. */
  listIds(range: IdRange, limit: number): Promise<{ id: number }[]> {
    return this.products.listListedIds(range, limit);
  }

  async getSummary(): Promise<ProductsSummary> {
    const [total, active, low, lowItems] = await Promise.all([
      this.products.count('all'),
      this.products.count('active'),
      this.products.count('low'),
      this.products.listLow(maxNamed),
    ]);
    return {
      total,
      active,
      low,
      lowItems: lowItems.map(({ id, name, stockQuantity }) => ({ id, name, stockQuantity })),
    };
  }
}
