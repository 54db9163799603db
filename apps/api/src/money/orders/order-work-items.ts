import { Injectable } from '@nestjs/common';
import {
  type WorkItem,
  type WorkItemDeclaration,
  WorkItemRegistry,
} from '../../platform/work-items/work-item-registry.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Lets the office assign orders and write notes on them. */
@Injectable()
export class OrderWorkItems implements WorkItemDeclaration {
  readonly kind = 'order';

  constructor(
    registry: WorkItemRegistry,
    private readonly orders: OrdersRepository,
  ) {
    registry.register(this);
  }

  async find(id: number): Promise<WorkItem | undefined> {
    const order = await this.orders.findById(id);
    return order ? { label: `Order ${order.reference}`, permission: 'store.manage' } : undefined;
  }

  visible(ids: readonly number[]): Promise<number[]> {
    return Promise.resolve([...ids]);
  }

  countOpen(assignee: string): Promise<number> {
    return this.orders.countOpenOf(assignee);
  }
}
