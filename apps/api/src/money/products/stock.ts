import { Injectable } from '@nestjs/common';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { Database } from '../../platform/database/database.ts';
import type { Product } from './product.entity.ts';
import { ProductsRepository } from './products.repository.ts';
import type { StockMovement, StockMovementKind } from './stock-movement.entity.ts';

/** Units of one product, with their price if they are bought. */
export interface Units {
  productId: number;
  quantity: number;
  /** Price of one unit in US cents. */
  cents: number;
}

/** Why a stock changes: the order, and the admin who caused it, if any. */
export type StockReason = Pick<StockMovement, 'orderId' | 'by'>;

/** Topic of the cached reads of products. */
export const productReads = 'products';

/** Takes units from the stock and returns them, each time with the reason; within the caller's transaction. */
@Injectable()
export class Stock {
  constructor(
    private readonly products: ProductsRepository,
    private readonly responseCache: ResponseCache,
    private readonly database: Database,
  ) {}

  /** The products with these ids, including deleted ones. */
  find(ids: readonly number[]): Promise<Product[]> {
    return this.products.findByIds(ids);
  }

  /** Sells units to a buyer, of products that the store shows, at the given prices: all of them or none. Returns the units that are not available. */
  sell(units: readonly Units[], reason: StockReason): Promise<Units[]> {
    return this.takeAll(units, reason, ({ productId, quantity, cents }) =>
      this.products.take(productId, quantity, cents),
    );
  }

  /**
   * Takes units for an order that had returned them, whether the store shows the products or not: all of them or none.
   * Returns the units that are not available.
   */
  takeAgain(units: readonly Units[], reason: StockReason): Promise<Units[]> {
    return this.takeAll(units, reason, ({ productId, quantity }) => this.products.takeAgain(productId, quantity));
  }

  async restock(units: readonly Units[], reason: StockReason): Promise<void> {
    for (const { productId, quantity } of inOrder(units)) {
      await this.products.restock(productId, quantity);
      await this.note('returned', productId, quantity, reason);
    }
  }

  /** Records why a stock changes. */
  async note(kind: StockMovementKind, productId: number, change: number, { orderId, by }: StockReason): Promise<void> {
    if (change !== 0)
      await this.products.insertMovement({ productId, kind, change, orderId, by, createdAt: new Date() });
    this.refreshReads();
  }

  /** Drops the cached reads, so that the store shows the change as soon as it is committed. */
  refreshReads(): void {
    this.database.afterCommit(() => this.responseCache.drop(productReads));
  }

  private async takeAll(
    units: readonly Units[],
    reason: StockReason,
    take: (units: Units) => Promise<boolean>,
  ): Promise<Units[]> {
    const taken: Units[] = [];
    for (const wanted of inOrder(units)) if (await take(wanted)) taken.push(wanted);
    const missing = units.filter((wanted) => !taken.includes(wanted));
    for (const { productId, quantity } of taken) {
      // Not left to a rollback: the caller's transaction may be larger and go on.
      if (missing.length > 0) await this.products.restock(productId, quantity);
      else await this.note('ordered', productId, -quantity, reason);
    }
    return missing;
  }
}

/** Always in the order of the product ids, so that two orders for the same products wait for each other and do not deadlock. */
const inOrder = (units: readonly Units[]): Units[] => [...units].sort((one, other) => one.productId - other.productId);
