import { Injectable } from '@nestjs/common';
import { toDecimal } from '@ministry/domain';
import { LedgerService } from '../../money/ledger/ledger.service.ts';
import { StoreStatsService } from '../../money/orders/store-stats.service.ts';
import { PaymentProviders } from '../../money/payments/payment-providers.ts';
import { ProductsService } from '../../money/products/products.service.ts';
import { ifMay, may, type Staff } from '../../platform/auth/access.ts';
import type { StatsResponse } from './stats.dto.ts';

/** Figures about gifts and sales. */
@Injectable()
export class MoneyStatsService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly store: StoreStatsService,
    private readonly products: ProductsService,
    private readonly providers: PaymentProviders,
  ) {}

  async get(
    staff: Staff,
  ): Promise<
    Pick<
      StatsResponse,
      'totalDonations' | 'totalDonationsUgx' | 'totalRevenue' | 'pendingOrders' | 'lowStock' | 'tests' | 'onlineGiving'
    >
  > {
    const [gifts, store] = await Promise.all([
      ifMay(staff, 'ledger.manage', () => this.getGifts()),
      ifMay(staff, 'store.manage', () => this.getStore()),
    ]);
    const isMoney = may(staff, 'ledger.manage') || may(staff, 'store.manage');
    return {
      ...gifts?.totals,
      ...store?.totals,
      ...(isMoney && { tests: { ...gifts?.tests, ...store?.tests }, onlineGiving: this.getOnlineGiving() }),
    };
  }

  private async getGifts() {
    const [donations, tests] = await Promise.all([
      this.ledger.getBalance('donation', false),
      this.ledger.getBalance('donation', true),
    ]);
    return {
      totals: { totalDonations: toDecimal(donations.cents), totalDonationsUgx: donations.amount },
      tests: { donations: toDecimal(tests.cents) },
    };
  }

  private async getStore() {
    const [{ totalRevenueCents, testRevenueCents, pendingOrders }, { low }] = await Promise.all([
      this.store.getSummary(),
      this.products.getSummary(),
    ]);
    return {
      totals: { totalRevenue: toDecimal(totalRevenueCents), pendingOrders, lowStock: low },
      tests: { revenue: toDecimal(testRevenueCents) },
    };
  }

  private getOnlineGiving(): NonNullable<StatsResponse['onlineGiving']> {
    const providers = this.providers.all();
    if (providers.length === 0) return 'off';
    return providers.every(({ isTest }) => isTest) ? 'test' : 'live';
  }
}
