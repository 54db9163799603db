import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { inBatches } from '../../platform/database/batches.ts';
import { csvPieces } from '../../platform/http/csv.ts';
import type { Page } from '../../platform/http/paged.ts';
import { AssignmentsService } from '../../platform/work-items/assignments.service.ts';
import type { Order } from './order.entity.ts';
import {
  type OrderFilter,
  type OrderListQuery,
  type OrderResponse,
  toOrderResponse,
  unitsOf,
} from './order-admin.dto.ts';
import type { OrderLine } from './order-line.entity.ts';
import { OrdersRepository } from './orders.repository.ts';
import type { PackingLine, PackingListQuery, PackingListResponse } from './packing-list.dto.ts';

/** Maximum number of orders on a packing list; more are not packed in a day. */
const maxPacked = 500;

/** Reads lists of orders for the office. */
@Injectable()
export class OrdersAdminQueries {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly config: Config,
    private readonly assignments: AssignmentsService,
  ) {}

  async list(query: OrderListQuery): Promise<Page<OrderResponse>> {
    const { items, total } = await this.orders.list(query);
    const linesOf = await this.linesOf(items);
    const assigneeOf = await this.assigneesOf(items);
    return { items: items.map((order) => toOrderResponse(order, unitsOf(linesOf(order)), assigneeOf(order))), total };
  }

  async packingList(query: PackingListQuery): Promise<PackingListResponse> {
    const orders = await this.orders.listToPack(query, this.config.payments.sandbox, maxPacked);
    const linesOf = await this.linesOf(orders);
    const assigneeOf = await this.assigneesOf(orders);
    return {
      orders: orders.map((order) => ({
        ...toOrderResponse(order, unitsOf(linesOf(order)), assigneeOf(order)),
        lines: linesOf(order).map(toPackingLine),
      })),
      products: sumByProduct(orders.flatMap(linesOf)),
    };
  }

  /** All matching orders, newest first, as chunks of a CSV file; one row for each product of an order. */
  exportCsv(filter: OrderFilter): AsyncGenerator<string> {
    const columns = [
      'reference',
      'createdAt',
      'customerName',
      'customerEmail',
      'customerPhone',
      'status',
      'payment',
      'paymentStatus',
      'paidAt',
      'product',
      'quantity',
      'priceUsd',
      'amountUsd',
      'amountUgx',
      'test',
    ];
    return csvPieces(columns, this.rowsOf(filter), (row) => row);
  }

  private async *rowsOf(filter: OrderFilter): AsyncGenerator<ReturnType<typeof toCsvRow>[]> {
    for await (const orders of inBatches<Order>((last, limit) => this.orders.listBefore(filter, last?.id, limit))) {
      const linesOf = await this.linesOf(orders);
      yield orders.flatMap((order) => linesOf(order).map((line) => toCsvRow(order, line)));
    }
  }

  private async assigneesOf(orders: readonly Order[]): Promise<(order: Order) => string | null> {
    const assignees = await this.assignments.assignees(
      'order',
      orders.map(({ id }) => id),
    );
    return ({ id }) => assignees.get(id) ?? null;
  }

  private async linesOf(orders: readonly Order[]): Promise<(order: Order) => OrderLine[]> {
    const lines = new Map<number, OrderLine[]>(orders.map(({ id }) => [id, []]));
    for (const line of await this.orders.listLines([...lines.keys()])) lines.get(line.orderId)?.push(line);
    return ({ id }) => lines.get(id) ?? [];
  }
}

const toCsvRow = (order: Order, line: OrderLine) => [
  order.reference,
  order.createdAt.toISOString(),
  order.customerName,
  order.customerEmail,
  order.customerPhone,
  order.status,
  order.payment,
  order.paymentStatus,
  order.paidAt?.toISOString() ?? null,
  line.name,
  line.quantity,
  { cents: line.cents },
  { cents: order.cents },
  order.amount,
  order.isTest,
];

const toPackingLine = ({ productId, name, quantity }: OrderLine): PackingLine => ({ productId, name, quantity });

/** Units of each product in all lines, sorted by name. */
function sumByProduct(lines: readonly OrderLine[]): PackingLine[] {
  const products = new Map<number, PackingLine>();
  for (const { productId, name, quantity } of lines)
    products.set(productId, { productId, name, quantity: quantity + (products.get(productId)?.quantity ?? 0) });
  return [...products.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
