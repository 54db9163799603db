import { mayBecome, type PaymentState } from '@ministry/domain';
import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import { OrderLine } from '../../src/money/orders/order-line.entity.ts';
import type { StoreStatsResponse } from '../../src/money/orders/store-stats.dto.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { Product } from '../../src/money/products/product.entity.ts';
import { StockMovement } from '../../src/money/products/stock-movement.entity.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { type BookEntry, companies } from '../factories/companies.ts';
import { Dice } from '../reconciliation/dice.ts';
import { type Action, MarketDay } from '../reconciliation/market-day.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const count = Number(process.env.RECONCILE_ACTIONS ?? 1_000);
/** Set RECONCILE_SEED=… to repeat a run. */
const seed = Number(process.env.RECONCILE_SEED ?? 20_261_121);
/** Number of actions between two checks that no status went back and no ledger entry was rewritten. */
const checkEvery = 50;

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

describeOnEachDatabase(`${count} random actions with money (RECONCILE_SEED=${seed})`, (database) => {
  let api: TestApp;
  let processes: [TestApp, ...TestApp[]];
  let day: MarketDay;
  let books: Map<string, BookEntry & { takesMore: boolean }>;
  let payments: Payment[];
  let ledger: LedgerEntry[];
  let orders: Order[];
  const done = new Map<Action, number>();
  const wentBack: string[] = [];
  const rewritten: LedgerEntry[] = [];

  const read = async (): Promise<void> => {
    payments = await api.database.repository(Payment).find({ order: { id: 'ASC' } });
    ledger = await api.database.repository(LedgerEntry).find({ order: { id: 'ASC' } });
    orders = await api.database.repository(Order).find({ order: { id: 'ASC' } });
  };
  const entriesOf = (payment: Payment): LedgerEntry[] => ledger.filter(({ paymentId }) => paymentId === payment.id);
  const isEnough = (
    { amount }: Payment,
    { collected, takesMore }: { collected: number; takesMore: boolean },
  ): boolean => (takesMore ? collected >= amount : collected === amount);

  beforeAll(async () => {
    const open = { pesapal: await companies.pesapal(), flutterwave: await companies.flutterwave() };
    api = await startTestApp({
      database,
      environment: { ...open.pesapal.environment, ...open.flutterwave.environment },
    });
    // Only one process may use SQLite.
    processes = database !== 'sqlite' ? [api, await api.startAnother()] : [api];
    day = new MarketDay(processes, open, new Dice(seed));
    await day.open();
    await read();
    for (let action = 1; action <= count; action += 1) {
      const what = await day.next();
      done.set(what, (done.get(what) ?? 0) + 1);
      if (action % checkEvery !== 0) continue;
      const [states, written] = [new Map(payments.map(({ id, status }) => [id, status])), ledger];
      await read();
      for (const { id, status } of payments)
        if (!mayHaveBecome(states.get(id) ?? 'pending', status)) wentBack.push(`${id}: ${states.get(id)} → ${status}`);
      rewritten.push(...written.filter((entry, at) => JSON.stringify(entry) !== JSON.stringify(ledger[at])));
    }
    await day.close();
    await read();
    books = new Map(
      Object.values(open).flatMap((company) =>
        company.books().map((entry) => [entry.reference, { ...entry, takesMore: company.takesMore }]),
      ),
    );
  }, busyMachineMs);

  afterAll(async () => {
    for (const process of processes.reverse()) await process.close();
    for (const { server } of Object.values(day.companies)) await server.stop();
  });

  it('include every kind of action, without a failure', () => {
    if (count >= 1_000) expect(done.size).toBe(23);
    expect([...day.statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(sum(ledger, ({ amount }) => Math.abs(amount))).toBeGreaterThan(0);
  });

  it('I5: move no payment back to an earlier state, and rewrite no entry', () => {
    expect(wentBack).toEqual([]);
    expect(rewritten).toEqual([]);
  });

  it('leave payments as the companies have them', () => {
    const expected = (payment: Payment): PaymentState[] => {
      const entry = books.get(payment.reference);
      if (!entry || entry.state === 'open') return ['pending', 'cancelled', 'failed'];
      if (entry.state === 'failed') return ['failed', 'cancelled'];
      if (entry.state === 'reversed') return ['reversed'];
      return isEnough(payment, entry) ? ['completed'] : ['pending', 'failed', 'cancelled'];
    };
    expect(
      payments
        .filter((payment) => !expected(payment).includes(payment.status))
        .map((payment) => ({ payment, entry: books.get(payment.reference) })),
    ).toEqual([]);
  });

  it('I4: enter each received payment into the ledger once, to the shilling, and each reversed one out once', () => {
    for (const payment of payments) {
      const entries = entriesOf(payment);
      const paid = entries.filter(({ kind }) => kind === 'payment');
      const reversals = entries.filter(({ kind }) => kind === 'reversal');
      expect(paid.map(({ amount }) => amount)).toEqual(
        payment.status === 'completed' || (payment.status === 'reversed' && paid.length > 0) ? [payment.amount] : [],
      );
      expect(reversals.length).toBeLessThanOrEqual(payment.status === 'reversed' ? 1 : 0);
      expect(entries.length).toBe(paid.length + reversals.length);
    }
    const saved = payments.filter(({ status }) => status === 'completed');
    expect(
      sum(saved, ({ reference, amount }) =>
        books.get(reference)?.takesMore ? amount : (books.get(reference)?.collected ?? 0),
      ),
    ).toBe(sum(saved.flatMap(entriesOf), ({ amount }) => amount));
  });

  it('sum the donations to what the companies have and the office entered', async () => {
    const gifts = ledger.filter(({ purpose }) => purpose === 'donation');
    const worthOf = ({ id, kind, amount, paymentId }: LedgerEntry): number => {
      const isReversed =
        kind === 'payment' && payments.find((payment) => payment.id === paymentId)?.status === 'reversed';
      return isReversed ? 0 : (day.declaredAmounts.get(id) ?? amount);
    };
    const expected = sum(
      gifts.filter(({ kind }) => kind === 'payment' || kind === 'office'),
      worthOf,
    );
    expect(sum(gifts, ({ amount }) => amount)).toBe(expected);
    const { amount, tests } = (
      await api.send({ url: '/api/ledger/totals?purpose=donation', headers: api.as('admin') })
    ).json<{ amount: number; tests: { amount: number } }>();
    expect(amount + tests.amount).toBe(expected);
    expect(tests.amount).toBe(
      sum(
        gifts.filter(({ isTest }) => isTest),
        (entry) => entry.amount,
      ),
    );
  });

  it('send one receipt for each completed donation', async () => {
    const receipts = (await api.database.repository(OutboxMessage).find()).filter(({ subject }) =>
      subject?.startsWith('Receipt for your gift'),
    );
    expect(receipts).toHaveLength(
      ledger.filter(({ purpose, kind }) => purpose === 'donation' && kind === 'payment').length,
    );
  });

  it('leave orders paid as the ledger says', async () => {
    const balanceOf = (order: Order): number =>
      sum(
        ledger.filter(({ orderId }) => orderId === order.id),
        ({ amount }) => amount,
      );
    const wrong = orders.filter((order) => {
      const balance = balanceOf(order);
      if (order.paymentStatus === 'completed')
        return balance < order.amount || (balance > order.amount && order.attention === null);
      return balance !== 0;
    });
    expect(
      wrong.map((order) => ({
        ...order,
        balance: balanceOf(order),
        entries: ledger.filter(({ orderId }) => orderId === order.id),
      })),
    ).toEqual([]);
    const revenue = (ofTests: boolean): string => {
      const paid = orders.filter(({ paymentStatus, isTest }) => paymentStatus === 'completed' && isTest === ofTests);
      return (sum(paid, ({ cents }) => cents) / 100).toFixed(2);
    };
    expect(
      (await api.send({ url: '/api/store/stats', headers: api.as('admin') })).json<StoreStatsResponse>(),
    ).toMatchObject({ totalRevenue: revenue(false), testRevenue: revenue(true) });
  });

  it('I3: leave stock never negative and equal to its moves; orders reserve what they have not returned', async () => {
    const products = await api.database.repository(Product).find();
    const moves = await api.database.repository(StockMovement).find();
    const lines = await api.database.repository(OrderLine).find();
    const holding = new Set(orders.filter(({ holdsStock }) => holdsStock).map(({ id }) => id));
    for (const { id, stockQuantity } of products) {
      const own = moves.filter(({ productId }) => productId === id);
      expect(stockQuantity).toBeGreaterThanOrEqual(0);
      expect(sum(own, ({ change }) => change)).toBe(stockQuantity);
      const held = sum(
        lines.filter(({ productId, orderId }) => productId === id && holding.has(orderId)),
        ({ quantity }) => quantity,
      );
      expect(
        -sum(
          own.filter(({ orderId }) => orderId !== null),
          ({ change }) => change,
        ),
      ).toBe(held);
    }
    expect(orders.filter(({ holdsStock, status }) => holdsStock === (status === 'cancelled'))).toEqual([]);
  });
});

/** Whether a payment can have changed from one state to the other since the last check, possibly through a third state. */
const mayHaveBecome = (from: PaymentState, to: PaymentState): boolean =>
  from === to || mayBecome(from, to) || (mayBecome(from, 'completed') && to === 'reversed');
