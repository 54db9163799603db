import { Injectable } from '@nestjs/common';
import { formatDollars, parseCents } from '@ministry/domain';
import type { Staff } from '../common/auth/access.ts';
import { OrderListQuery } from '../orders/order-office.dto.ts';
import { OrderOfficeService } from '../orders/order-office.service.ts';
import { ProductListQuery } from '../products/product.dto.ts';
import { ProductsService } from '../products/products.service.ts';
import { beginning, groupOf, shown } from './finding.ts';
import type { SearchGroup } from './search.dto.ts';

/** Finds words in what the store sells, and orders by their reference and buyer. */
@Injectable()
export class StoreSearchService {
  constructor(
    private readonly products: ProductsService,
    private readonly orders: OrderOfficeService,
  ) {}

  find(search: string, staff: Staff): Promise<SearchGroup[]> {
    const wanted = { search, limit: shown };
    return Promise.all([
      groupOf(
        'product',
        this.products.list(Object.assign(new ProductListQuery(), wanted, { status: 'all' }), staff),
        ({ name, description, updatedAt = '' }) => ({ title: name, detail: beginning(description), date: updatedAt }),
      ),
      groupOf(
        'order',
        this.orders.list(Object.assign(new OrderListQuery(), wanted)),
        ({ reference, customerName, totalAmount, createdAt }) => ({
          title: customerName,
          detail: `${reference}, ${formatDollars(parseCents(totalAmount) ?? 0)}`,
          date: createdAt,
        }),
      ),
    ]);
  }
}
