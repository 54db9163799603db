import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import { OrderEvent } from '../../src/money/orders/order-event.entity.ts';
import { OrderLine } from '../../src/money/orders/order-line.entity.ts';
import { OrdersRepository } from '../../src/money/orders/orders.repository.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentsRepository } from '../../src/money/payments/payments.repository.ts';
import { PaymentsService } from '../../src/money/payments/payments.service.ts';
import { ProductsRepository } from '../../src/money/products/products.repository.ts';
import { StockMovement } from '../../src/money/products/stock-movement.entity.ts';
import { IdempotencyRepository } from '../../src/platform/idempotency/idempotency.repository.ts';
import { OutboxRepository } from '../../src/platform/outbox/outbox.repository.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { createProduct, orderRequest, stockOf } from '../factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

/** Every statement that writes when an order is made, and the way of paying for which it runs. */
const steps: [string, Type, string, 'online' | 'pickup'][] = [
  ['the order', OrdersRepository, 'insert', 'pickup'],
  ['its payment', PaymentsRepository, 'insert', 'online'],
  ['the stock', ProductsRepository, 'take', 'pickup'],
  ['the reason of its move', ProductsRepository, 'insertMovement', 'pickup'],
  ['the lines', OrdersRepository, 'insertLines', 'pickup'],
  ['the history', OrdersRepository, 'insertEvent', 'pickup'],
  ['the letter', OutboxRepository, 'insert', 'pickup'],
  ['the answer', IdempotencyRepository, 'finish', 'online'],
];

// I1, I3: all or nothing, and a retry with the same key completes it once.
describeOnEachDatabase('POST /api/orders that is interrupted', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: { SANDBOX_PAYMENTS: 'on' } });
  });
  afterAll(() => api.close());

  const counts = (): Promise<number[]> =>
    Promise.all(
      [Order, OrderLine, OrderEvent, StockMovement, Payment, OutboxMessage].map((table) =>
        api.database.repository(table as Type).count(),
      ),
    );

  /** Runs the work while this method fails after it has done its part. */
  async function failingAfter<Result>(type: Type, method: string, work: () => Promise<Result>): Promise<Result> {
    const target = api.app.get<Record<string, (...args: unknown[]) => unknown>>(type);
    const own = target[method] as (...args: unknown[]) => unknown;
    target[method] = async (...args) => {
      await own.apply(target, args);
      throw new Error('The power went out');
    };
    return work().finally(() => delete target[method]);
  }

  const attempt = async (
    payment: string,
  ): Promise<{ productId: number; send: () => Promise<{ status: number; receipt: OrderReceipt }> }> => {
    const { id: productId } = await createProduct(api, { stockQuantity: 5 });
    const headers = { 'idempotency-key': randomUUID() };
    const payload = orderRequest(
      [{ productId, quantity: 2 }],
      payment === 'online' ? { payment, provider: 'sandbox' } : {},
    );
    return {
      productId,
      send: async () => {
        const answer = await api.send({ method: 'POST', url: '/api/orders', headers, payload });
        return { status: answer.statusCode, receipt: answer.json<OrderReceipt>() };
      },
    };
  };

  it.each(steps)(
    'at %s stores nothing, and makes one order when it is sent again',
    async (_step, type, method, payment) => {
      const { productId, send } = await attempt(payment);
      const before = await counts();
      expect((await failingAfter(type, method, send)).status).toBe(500);
      expect([await counts(), await stockOf(api, productId)]).toEqual([before, 5]);
      const [first, second] = [await send(), await send()];
      expect([first.status, second]).toEqual([201, first]);
      expect([await stockOf(api, productId), await api.database.repository(OrderLine).countBy({ productId })]).toEqual([
        3, 1,
      ]);
    },
  );

  it('after the order was stored answers it when it is sent again, with a payment page', async () => {
    const { productId, send } = await attempt('online');
    expect((await failingAfter(PaymentsService, 'latestOf', send)).status).toBe(500);
    expect(await stockOf(api, productId)).toBe(3);
    const { status, receipt } = await send();
    expect([status, receipt.redirect_url, await stockOf(api, productId)]).toEqual([
      201,
      expect.stringContaining('/sandbox-checkout/'),
      3,
    ]);
  });

  it('stores a part of the order without the transaction (control)', async () => {
    const { productId, send } = await attempt('pickup');
    const before = await counts();
    Object.assign(api.database, { transaction: (work: () => Promise<unknown>) => work() });
    await failingAfter(ProductsRepository, 'insertMovement', send);
    delete (api.database as unknown as { transaction?: unknown }).transaction;
    expect([await counts(), await stockOf(api, productId)]).not.toEqual([before, 5]);
  });
});
