import { Injectable } from '@nestjs/common';
import { averageCents, kampalaDay, kampalaMonthStart, toDecimal } from '@ministry/domain';
import { Config } from '../config/config.ts';
import { ProductsService } from '../products/products.service.ts';
import { OrdersRepository } from './orders.repository.ts';
import type { StoreMonth, StoreStatsResponse } from './store-stats.dto.ts';

const months = 12;

/** How orders stand, for the console. Tests count only where test payments are switched on. */
export interface OrdersStanding {
  totalOrders: number;
  pendingOrders: number;
  completedOrders: number;
  paidOrders: number;
  /** Of all orders whose payment is completed, in cents of a dollar (ANL-12). */
  totalRevenueCents: number;
  /** Orders that are sure to be fetched and not packed yet. */
  toPack: number;
  /** Orders that the office has to look at. */
  attention: number;
}

@Injectable()
export class StoreStatsService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly products: ProductsService,
    private readonly config: Config,
  ) {}

  async standing(): Promise<OrdersStanding> {
    const sum = (state: Parameters<OrdersRepository['sum']>[0]): ReturnType<OrdersRepository['sum']> =>
      this.orders.sum(state, this.countsTests);
    const [all, pending, completed, paid, toPack, attention] = await Promise.all([
      sum({}),
      sum({ status: 'pending' }),
      sum({ status: 'completed' }),
      sum({ paymentStatus: 'completed' }),
      this.orders.countToPack(this.countsTests),
      this.orders.countAttention(),
    ]);
    return {
      totalOrders: all.count,
      pendingOrders: pending.count,
      completedOrders: completed.count,
      paidOrders: paid.count,
      totalRevenueCents: paid.cents,
      toPack,
      attention,
    };
  }

  async get(now = new Date()): Promise<StoreStatsResponse> {
    const [orders, products] = await Promise.all([this.standing(), this.products.standing()]);
    return {
      totalRevenue: toDecimal(orders.totalRevenueCents),
      totalOrders: orders.totalOrders,
      pendingOrders: orders.pendingOrders,
      lowStock: products.low,
      completedOrders: orders.completedOrders,
      averageOrderValue: toDecimal(averageCents(orders.totalRevenueCents, orders.completedOrders)),
      averagePerPaidOrder: toDecimal(averageCents(orders.totalRevenueCents, orders.paidOrders)),
      totalProducts: products.total,
      activeProducts: products.active,
      lowStockItems: products.lowItems,
      months: await this.months(now),
    };
  }

  /** The last twelve months of Kampala, oldest first. */
  private async months(now: Date): Promise<StoreMonth[]> {
    const told: StoreMonth[] = [];
    let before = new Date(now.getTime() + 1);
    for (let month = 0; month < months; month += 1) {
      const since = kampalaMonthStart(new Date(before.getTime() - 1));
      const made = { since, before };
      const [all, paid] = await Promise.all([
        this.orders.sum({}, this.countsTests, made),
        this.orders.sum({ paymentStatus: 'completed' }, this.countsTests, made),
      ]);
      told.unshift({ month: kampalaDay(since).slice(0, 7), revenue: toDecimal(paid.cents), orders: all.count });
      before = since;
    }
    return told;
  }

  private get countsTests(): boolean {
    return this.config.payments.sandbox;
  }
}
