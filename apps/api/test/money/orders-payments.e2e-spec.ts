import { setTimeout as pause } from 'node:timers/promises';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import { OrderEvent } from '../../src/money/orders/order-event.entity.ts';
import { OrdersRepository } from '../../src/money/orders/orders.repository.ts';
import { ProviderUnavailable } from '../../src/money/payments/payment-provider.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { OrderPaymentsTest } from '../factories/order-payment.ts';
import { createOrder, createProduct, lookUp, orderRequest, stockOf } from '../factories/store.ts';
import { describeOnEachDatabase } from '../test-app.ts';
import { untilAvailable, untilServed } from '../until-served.ts';

describeOnEachDatabase('the online payment of an order', (database) => {
  let test: OrderPaymentsTest;
  beforeAll(async () => {
    test = await OrderPaymentsTest.start(database);
  });
  afterEach(() => test.mend());
  afterAll(() => test.api.close());

  it('is entered once when the provider confirms it: order, ledger, e-mail and history', async () => {
    const { order, payment } = await test.buy();
    await test.says(payment, 'completed');
    await Promise.all(Array.from({ length: 10 }, () => untilAvailable(() => test.payments.check(payment))));
    expect(await test.state(order)).toBe('pending, completed');
    expect(await test.ledger(order)).toEqual(['payment 92500 2500']);
    expect(await test.emails(order)).toEqual(['your payment has arrived']);
    expect(await lookUp(test.api, order)).toMatchObject({
      paymentStatus: 'completed',
      canPay: false,
      canCancel: false,
      payBefore: null,
      isTest: false,
    });
    const events = await test.api.database
      .repository(OrderEvent)
      .find({ where: { orderId: order.id }, order: { id: 'ASC' } });
    expect(events.map(({ kind, from, to, by }) => `${kind} ${from} ${to} ${by}`)).toEqual([
      'status null pending null',
      'payment pending completed null',
    ]);
  });

  it('redirects the buyer to the page of the order', async () => {
    const { order, payment } = await test.buy();
    test.provider.setStatus(payment, 'completed');
    const answer = await test.api.send({
      url: `/api/payments/pesapal/return?reference=${payment.reference}&id=P-${payment.reference}`,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, order.orderUrl]);
  });

  it.each(['pending', 'cancelled'])(
    'needs the attention of the office when the amount differs, also where the payment is %s',
    async (status) => {
      const { order, payment } = await test.buy();
      if (status === 'cancelled')
        await test.api.send({ url: `/api/payments/pesapal/cancelled?reference=${payment.reference}` });
      test.provider.setStatus(payment, 'completed', { amount: 50_000 });
      await test.payments.check(payment);
      expect([(await test.latest(order)).status, await test.ledger(order), (await test.row(order)).attention]).toEqual([
        status,
        [],
        'mismatch',
      ]);
    },
  );

  it('needs a phone number for mobile money where the provider asks for the payment there', async () => {
    const { id: productId } = await createProduct(test.api, { stockQuantity: 5 });
    const place = (how: object) =>
      test.api.send({
        method: 'POST',
        url: '/api/orders',
        payload: orderRequest([{ productId, quantity: 1 }], { payment: 'online', provider: 'pesapal', ...how }),
      });
    test.provider.wantsPhone = true;
    const refused = await place({ method: 'mobile-money' });
    const byCard = await place({ method: 'card' });
    const later = await test.again(byCard.json<OrderReceipt>(), { method: 'mobile-money' });
    const withPhone = await place({ method: 'mobile-money', customerPhone: '0772 123 456' });
    test.provider.wantsPhone = false;
    const fieldsOf = (answer: { json<T>(): T }): string[] => Object.keys(answer.json<{ fields: object }>().fields);
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ['customerPhone']]);
    expect([later.statusCode, fieldsOf(later)]).toEqual([400, ['method']]);
    expect([byCard.statusCode, withPhone.statusCode, await stockOf(test.api, productId)]).toEqual([201, 201, 3]);
  });

  it('can be repeated after a failure, on a new page', async () => {
    const { order, payment } = await test.buy();
    await test.says(payment, 'failed', 'Not enough money.');
    expect(await test.state(order)).toBe('pending, failed');
    const answer = await test.again(order);
    const next = await test.latest(order);
    expect([answer.statusCode, answer.json(), next.id]).toEqual([
      200,
      { redirect_url: `https://pay.example/${next.reference}` },
      payment.id + 1,
    ]);
    expect(await test.state(order)).toBe('pending, pending');
    await test.says(next, 'completed');
    expect(await test.ledger(order)).toEqual(['payment 92500 2500']);
  });

  it('has the same page however often the buyer presses, and none once it is paid', async () => {
    const { order, payment } = await test.buy();
    const answers = await Promise.all(Array.from({ length: 20 }, () => untilServed(() => test.again(order))));
    expect(new Set(answers.map(({ body }) => body))).toEqual(
      new Set([JSON.stringify({ redirect_url: order.redirect_url })]),
    );
    // The provider has the money, but has not notified us.
    test.provider.setStatus(payment, 'completed');
    const late = await test.again(order);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'ORDER_PAID']);
    expect((await test.payments.listOf('order', order.id)).length).toBe(1);
  });

  it("waits while the provider cannot be reached, and the order's page asks again", async () => {
    test.provider.answerStart = () => Promise.reject(new ProviderUnavailable('down'));
    const { order, productId } = await test.buy();
    expect([order.redirect_url, await stockOf(test.api, productId)]).toEqual([undefined, 3]);
    expect([(await test.again(order)).statusCode, await test.state(order)]).toEqual([503, 'pending, pending']);
    test.mend();
    expect((await test.again(order)).statusCode).toBe(200);
  });

  describe('after thirty minutes without a payment', () => {
    it('cancels the order: its units are returned once, and the buyer is informed', async () => {
      const { order, productId } = await test.buy();
      await Promise.all([1, 2, 3].map(() => untilAvailable(() => test.sweep())));
      expect([await test.state(order), await stockOf(test.api, productId), await test.emails(order)]).toEqual([
        'cancelled, pending',
        5,
        ['cancelled because it was not paid'],
      ]);
      expect((await test.again(order)).json()).toMatchObject({ code: 'ORDER_CANCELLED' });
    });

    it('does not cancel when the provider, asked once more, reports a payment', async () => {
      const { order, productId, payment } = await test.buy();
      test.provider.setStatus(payment, 'completed');
      await test.sweep();
      expect([await test.state(order), await stockOf(test.api, productId)]).toEqual(['pending, completed', 3]);
    });

    it('cancels although the provider cannot be reached', async () => {
      const { order } = await test.buy();
      test.provider.answerAsk = () => Promise.reject(new ProviderUnavailable('down'));
      await test.sweep();
      expect(await test.state(order)).toBe('cancelled, pending');
    });

    it('does not cancel an order in the hands of the office, nor one to be paid at pickup', async () => {
      const { order } = await test.buy();
      await test.office(order, '', { status: 'processing' });
      const { id } = await createProduct(test.api);
      const atPickup = await createOrder(test.api, [{ productId: id, quantity: 1 }]);
      expect([await test.sweep(), await test.state(order), await test.state(atPickup)]).toEqual([
        0,
        'processing, pending',
        'pending, pending',
      ]);
    });
  });

  describe('after the order was cancelled', () => {
    it('reopens the order if every unit is still available', async () => {
      const { order, productId, payment } = await test.buy();
      await test.sweep();
      await test.says(payment, 'completed');
      expect([await test.state(order), await stockOf(test.api, productId), (await test.row(order)).attention]).toEqual([
        'pending, completed',
        3,
        null,
      ]);
      expect(await test.emails(order)).toEqual(['cancelled because it was not paid', 'paid, and active again']);
    });

    it('needs the attention of the office where units were sold since; a refund settles it', async () => {
      const { order, productId, payment } = await test.buy();
      await test.sweep();
      await createOrder(test.api, [{ productId, quantity: 4 }]);
      await test.says(payment, 'completed');
      expect([await test.state(order), await stockOf(test.api, productId)]).toEqual(['cancelled, completed', 1]);
      expect((await test.row(order)).attention).toBe('sold-out');
      expect(await test.emails(order)).toEqual(['cancelled because it was not paid', 'paid, but sold out']);
      await test.office(order, '/payment', { paymentStatus: 'refunded', method: 'mobile-money' });
      expect([await test.state(order), (await test.row(order)).attention, await test.ledger(order)]).toEqual([
        'cancelled, refunded',
        null,
        ['payment 92500 2500', 'refund -92500 -2500'],
      ]);
    });
  });

  // I4, I5
  describe('while the order is being cancelled', () => {
    /** Pays and cancels at the same moment, several times. Returns the state of each order and how many of five units are left. */
    const race = async (): Promise<string[]> => {
      const outcomes: string[] = [];
      for (let turn = 0; turn < 8; turn += 1) {
        const { order, productId, payment } = await test.buy();
        test.provider.setStatus(payment, 'completed');
        const cancel = test.office(order, '', { status: 'cancelled' });
        if (turn % 2 === 0) await pause(turn);
        await Promise.all([untilAvailable(() => test.payments.check(payment)), cancel, test.post('cancel', order)]);
        const { status, paymentStatus, holdsStock } = await test.row(order);
        outcomes.push(
          `${status === 'cancelled' ? 'cancelled' : 'kept'}, ${paymentStatus}, holds ${holdsStock ? 2 : 0}, left ${await stockOf(test.api, productId)}`,
        );
        expect(await test.ledger(order)).toEqual(['payment 92500 2500']);
      }
      return outcomes;
    };
    /** Cancelled after the payment, or paid after the cancellation. In both cases the units are where the order says. */
    const sound = ['cancelled, completed, holds 0, left 5', 'kept, completed, holds 2, left 3'];

    it(
      'is recorded in any case, and the units belong either to the order or to the stock',
      async () => {
        expect((await race()).filter((outcome) => !sound.includes(outcome))).toEqual([]);
      },
      busyMachineMs,
    );

    it(
      'breaks that rule when the order is not locked (control)',
      async () => {
        const orders = test.api.app.get(OrdersRepository);
        const { lockForUpdate, setHoldsStock } = orders;
        orders.lockForUpdate = async (id) => {
          const order = (await orders.findById(id)) as Order;
          await pause(20);
          // Returns the order as it was before the other transaction wrote it.
          return { ...order, status: 'pending', paymentStatus: 'pending' };
        };
        orders.setHoldsStock = () => Promise.resolve(true);
        const outcomes = await race();
        Object.assign(orders, { lockForUpdate, setHoldsStock });
        expect(outcomes.filter((outcome) => !sound.includes(outcome))).not.toEqual([]);
      },
      busyMachineMs,
    );
  });

  describe('POST /api/orders/lookup/cancel', () => {
    it('returns the units to stock once', async () => {
      const { order, productId } = await test.buy();
      for (let turn = 0; turn < 2; turn += 1)
        expect((await test.post('cancel', order)).json()).toMatchObject({
          status: 'cancelled',
          canPay: false,
          canCancel: false,
          history: [{ status: 'pending' }, { status: 'cancelled' }],
        });
      expect([await stockOf(test.api, productId), await test.emails(order)]).toEqual([5, ['cancelled']]);
    });

    it('is refused once the order is paid, even before the provider notifies us, or once the office works on it', async () => {
      const [{ order, payment }, { order: other }] = [await test.buy(), await test.buy()];
      test.provider.setStatus(payment, 'completed');
      await test.office(other, '', { status: 'processing' });
      for (const one of [order, other])
        expect((await test.post('cancel', one)).json()).toMatchObject({ statusCode: 409, code: 'NOT_CANCELLABLE' });
    });

    it('answers 404 for a wrong secret', async () => {
      const { order } = await test.buy();
      for (const path of ['cancel', 'pay'] as const)
        expect(
          (await test.post(path, { ...order, secret: 'x' }, path === 'pay' ? { provider: 'pesapal' } : {})).statusCode,
        ).toBe(404);
    });
  });

  it('is refused for an order to be paid at pickup', async () => {
    const { id } = await createProduct(test.api);
    const order = await createOrder(test.api, [{ productId: id, quantity: 1 }]);
    expect((await test.again(order)).json()).toMatchObject({ statusCode: 409, code: 'PAY_AT_PICKUP' });
  });
});
