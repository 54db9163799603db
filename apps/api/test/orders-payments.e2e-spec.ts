import { setTimeout as pause } from 'node:timers/promises';
import { LedgerEntry } from '../src/ledger/ledger-entry.entity.ts';
import type { OrderReceipt } from '../src/orders/order.dto.ts';
import { Order } from '../src/orders/order.entity.ts';
import { OrderEvent } from '../src/orders/order-event.entity.ts';
import { OrderHoldSweep } from '../src/orders/order-hold-sweep.ts';
import { OrdersRepository } from '../src/orders/orders.repository.ts';
import { OutboxMessage } from '../src/outbox/outbox-message.entity.ts';
import type { Payment } from '../src/payments/payment.entity.ts';
import { ProviderUnavailable } from '../src/payments/payment-provider.ts';
import { PaymentSettlement } from '../src/payments/payment-settlement.ts';
import { PaymentProviders } from '../src/payments/payment-providers.ts';
import { PaymentsService } from '../src/payments/payments.service.ts';
import { ProbeProvider } from './factories/payment.ts';
import { createOrder, createProduct, lookUp, stockOf } from './factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from './test-app.ts';

/** Milliseconds for a crowd on a busy machine. */
const patience = 60_000;
const afterTheHold = (): Date => new Date(Date.now() + 31 * 60_000);

describeOnEachDatabase('an order that is paid online', (database) => {
  let api: TestApp;
  let payments: PaymentsService;
  const provider = new ProbeProvider();
  const { answerStart, answerAsk } = provider;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: { SANDBOX_PAYMENTS: 'on' } });
    api.app.get(PaymentProviders).add(provider);
    payments = api.app.get(PaymentsService);
  });
  afterEach(() => Object.assign(provider, { answerStart, answerAsk }));
  afterAll(() => api.close());

  interface Bought {
    order: OrderReceipt;
    productId: number;
    payment: Payment;
  }
  /** Two units of five, begun to be paid. */
  const buy = async (): Promise<Bought> => {
    const { id: productId } = await createProduct(api, { stockQuantity: 5 });
    const order = await createOrder(api, [{ productId, quantity: 2 }], { payment: 'online', provider: 'pesapal', method: 'card' });
    return { order, productId, payment: await latest(order) };
  };
  const latest = async ({ id }: OrderReceipt): Promise<Payment> => (await payments.latestOf('order', id)) as Payment;
  const says = async (payment: Payment, status: 'completed' | 'failed' | 'reversed', reason: string | null = null): Promise<void> => {
    provider.says(payment, status, { reason });
    await payments.check(payment);
  };
  const post = (path: string, { reference, secret }: OrderReceipt, more: object = {}) => api.inject({ method: 'POST', url: `/api/orders/lookup/${path}`, payload: { reference, secret, ...more } });
  const again = (order: OrderReceipt, more: object = {}) => post('pay', order, { provider: 'pesapal', method: 'card', ...more });
  const office = (order: OrderReceipt, path: string, payload: object) => api.inject({ method: 'PUT', url: `/api/orders/${order.id}${path}`, headers: api.as('admin'), payload });
  const sweep = (): Promise<number> => api.app.get(OrderHoldSweep).sweep(afterTheHold());
  const row = async ({ id }: OrderReceipt): Promise<Order> => api.database.repository(Order).findOneByOrFail({ id });
  const state = async (order: OrderReceipt): Promise<string> => {
    const { status, paymentStatus } = await row(order);
    return `${status}, ${paymentStatus}`;
  };
  const ledger = async ({ id }: OrderReceipt): Promise<string[]> =>
    (await api.database.repository(LedgerEntry).find({ where: { orderId: id }, order: { id: 'ASC' } })).map(({ kind, amount, cents }) => `${kind} ${amount} ${cents}`);
  const letters = async ({ reference }: OrderReceipt): Promise<string[]> =>
    (await api.database.repository(OutboxMessage).find({ order: { id: 'ASC' } })).flatMap(({ subject }) => (subject?.startsWith(`Order ${reference}: `) ? [subject.slice(17)] : []));

  it('is paid once the provider says so: ledger, letter and history follow, once', async () => {
    const { order, payment } = await buy();
    await says(payment, 'completed');
    await Promise.all(Array.from({ length: 10 }, () => payments.check(payment)));
    expect(await state(order)).toBe('pending, completed');
    expect(await ledger(order)).toEqual(['payment 92500 2500']);
    expect(await letters(order)).toEqual(['your payment has arrived']);
    expect(await lookUp(api, order)).toMatchObject({ paymentStatus: 'completed', canPay: false, canCancel: false, payBefore: null, isTest: false });
    const events = await api.database.repository(OrderEvent).find({ where: { orderId: order.id }, order: { id: 'ASC' } });
    expect(events.map(({ kind, from, to, by }) => `${kind} ${from} ${to} ${by}`)).toEqual(['status null pending null', 'payment pending completed null']);
  });

  it('leads the buyer back to its page', async () => {
    const { order, payment } = await buy();
    provider.says(payment, 'completed');
    const answer = await api.inject({ url: `/api/payments/pesapal/return?reference=${payment.reference}&id=P-${payment.reference}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, order.orderUrl]);
  });

  it.each(['pending', 'cancelled'])('has the office look at it when the money does not fit, also where the payment is %s', async (status) => {
    const { order, payment } = await buy();
    if (status === 'cancelled') await api.inject({ url: `/api/payments/pesapal/cancelled?reference=${payment.reference}` });
    provider.says(payment, 'completed', { amount: 50_000 });
    await payments.check(payment);
    expect([(await latest(order)).status, await ledger(order), (await row(order)).attention]).toEqual([status, [], expect.stringContaining('does not fit')]);
  });

  it('can be paid again after a failure, on a new page', async () => {
    const { order, payment } = await buy();
    await says(payment, 'failed', 'Not enough money.');
    expect(await state(order)).toBe('pending, failed');
    const answer = await again(order);
    const next = await latest(order);
    expect([answer.statusCode, answer.json(), next.id]).toEqual([200, { redirect_url: `https://pay.example/${next.reference}` }, payment.id + 1]);
    expect(await state(order)).toBe('pending, pending');
    await says(next, 'completed');
    expect(await ledger(order)).toEqual(['payment 92500 2500']);
  });

  it('is led to the same page however often its buyer presses, and to none once it is paid', async () => {
    const { order, payment } = await buy();
    const answers = await Promise.all(Array.from({ length: 20 }, () => again(order)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([JSON.stringify({ redirect_url: order.redirect_url })]));
    // The provider has the money, and nobody has told us.
    provider.says(payment, 'completed');
    const late = await again(order);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'ORDER_PAID']);
    expect((await payments.listOf('order', order.id)).length).toBe(1);
  });

  it('stands where the provider cannot be reached, and its page asks again', async () => {
    provider.answerStart = () => Promise.reject(new ProviderUnavailable('down'));
    const { order, productId } = await buy();
    expect([order.redirect_url, await stockOf(api, productId)]).toEqual([undefined, 3]);
    expect([(await again(order)).statusCode, await state(order)]).toEqual([503, 'pending, pending']);
    provider.answerStart = answerStart;
    expect((await again(order)).statusCode).toBe(200);
  });

  describe('in thirty minutes at most', () => {
    it('or is cancelled: its units come back once, and its buyer is told', async () => {
      const { order, productId } = await buy();
      await Promise.all([sweep(), sweep(), sweep()]);
      expect([await state(order), await stockOf(api, productId), await letters(order)]).toEqual(['cancelled, pending', 5, ['cancelled, since it was not paid']]);
      expect((await again(order)).json()).toMatchObject({ code: 'ORDER_CANCELLED' });
    });

    it('keeps its things where the provider says, when it is asked once more, that it was paid', async () => {
      const { order, productId, payment } = await buy();
      provider.says(payment, 'completed');
      await sweep();
      expect([await state(order), await stockOf(api, productId)]).toEqual(['pending, completed', 3]);
    });

    it('is not waited for where the provider cannot be reached', async () => {
      const { order } = await buy();
      provider.answerAsk = () => Promise.reject(new ProviderUnavailable('down'));
      await sweep();
      expect(await state(order)).toBe('cancelled, pending');
    });

    it('does not hold for an order that the office sees to, nor for one to be paid at pickup', async () => {
      const { order } = await buy();
      await office(order, '', { status: 'processing' });
      const { id } = await createProduct(api);
      const atPickup = await createOrder(api, [{ productId: id, quantity: 1 }]);
      expect([await sweep(), await state(order), await state(atPickup)]).toEqual([0, 'processing, pending', 'pending, pending']);
    });
  });

  describe('after it was cancelled', () => {
    it('is taken up again if everything is still there', async () => {
      const { order, productId, payment } = await buy();
      await sweep();
      await says(payment, 'completed');
      expect([await state(order), await stockOf(api, productId), (await row(order)).attention]).toEqual(['pending, completed', 3, null]);
      expect(await letters(order)).toEqual(['cancelled, since it was not paid', 'paid, and taken up again']);
    });

    it('needs the office where its things were sold since; refunding settles it', async () => {
      const { order, productId, payment } = await buy();
      await sweep();
      await createOrder(api, [{ productId, quantity: 4 }]);
      await says(payment, 'completed');
      expect([await state(order), await stockOf(api, productId)]).toEqual(['cancelled, completed', 1]);
      expect((await row(order)).attention).toMatch(/sold out/);
      expect(await letters(order)).toEqual(['cancelled, since it was not paid', 'paid, but sold out']);
      await office(order, '/payment', { paymentStatus: 'refunded', method: 'mobile-money' });
      expect([await state(order), (await row(order)).attention, await ledger(order)]).toEqual(['cancelled, refunded', null, ['payment 92500 2500', 'refund -92500 -2500']]);
    });
  });

  describe('twice', () => {
    const payTwice = async (): Promise<Bought & { second: Payment }> => {
      const bought = await buy();
      // On another provider's page, while the first is open still.
      await again(bought.order, { method: 'mobile-money' });
      const second = await latest(bought.order);
      await says(bought.payment, 'completed');
      await says(second, 'completed');
      return { ...bought, second };
    };

    it('is in the ledger twice and needs the office, which gives one back', async () => {
      const { order } = await payTwice();
      expect([await state(order), (await row(order)).attention]).toEqual(['pending, completed', expect.stringMatching(/more than once/)]);
      expect(await letters(order)).toEqual(['your payment has arrived']);
      await office(order, '/payment', { paymentStatus: 'refunded' });
      expect([await state(order), (await row(order)).attention]).toEqual(['pending, completed', null]);
      await office(order, '/payment', { paymentStatus: 'refunded' });
      expect([await state(order), await ledger(order)]).toEqual(['pending, refunded', ['payment 92500 2500', 'payment 92500 2500', 'refund -92500 -2500', 'refund -92500 -2500']]);
    });

    it('stays paid when a provider takes one of the payments back', async () => {
      const { order, second } = await payTwice();
      await says(second, 'reversed');
      expect([await state(order), (await row(order)).attention]).toEqual(['pending, completed', null]);
      expect(await ledger(order)).toEqual(['payment 92500 2500', 'payment 92500 2500', 'reversal -92500 -2500']);
      expect(await letters(order)).toEqual(['your payment has arrived', 'what you paid too much goes back to you']);
    });

    it('needs the office still when a provider takes one of three back, or one of a cancelled order', async () => {
      const [{ order, second }, other] = [await payTwice(), await payTwice()];
      const third = await payments.open({ purpose: 'order', subjectId: order.id, amount: 92_500, provider: 'pesapal', method: null });
      await says(third, 'completed');
      await says(second, 'reversed');
      expect((await row(order)).attention).toMatch(/more than once/);
      await office(other.order, '', { status: 'cancelled' });
      await says(other.second, 'reversed');
      expect((await row(other.order)).attention).toMatch(/Cancelled after it was paid/);
    });

    it('goes back once where the provider takes back what the office has marked as given back, and the office looks at it', async () => {
      const { order, payment, second } = await payTwice();
      await office(order, '/payment', { paymentStatus: 'refunded', method: 'mobile-money' });
      const entries = ['payment 92500 2500', 'payment 92500 2500', 'refund -92500 -2500'];
      await says(second, 'reversed');
      expect([await state(order), await ledger(order), (await row(order)).attention]).toEqual(['pending, completed', entries, expect.stringMatching(/same money/)]);
      // Of two payments none is left: no mark of the office explains that.
      await says(payment, 'reversed');
      expect([await state(order), await ledger(order)]).toEqual(['pending, refunded', [...entries, 'reversal -92500 -2500']]);
      expect((await row(order)).attention).toMatch(/taken the payment back/);
    });
  });

  describe('with real money and by a test', () => {
    const byTest = async (order: OrderReceipt): Promise<Payment> => payments.open({ purpose: 'order', subjectId: order.id, amount: 92_500, provider: 'sandbox', method: null });
    const sandboxSays = (payment: Payment, outcome: 'completed' | 'reversed'): Promise<boolean> => api.app.get(PaymentSettlement).move(payment, outcome);

    it('stays an order of real money: a test is nothing that could be given back, or taken back', async () => {
      const { order, payment } = await buy();
      const test = await byTest(order);
      await says(payment, 'completed');
      const before = await row(order);
      await sandboxSays(test, 'completed');
      expect(await row(order)).toEqual(before);
      await sandboxSays(test, 'reversed');
      expect(await row(order)).toEqual(before);
      await office(order, '/payment', { paymentStatus: 'refunded' });
      const entries = await api.database.repository(LedgerEntry).find({ where: { orderId: order.id }, order: { id: 'ASC' } });
      expect(entries.map(({ kind, amount, isTest }) => `${kind} ${amount} ${isTest}`)).toEqual(['payment 92500 false', 'payment 92500 true', 'reversal -92500 true', 'refund -92500 false']);
      expect(await letters(order)).toEqual(['your payment has arrived', 'your money goes back to you']);
    });

    it('becomes one of real money when that comes after a test, and nothing was paid too much', async () => {
      const { order, payment } = await buy();
      await sandboxSays(await byTest(order), 'completed');
      expect((await row(order)).isTest).toBe(true);
      await says(payment, 'completed');
      expect([await state(order), (await row(order)).isTest, (await row(order)).attention]).toEqual(['pending, completed', false, null]);
      expect(await letters(order)).toEqual(['your payment has arrived', 'your payment has arrived']);
      await says(payment, 'reversed');
      expect([await state(order), (await row(order)).isTest]).toEqual(['pending, refunded', false]);
    });
  });

  describe('and taken back by the provider', () => {
    it('is refunded, in the ledger too, needs the office, and its buyer is told', async () => {
      const { order, payment } = await buy();
      await says(payment, 'completed');
      await says(payment, 'reversed');
      expect([await state(order), await ledger(order)]).toEqual(['pending, refunded', ['payment 92500 2500', 'reversal -92500 -2500']]);
      expect((await row(order)).attention).toMatch(/taken the payment back/);
      expect(await letters(order)).toEqual(['your payment has arrived', 'your payment was taken back']);
    });

    it('is gone once where the office had noted it already', async () => {
      const { order, payment } = await buy();
      await says(payment, 'completed');
      await office(order, '/payment', { paymentStatus: 'refunded', method: 'bank' });
      await says(payment, 'reversed');
      expect([await state(order), await ledger(order)]).toEqual(['pending, refunded', ['payment 92500 2500', 'refund -92500 -2500']]);
    });

    it('was never paid where it was reversed before it was ever completed', async () => {
      const { order, payment } = await buy();
      await says(payment, 'reversed');
      expect([await state(order), await ledger(order)]).toEqual(['pending, pending', []]);
    });
  });

  // I4, I5
  describe('while it is cancelled', () => {
    /** Both at the same moment, several times over: what the order is then, and how many units are left of five. */
    const race = async (): Promise<string[]> => {
      const outcomes: string[] = [];
      for (let turn = 0; turn < 8; turn += 1) {
        const { order, productId, payment } = await buy();
        provider.says(payment, 'completed');
        const cancel = office(order, '', { status: 'cancelled' });
        if (turn % 2 === 0) await pause(turn);
        await Promise.all([payments.check(payment), cancel, post('cancel', order)]);
        const { status, paymentStatus, holdsStock } = await row(order);
        outcomes.push(`${status === 'cancelled' ? 'cancelled' : 'kept'}, ${paymentStatus}, holds ${holdsStock ? 2 : 0}, left ${await stockOf(api, productId)}`);
        expect(await ledger(order)).toEqual(['payment 92500 2500']);
      }
      return outcomes;
    };
    /** Cancelled after it was paid, or paid after it was cancelled. Either way the units are where the order says. */
    const sound = ['cancelled, completed, holds 0, left 5', 'kept, completed, holds 2, left 3'];

    it('is paid in any case, and its units are either its own or in the store', async () => {
      expect((await race()).filter((outcome) => !sound.includes(outcome))).toEqual([]);
    }, patience);

    it('is not, where nobody holds the order while it changes', async () => {
      const orders = api.app.get(OrdersRepository);
      const { hold, setHoldsStock } = orders;
      orders.hold = async (id) => {
        const order = (await orders.findById(id)) as Order;
        await pause(20);
        // What was read before the other one has written.
        return { ...order, status: 'pending', paymentStatus: 'pending' };
      };
      orders.setHoldsStock = () => Promise.resolve(true);
      const outcomes = await race();
      Object.assign(orders, { hold, setHoldsStock });
      expect(outcomes.filter((outcome) => !sound.includes(outcome))).not.toEqual([]);
    }, patience);
  });

  describe('POST /api/orders/lookup/cancel', () => {
    it('gives the units back, and once more is the same', async () => {
      const { order, productId } = await buy();
      for (let turn = 0; turn < 2; turn += 1) expect((await post('cancel', order)).json()).toMatchObject({ status: 'cancelled', canPay: false, canCancel: false, history: [{ status: 'pending' }, { status: 'cancelled' }] });
      expect([await stockOf(api, productId), await letters(order)]).toEqual([5, ['cancelled']]);
    });

    it('is refused once it is paid, though the provider has told nobody yet, or once the office works on it', async () => {
      const [{ order, payment }, { order: other }] = [await buy(), await buy()];
      provider.says(payment, 'completed');
      await office(other, '', { status: 'processing' });
      for (const one of [order, other]) expect((await post('cancel', one)).json()).toMatchObject({ statusCode: 409, code: 'NOT_CANCELLABLE' });
    });

    it('is 404 with a wrong secret', async () => {
      const { order } = await buy();
      for (const path of ['cancel', 'pay']) expect((await post(path, { ...order, secret: 'x' }, path === 'pay' ? { provider: 'pesapal' } : {})).statusCode).toBe(404);
    });
  });

  it('is not paid online where it is to be paid at pickup', async () => {
    const { id } = await createProduct(api);
    const order = await createOrder(api, [{ productId: id, quantity: 1 }]);
    expect((await again(order)).json()).toMatchObject({ statusCode: 409, code: 'PAY_AT_PICKUP' });
  });
});
