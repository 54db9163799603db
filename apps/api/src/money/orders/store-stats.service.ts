import { Injectable } from '@nestjs/common';
import { averageCents, kampalaDay, kampalaMonthStart, toDecimal } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { ProductsService } from '../products/products.service.ts';
import { OrdersRepository } from './orders.repository.ts';
import type { StoreMonth, StoreStatsResponse } from './store-stats.dto.ts';

const monthsShown = 12;

/** Figures about orders for the console. Test orders are counted only if test payments are enabled; test money is never counted. */
export interface OrdersSummary {
  totalOrders: number;
  pendingOrders: number;
  completedOrders: number;
  /** Total of all orders with a completed payment, in US cents, without tests (ANL-12). */
  totalRevenueCents: number;
  /** The same total for test orders. */
  testRevenueCents: number;
  /** Revenue divided by completed orders (ANL-13), and by paid orders; both without tests. */
  averageOrderCents: number;
  averagePaidOrderCents: number;
  /** Orders that are paid or to be paid at pickup, and not packed yet. */
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

  async getSummary(): Promise<OrdersSummary> {
    const [all, pending, completed, completedReal, paid, tests, toPack, attention] = await Promise.all([
      this.orders.sum(this.counted),
      this.orders.sum({ status: 'pending', ...this.counted }),
      this.orders.sum({ status: 'completed', ...this.counted }),
      this.orders.sum({ status: 'completed', isTest: false }),
      this.orders.sum({ paymentStatus: 'completed', isTest: false }),
      this.orders.sum({ paymentStatus: 'completed', isTest: true }),
      this.orders.countToPack(this.config.payments.sandbox),
      this.orders.countAttention(),
    ]);
    return {
      totalOrders: all.count,
      pendingOrders: pending.count,
      completedOrders: completed.count,
      totalRevenueCents: paid.cents,
      testRevenueCents: tests.cents,
      averageOrderCents: averageCents(paid.cents, completedReal.count),
      averagePaidOrderCents: averageCents(paid.cents, paid.count),
      toPack,
      attention,
    };
  }

  async get(now = new Date()): Promise<StoreStatsResponse> {
    const [orders, products] = await Promise.all([this.getSummary(), this.products.getSummary()]);
    return {
      totalRevenue: toDecimal(orders.totalRevenueCents),
      testRevenue: toDecimal(orders.testRevenueCents),
      totalOrders: orders.totalOrders,
      pendingOrders: orders.pendingOrders,
      lowStock: products.low,
      completedOrders: orders.completedOrders,
      averageOrderValue: toDecimal(orders.averageOrderCents),
      averagePerPaidOrder: toDecimal(orders.averagePaidOrderCents),
      totalProducts: products.total,
      activeProducts: products.active,
      lowStockItems: products.lowItems,
      months: await this.months(now),
    };
  }

  /** Number of orders made in each of the periods, without tests. @param bounds start of each period, and the end of the last one */
  countByPeriod(bounds: readonly Date[]): Promise<number[]> {
    return this.orders.countByPeriod(bounds);
  }

  /** The last twelve months in Kampala, oldest first. */
  private async months(now: Date): Promise<StoreMonth[]> {
    const months: StoreMonth[] = [];
    let before = new Date(now.getTime() + 1);
    for (let month = 0; month < monthsShown; month += 1) {
      const since = kampalaMonthStart(new Date(before.getTime() - 1));
      const made = { since, before };
      const [all, paid] = await Promise.all([
        this.orders.sum(this.counted, made),
        this.orders.sum({ paymentStatus: 'completed', isTest: false }, made),
      ]);
      months.unshift({ month: kampalaDay(since).slice(0, 7), revenue: toDecimal(paid.cents), orders: all.count });
      before = since;
    }
    return months;
  }

  /** Which orders are counted: while test payments are enabled, test orders count too, as they are in the lists. */
  private get counted(): { isTest?: false } {
    return this.config.payments.sandbox ? {} : { isTest: false };
  }
}
