import { Injectable } from '@nestjs/common';
import { may, type Staff } from '../../platform/auth/access.ts';
import type { IdRange } from '../../platform/database/batches.ts';
import type { Page } from '../../platform/http/paged.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { textsAt } from '../../platform/translations/texts-at.ts';
import type { TranslatableItem, TranslatableKind } from '../../platform/translations/translatable-kinds.ts';
import { type Shown, TranslationsService } from '../../platform/translations/translations.service.ts';
import { type ProductListQuery, type ProductResponse, toProductResponse } from './product.dto.ts';
import type { Product } from './product.entity.ts';
import { checkMaySee, productNotFound } from './products.errors.ts';
import { ProductsRepository } from './products.repository.ts';
import { productReads } from './stock.ts';

/** Maximum number of products with low stock that are listed. */
const maxNamed = 20;

const translatedPaths = ['name', 'description'];

const toTranslatable = (product: Product): TranslatableItem => ({
  id: product.id,
  title: product.name,
  texts: textsAt(product, translatedPaths),
});

const translatedProducts = (products: ProductsRepository): TranslatableKind => ({
  name: productReads,
  topic: productReads,
  list: async (after, limit) => (await products.listAfter(after, limit)).map(toTranslatable),
  find: async (id) => {
    const product = await products.findById(id);
    return product && !product.deletedAt ? toTranslatable(product) : undefined;
  },
});

/** Figures about the products of the store. */
export interface ProductsSummary {
  total: number;
  active: number;
  /** Number of products with low stock. */
  low: number;
  /** The first of these products, fewest units first. */
  lowItems: { id: number; name: string; stockQuantity: number }[];
}

/** The products of the store, for everyone. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly settings: SiteSettingsService,
    private readonly translations: TranslationsService,
  ) {
    translations.kinds.add(translatedProducts(products));
  }

  /** @throws DomainError 401 or 403 when products that the store does not show are requested without 'store.manage' */
  async list(query: ProductListQuery, staff: Staff | undefined): Promise<Page<ProductResponse>> {
    checkMaySee(query.status, staff);
    const { items, total } = await this.products.list(query);
    const shown = await this.translations.ofItems(productReads, translatedPaths, items);
    return { items: shown.map((each) => this.toResponse(each, staff)), total };
  }

  /** @throws DomainError 404, also when the caller may not see the product */
  async get(id: number, staff: Staff | undefined): Promise<ProductResponse> {
    const product = await this.products.findById(id);
    const isListed = product !== null && product.isActive && product.deletedAt === null && product.stockQuantity > 0;
    if (product === null || (!isListed && !may(staff, 'store.manage'))) throw productNotFound();
    return this.toResponse(await this.translations.ofItem(productReads, translatedPaths, product), staff);
  }

  private toResponse({ item, shownIn }: Shown<Product>, staff: Staff | undefined): ProductResponse {
    const { rate } = this.settings.current.exchange;
    return { ...toProductResponse(item, rate, may(staff, 'store.manage')), ...shownIn };
  }

  /** How many products the store shows. */
  countListed(): Promise<number> {
    return this.products.count('listed');
  }

  /** Ids in this range of products that the store shows, ordered by id. */
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
