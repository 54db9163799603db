import { Injectable } from '@nestjs/common';
import { formatDollars, formatShillings, parseCents } from '@ministry/domain';
import { LedgerListQuery } from '../../money/ledger/ledger.dto.ts';
import { LedgerAdminQueries } from '../../money/ledger/ledger-admin.queries.ts';
import { OrderListQuery } from '../../money/orders/order-admin.dto.ts';
import { OrdersAdminQueries } from '../../money/orders/orders-admin.queries.ts';
import { ProductListQuery } from '../../money/products/product.dto.ts';
import { ProductsService } from '../../money/products/products.service.ts';
import { ifMay, type Staff } from '../../platform/auth/access.ts';
import { beginning } from '../../publishing/content/beginning.ts';
import { groupOf, shown } from './finding.ts';
import type { SearchGroup } from './search.dto.ts';

/** Searches products, orders (by reference and buyer) and gifts. */
@Injectable()
export class MoneySearchService {
  constructor(
    private readonly products: ProductsService,
    private readonly orders: OrdersAdminQueries,
    private readonly ledger: LedgerAdminQueries,
  ) {}

  async find(search: string, staff: Staff): Promise<SearchGroup[]> {
    const wanted = { search, limit: shown };
    const groups = await Promise.all([
      ifMay(staff, 'store.manage', () =>
        groupOf(
          'product',
          this.products.list(Object.assign(new ProductListQuery(), wanted, { status: 'all' }), staff),
          ({ name, description, updatedAt = '' }) => ({ title: name, detail: beginning(description), date: updatedAt }),
        ),
      ),
      ifMay(staff, 'store.manage', () =>
        groupOf(
          'order',
          this.orders.list(Object.assign(new OrderListQuery(), wanted)),
          ({ reference, customerName, totalAmount, createdAt }) => ({
            title: customerName,
            detail: `${reference}, ${formatDollars(parseCents(totalAmount) ?? 0)}`,
            date: createdAt,
          }),
        ),
      ),
      ifMay(staff, 'ledger.manage', () =>
        groupOf(
          'gift',
          this.ledger.list(Object.assign(new LedgerListQuery(), { ...wanted, purpose: 'donation' })),
          ({ name, amount, createdAt }) => ({ title: name, detail: formatShillings(amount), date: createdAt }),
        ),
      ),
    ]);
    return groups.filter((group) => group !== undefined);
  }
}
