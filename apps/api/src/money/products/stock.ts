import { Injectable } from '@nestjs/common';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { Database } from '../../platform/database/database.ts';
import type { Product } from './product.entity.ts';
import { ProductsRepository } from './products.repository.ts';
import type { StockMovement, StockMovementKind } from './stock-movement.entity.ts';

/** So many units of one product; at one price where they are bought. */
export interface Units {
  productId: number;
  quantity: number;
  /** Cents of a dollar for one. */
  cents: number;
}

/** Why a stock moves: an order, and the admin who is behind it, if any. */
export type StockReason = Pick<StockMovement, 'orderId' | 'by'>;

/** The topic of the store's prepared reads. */
export const productReads = 'products';

/** Takes products out of the store's stock and puts them back, each time with the reason; within the caller's transaction. */
@Injectable()
export class Stock {
  constructor(
    private readonly products: ProductsRepository,
    private readonly responseCache: ResponseCache,
    private readonly database: Database,
  ) {}

  /** The products of which something is wanted, deleted ones too. */
  find(ids: readonly number[]): Promise<Product[]> {
    return this.products.findByIds(ids);
  }

  /** For a buyer, from what the store shows, at the prices given: all of it or nothing. Answers what could not be had. */
  sell(units: readonly Units[], reason: StockReason): Promise<Units[]> {
    return this.takeAll(units, reason, ({ productId, quantity, cents }) =>
      this.products.take(productId, quantity, cents),
    );
  }

  /** For an order that had given its units back, shown by the store or not: all of it or nothing. Answers what could not be had. */
  takeAgain(units: readonly Units[], reason: StockReason): Promise<Units[]> {
    return this.takeAll(units, reason, ({ productId, quantity }) => this.products.takeAgain(productId, quantity));
  }

  async giveBack(units: readonly Units[], reason: StockReason): Promise<void> {
    for (const { productId, quantity } of inOrder(units)) {
      await this.products.giveBack(productId, quantity);
      await this.note('returned', productId, quantity, reason);
    }
  }

  /** Writes down why a stock changes. */
  async note(kind: StockMovementKind, productId: number, change: number, { orderId, by }: StockReason): Promise<void> {
    if (change !== 0) await this.products.insertMove({ productId, kind, change, orderId, by, createdAt: new Date() });
    this.refreshReads();
  }

  /** The store shows the change as soon as it is committed. */
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
      // Not left to a rollback: the transaction may be a larger one, which goes on.
      if (missing.length > 0) await this.products.giveBack(productId, quantity);
      else await this.note('ordered', productId, -quantity, reason);
    }
    return missing;
  }
}

/** In the order of the products everywhere: two orders that want the same ones wait for each other instead of blocking each other. */
const inOrder = (units: readonly Units[]): Units[] => [...units].sort((one, other) => one.productId - other.productId);
