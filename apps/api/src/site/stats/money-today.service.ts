import { Injectable } from '@nestjs/common';
import { StoreStatsService } from '../../money/orders/store-stats.service.ts';
import { PaymentsAdminQueries } from '../../money/payments/payments-admin.queries.ts';
import { ProductsService } from '../../money/products/products.service.ts';
import type { TodayResponse } from './today.dto.ts';

/** What waits for the office in the store and among the payments. */
@Injectable()
export class MoneyTodayService {
  constructor(
    private readonly store: StoreStatsService,
    private readonly products: ProductsService,
    private readonly payments: PaymentsAdminQueries,
  ) {}

  async get(now: Date): Promise<Pick<TodayResponse, 'store' | 'payments'>> {
    const [{ toPack, attention }, { low: lowStock }, payments] = await Promise.all([
      this.store.getSummary(),
      this.products.getSummary(),
      this.payments.countAttention(now),
    ]);
    return { store: { toPack, attention, lowStock }, payments };
  }
}
