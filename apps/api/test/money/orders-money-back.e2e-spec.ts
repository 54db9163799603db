import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import type { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentSettlement } from '../../src/money/payments/payment-settlement.ts';
import { type Bought, OrderPaymentsTest } from '../factories/order-payment.ts';
import { describeOnEachDatabase } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

describeOnEachDatabase('refunds of an order that is paid online', (database) => {
  let test: OrderPaymentsTest;
  beforeAll(async () => {
    test = await OrderPaymentsTest.start(database);
  });
  afterEach(() => test.mend());
  afterAll(() => test.api.close());

  describe('and paid twice', () => {
    const paidTwice = { receivedUgx: 185_000, refundUgx: 92_500 };
    const payTwice = async (): Promise<Bought & { second: Payment }> => {
      const bought = await test.buy();
      // On another provider's page, while the first page is still open.
      await test.again(bought.order, { method: 'mobile-money' });
      const second = await test.latest(bought.order);
      await test.says(bought.payment, 'completed');
      await test.says(second, 'completed');
      return { ...bought, second };
    };

    it('is in the ledger twice and needs attention until the office refunds one payment', async () => {
      const { order } = await payTwice();
      expect([await test.state(order), (await test.row(order)).attention]).toEqual([
        'pending, completed',
        'paid-again',
      ]);
      expect(await test.emails(order)).toEqual(['your payment has arrived']);
      await test.office(order, '/payment', { paymentStatus: 'refunded', ...paidTwice });
      expect([await test.state(order), (await test.row(order)).attention]).toEqual(['pending, completed', null]);
      await test.office(order, '/payment', { paymentStatus: 'refunded' });
      expect([await test.state(order), await test.ledger(order)]).toEqual([
        'pending, refunded',
        ['payment 92500 2500', 'payment 92500 2500', 'refund -92500 -2500', 'refund -92500 -2500'],
      ]);
    });

    it('shows what was received and what is to be given back, all of it once the order is cancelled', async () => {
      const { order } = await payTwice();
      const shown = async (): Promise<object> =>
        (await test.api.send({ url: `/api/orders/${order.id}`, headers: test.api.as('admin') })).json();
      expect(await shown()).toMatchObject(paidTwice);
      await test.office(order, '', { status: 'cancelled' });
      expect(await shown()).toMatchObject({ receivedUgx: 185_000, refundUgx: 185_000 });
    });

    it('gives the surplus back once, however often it is pressed at once or again', async () => {
      const { order } = await payTwice();
      const press = () => test.office(order, '/payment', { paymentStatus: 'refunded', ...paidTwice });
      const answers = await Promise.all(Array.from({ length: 10 }, () => untilServed(press)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
      expect((await press()).json()).toMatchObject({
        code: 'REFUND_CHANGED',
        message: expect.stringContaining('UGX 92,500 has been received'),
      });
      expect([await test.state(order), await test.ledger(order)]).toEqual([
        'pending, completed',
        ['payment 92500 2500', 'payment 92500 2500', 'refund -92500 -2500'],
      ]);
      expect(await test.emails(order)).toEqual(['your payment has arrived', 'the extra money goes back to you']);
    });

    it('is not refunded by a request that has seen other amounts, or names none', async () => {
      const { order } = await payTwice();
      for (const seen of [{}, { ...paidTwice, receivedUgx: 92_500 }, { ...paidTwice, refundUgx: 185_000 }])
        expect((await test.office(order, '/payment', { paymentStatus: 'refunded', ...seen })).json()).toMatchObject({
          statusCode: 409,
          code: 'REFUND_CHANGED',
        });
      expect(await test.ledger(order)).toEqual(['payment 92500 2500', 'payment 92500 2500']);
    });

    it('stays paid when a provider reverses one of the payments', async () => {
      const { order, second } = await payTwice();
      await test.says(second, 'reversed');
      expect([await test.state(order), (await test.row(order)).attention]).toEqual(['pending, completed', null]);
      expect(await test.ledger(order)).toEqual(['payment 92500 2500', 'payment 92500 2500', 'reversal -92500 -2500']);
      expect(await test.emails(order)).toEqual(['your payment has arrived', 'the extra money goes back to you']);
    });

    it('still needs attention when a provider reverses one of three payments, or one of a cancelled order', async () => {
      const [{ order, second }, other] = [await payTwice(), await payTwice()];
      const third = await test.payments.open({
        purpose: 'order',
        subjectId: order.id,
        amount: 92_500,
        rate: 3_700,
        provider: 'pesapal',
        method: null,
      });
      await test.says(third, 'completed');
      await test.says(second, 'reversed');
      expect((await test.row(order)).attention).toBe('paid-again');
      await test.office(other.order, '', { status: 'cancelled' });
      await test.says(other.second, 'reversed');
      expect((await test.row(other.order)).attention).toBe('cancelled-paid');
    });

    it('is refunded once when the provider reverses what the office has marked as refunded, and needs attention', async () => {
      const { order, payment, second } = await payTwice();
      await test.office(order, '/payment', { paymentStatus: 'refunded', method: 'mobile-money', ...paidTwice });
      const entries = ['payment 92500 2500', 'payment 92500 2500', 'refund -92500 -2500'];
      await test.says(second, 'reversed');
      expect([await test.state(order), await test.ledger(order), (await test.row(order)).attention]).toEqual([
        'pending, completed',
        entries,
        'given-back-before',
      ]);
      // Now neither of the two payments is left, and the office's refund does not explain that.
      await test.says(payment, 'reversed');
      expect([await test.state(order), await test.ledger(order)]).toEqual([
        'pending, refunded',
        [...entries, 'reversal -92500 -2500'],
      ]);
      expect((await test.row(order)).attention).toBe('reversed');
    });
  });

  describe('and paid with real money and by a test', () => {
    const byTest = async (order: OrderReceipt): Promise<Payment> =>
      test.payments.open({
        purpose: 'order',
        subjectId: order.id,
        amount: 92_500,
        rate: 3_700,
        provider: 'sandbox',
        method: null,
      });
    const sandboxSays = (payment: Payment, outcome: 'completed' | 'reversed'): Promise<boolean> =>
      test.api.app.get(PaymentSettlement).move(payment, outcome);

    it('stays an order of real money: a test payment cannot be refunded or reversed', async () => {
      const { order, payment } = await test.buy();
      const trial = await byTest(order);
      await test.says(payment, 'completed');
      const before = await test.row(order);
      await sandboxSays(trial, 'completed');
      expect(await test.row(order)).toEqual(before);
      await sandboxSays(trial, 'reversed');
      expect(await test.row(order)).toEqual(before);
      await test.office(order, '/payment', { paymentStatus: 'refunded' });
      const entries = await test.api.database
        .repository(LedgerEntry)
        .find({ where: { orderId: order.id }, order: { id: 'ASC' } });
      expect(entries.map(({ kind, amount, isTest }) => `${kind} ${amount} ${isTest}`)).toEqual([
        'payment 92500 false',
        'payment 92500 true',
        'reversal -92500 true',
        'refund -92500 false',
      ]);
      expect(await test.emails(order)).toEqual(['your payment has arrived', 'your money goes back to you']);
    });

    it('becomes an order of real money when that comes after a test, and is not overpaid', async () => {
      const { order, payment } = await test.buy();
      await sandboxSays(await byTest(order), 'completed');
      expect((await test.row(order)).isTest).toBe(true);
      await test.says(payment, 'completed');
      expect([await test.state(order), (await test.row(order)).isTest, (await test.row(order)).attention]).toEqual([
        'pending, completed',
        false,
        null,
      ]);
      expect(await test.emails(order)).toEqual(['your payment has arrived', 'your payment has arrived']);
      await test.says(payment, 'reversed');
      expect([await test.state(order), (await test.row(order)).isTest]).toEqual(['pending, refunded', false]);
    });
  });

  describe('and reversed by the provider', () => {
    it('becomes refunded, in the ledger too, needs attention, and the buyer is informed', async () => {
      const { order, payment } = await test.buy();
      await test.says(payment, 'completed');
      await test.says(payment, 'reversed');
      expect([await test.state(order), await test.ledger(order)]).toEqual([
        'pending, refunded',
        ['payment 92500 2500', 'reversal -92500 -2500'],
      ]);
      expect((await test.row(order)).attention).toBe('reversed');
      expect(await test.emails(order)).toEqual(['your payment has arrived', 'your payment was taken back']);
    });

    it('is refunded once where the office had recorded it already', async () => {
      const { order, payment } = await test.buy();
      await test.says(payment, 'completed');
      await test.office(order, '/payment', { paymentStatus: 'refunded', method: 'bank' });
      await test.says(payment, 'reversed');
      expect([await test.state(order), await test.ledger(order)]).toEqual([
        'pending, refunded',
        ['payment 92500 2500', 'refund -92500 -2500'],
      ]);
    });

    it('was never paid when it was reversed before it was completed', async () => {
      const { order, payment } = await test.buy();
      await test.says(payment, 'reversed');
      expect([await test.state(order), await test.ledger(order)]).toEqual(['pending, pending', []]);
    });
  });
});
