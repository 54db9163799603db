import { Injectable } from '@nestjs/common';
import { toDecimal } from '@ministry/domain';
import { LedgerService } from '../../money/ledger/ledger.service.ts';
import { StoreStatsService } from '../../money/orders/store-stats.service.ts';
import { PaymentProviders } from '../../money/payments/payment-providers.ts';
import { ProductsService } from '../../money/products/products.service.ts';
import type { StatsResponse } from './stats.dto.ts';

/** The figures about what was given and sold. */
@Injectable()
export class MoneyStatsService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly store: StoreStatsService,
    private readonly products: ProductsService,
    private readonly providers: PaymentProviders,
  ) {}

  async get(): Promise<
    Pick<
      StatsResponse,
      'totalDonations' | 'totalDonationsUgx' | 'totalRevenue' | 'pendingOrders' | 'lowStock' | 'tests' | 'onlineGiving'
    >
  > {
    const [donations, tests, { totalRevenueCents, testRevenueCents, pendingOrders }, { low }] = await Promise.all([
      this.ledger.getBalance('donation', false),
      this.ledger.getBalance('donation', true),
      this.store.getSummary(),
      this.products.getSummary(),
    ]);
    return {
      totalDonations: toDecimal(donations.cents),
      totalDonationsUgx: donations.amount,
      totalRevenue: toDecimal(totalRevenueCents),
      pendingOrders,
      lowStock: low,
      tests: { donations: toDecimal(tests.cents), revenue: toDecimal(testRevenueCents) },
      onlineGiving: this.getOnlineGiving(),
    };
  }

  private getOnlineGiving(): StatsResponse['onlineGiving'] {
    const providers = this.providers.all();
    if (providers.length === 0) return 'off';
    return providers.every(({ isTest }) => isTest) ? 'test' : 'live';
  }
}
