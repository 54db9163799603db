import { Injectable } from '@nestjs/common';
import { toDecimal } from '@ministry/domain';
import { LedgerService } from '../ledger/ledger.service.ts';
import { StoreStatsService } from '../orders/store-stats.service.ts';
import { ProductsService } from '../products/products.service.ts';
import type { StatsResponse } from './stats.dto.ts';

/** The figures about what was given and sold. */
@Injectable()
export class MoneyStatsService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly store: StoreStatsService,
    private readonly products: ProductsService,
  ) {}

  async get(): Promise<
    Pick<StatsResponse, 'totalDonations' | 'totalDonationsUgx' | 'totalRevenue' | 'pendingOrders' | 'lowStock'>
  > {
    const [donations, { totalRevenueCents, pendingOrders }, { low }] = await Promise.all([
      this.ledger.standing('donation'),
      this.store.standing(),
      this.products.standing(),
    ]);
    return {
      totalDonations: toDecimal(donations.cents),
      totalDonationsUgx: donations.amount,
      totalRevenue: toDecimal(totalRevenueCents),
      pendingOrders,
      lowStock: low,
    };
  }
}
