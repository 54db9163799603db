import { Injectable } from '@nestjs/common';
import { StoreStatsService } from '../../money/orders/store-stats.service.ts';
import { PaymentsAdminQueries } from '../../money/payments/payments-admin.queries.ts';
import { ProductsService } from '../../money/products/products.service.ts';
import { ifMay, type Staff } from '../../platform/auth/access.ts';
import { AssignmentsService } from '../../platform/work-items/assignments.service.ts';
import type { TodayResponse } from './today.dto.ts';

/** Orders, stock and payments that need the attention of the office. */
@Injectable()
export class MoneyTodayService {
  constructor(
    private readonly store: StoreStatsService,
    private readonly products: ProductsService,
    private readonly payments: PaymentsAdminQueries,
    private readonly assignments: AssignmentsService,
  ) {}

  async get(now: Date, staff: Staff): Promise<Pick<TodayResponse, 'store' | 'payments'>> {
    const [store, payments] = await Promise.all([
      ifMay(staff, 'store.manage', () => this.getStore(staff)),
      ifMay(staff, 'ledger.manage', () => this.payments.countAttention(now)),
    ]);
    return { ...(store && { store }), ...(payments && { payments }) };
  }

  private async getStore({ username }: Staff): Promise<NonNullable<TodayResponse['store']>> {
    const [{ toPack, attention }, { low: lowStock }, assignedToMe] = await Promise.all([
      this.store.getSummary(),
      this.products.getSummary(),
      this.assignments.countOpen('order', username),
    ]);
    return { toPack, attention, assignedToMe, lowStock };
  }
}
