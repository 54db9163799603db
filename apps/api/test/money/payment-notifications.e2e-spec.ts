import { In } from 'typeorm';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentNotices } from '../../src/money/payments/payment-notices.ts';
import { PaymentNotification } from '../../src/money/payments/payment-notification.entity.ts';
import { PaymentNotificationsRepository } from '../../src/money/payments/payment-notifications.repository.ts';
import { UnreadableAnswer } from '../../src/money/payments/payment-provider.ts';
import { PaymentProviders } from '../../src/money/payments/payment-providers.ts';
import { PaymentSettlement } from '../../src/money/payments/payment-settlement.ts';
import { PaymentSweep } from '../../src/money/payments/payment-sweep.ts';
import { PaymentsRepository } from '../../src/money/payments/payments.repository.ts';
import type { ApiAnswer } from '../api-client.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { type PaymentsTest, startPaymentsTest } from '../factories/payment.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const inTime = (milliseconds: number): Date => new Date(Date.now() + milliseconds);

describeOnEachDatabase('/api/payments/:provider/webhook and /ipn', (database) => {
  let test: PaymentsTest;
  beforeAll(async () => {
    test = await startPaymentsTest(database);
  });
  afterAll(() => test.api.close());
  beforeEach(() => {
    test.provider.mayCollectMore = false;
    test.provider.answerAsk = (reference) => Promise.resolve(test.provider.providerStatuses.get(reference) ?? null);
  });

  const rowsOf = ({ reference }: Payment): Promise<PaymentNotification[]> =>
    test.api.database.repository(PaymentNotification).findBy({ reference });
  const notify = (
    payload: object | string,
    { api = test.api, signature = 'right' }: { api?: TestApp; signature?: string } = {},
  ): Promise<ApiAnswer> =>
    api.send({
      method: 'POST',
      url: '/api/payments/pesapal/webhook',
      headers: { 'content-type': 'application/json', 'probe-signature': signature },
      payload,
    });
  const handled = (payment: Payment): Promise<PaymentNotification[]> =>
    until(
      () => rowsOf(payment),
      (rows) => rows.length > 0 && rows.every(({ handledAt }) => handledAt !== null),
      20_000,
    );

  it("acknowledges in the provider's format and asks the provider", async () => {
    const payment = await test.open();
    test.provider.setStatus(payment, 'completed');
    const answer = await notify({ reference: payment.reference });
    expect([answer.statusCode, answer.json()]).toEqual([200, { heard: true }]);
    await handled(payment);
    expect(await test.effects(payment)).toEqual(['completed']);
  });

  it.each(['GET', 'POST'] as const)('accepts an IPN by %s too', async (method) => {
    const payment = await test.open();
    test.provider.setStatus(payment, 'completed');
    const answer =
      method === 'GET'
        ? await test.api.send({ url: `/api/payments/pesapal/ipn?reference=${payment.reference}` })
        : await test.api.send({
            method,
            url: '/api/payments/pesapal/ipn',
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'probe-signature': 'right' },
            payload: `reference=${payment.reference}`,
          });
    expect(answer.statusCode).toBe(200);
    await handled(payment);
    expect(await test.stateOf(payment)).toBe('completed');
  });

  it('changes nothing when a notification says it is paid and the provider does not', async () => {
    const payment = await test.open();
    await notify({ reference: payment.reference, status: 'completed', status_code: 1 });
    await handled(payment);
    expect([await test.stateOf(payment), await test.effects(payment)]).toEqual(['pending', []]);
  });

  it("finds a payment by the provider's id", async () => {
    const payment = await test.open();
    await test.payments.checkout(payment);
    test.provider.setStatus(payment, 'completed');
    await notify({ id: `P-${payment.reference}` });
    await until(
      () => test.stateOf(payment),
      (state) => state === 'completed',
    );
  });

  // I4
  it(
    'has one effect for fifty notifications at once, in two processes too',
    async () => {
      const second = database !== 'sqlite' ? await test.startAnother() : undefined;
      const payment = await test.open();
      test.provider.setStatus(payment, 'completed');
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, turn) =>
          untilServed(() =>
            notify({ reference: payment.reference }, { api: turn % 2 === 0 ? test.api : (second ?? test.api) }),
          ),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await handled(payment)).toHaveLength(50);
      expect(await test.effects(payment)).toEqual(['completed']);
      await second?.close();
    },
    busyMachineMs,
  );

  it('asks the provider once more for notifications that come while it is being asked', async () => {
    const payment = await test.open();
    let answer: (() => void) | undefined;
    test.provider.answerAsk = () => new Promise((resolve) => (answer = () => resolve(null)));
    await notify({ reference: payment.reference });
    await until(
      () => answer,
      (known) => known !== undefined,
    );
    test.provider.setStatus(payment, 'completed');
    // Each notification is acknowledged before it is handled. The provider's first answer is held back until all ten have asked for a check.
    const settlement = test.api.app.get(PaymentSettlement);
    const { check } = settlement;
    let waiting = 0;
    settlement.check = (...asked) => {
      waiting += 1;
      return check.apply(settlement, asked);
    };
    await Promise.all(Array.from({ length: 10 }, () => untilServed(() => notify({ reference: payment.reference }))));
    await until(
      () => waiting,
      (count) => count === 10,
    );
    settlement.check = check;
    const { statusRequestCount } = test.provider;
    test.provider.answerAsk = (reference) => Promise.resolve(test.provider.providerStatuses.get(reference) ?? null);
    answer?.();
    await handled(payment);
    expect([await test.effects(payment), test.provider.statusRequestCount - statusRequestCount]).toEqual([
      ['completed'],
      1,
    ]);
  });

  // I5
  it('leaves the state unchanged when statuses come out of order', async () => {
    const payment = await test.open();
    for (const status of ['failed', 'completed', 'failed', 'pending', 'reversed', 'completed'] as const) {
      test.provider.setStatus(payment, status);
      await test.payments.check(payment);
    }
    expect(await test.effects(payment)).toEqual(['failed', 'completed', 'reversed']);
    expect(await test.stateOf(payment)).toBe('reversed');
  });

  it.each([
    ['a wrong signature', { signature: 'wrong' }],
    ['no signature', { signature: '' }],
  ])('refuses %s and stores nothing', async (_what, options) => {
    const payment = await test.open();
    test.provider.setStatus(payment, 'completed');
    const { statusRequestCount } = test.provider;
    expect((await notify({ reference: payment.reference }, options)).statusCode).toBe(401);
    expect([await rowsOf(payment), test.provider.statusRequestCount, await test.stateOf(payment)]).toEqual([
      [],
      statusRequestCount,
      'pending',
    ]);
  });

  it.each([
    ['an unknown reference', { reference: 'FWAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a reference too long to be one', { reference: 'x'.repeat(65) }],
    ['signs that no name has', { id: "' OR 1=1 --" }],
  ])('acknowledges and drops one about %s', async (_what, payload) => {
    const before = await test.api.database.repository(PaymentNotification).count();
    expect((await notify(payload)).statusCode).toBe(200);
    expect(await test.api.database.repository(PaymentNotification).count()).toBe(before);
  });

  it('refuses more than 64 KB, signed or not', async () => {
    expect((await notify({ reference: 'FW1', more: 'x'.repeat(64 * 1024) })).statusCode).toBe(413);
    expect((await notify({ reference: 'FW1', more: 'x'.repeat(60 * 1024) })).statusCode).toBe(200);
  });

  it('never counts the money of one payment for another', async () => {
    const [cheap, dear] = [await test.open({ amount: 500 }), await test.open({ amount: 500_000 })];
    test.provider.setStatus(cheap, 'completed');
    // The provider is asked about the id in the notice, and answers with the other reference.
    test.provider.providerStatuses.set(dear.reference, {
      ...(test.provider.providerStatuses.get(cheap.reference) as NonNullable<
        ReturnType<typeof test.provider.providerStatuses.get>
      >),
      amount: 500_000,
    });
    await notify({ reference: dear.reference, id: `P-${cheap.reference}` });
    await handled(dear);
    expect([await test.stateOf(dear), await test.effects(dear)]).toEqual(['pending', []]);
  });

  it('counts a payment of the provider for one of ours only', async () => {
    const [first, second] = [await test.open(), await test.open()];
    test.provider.setStatus(first, 'completed', { providerId: 'P-same' });
    test.provider.setStatus(second, 'completed', { providerId: 'P-same' });
    await test.payments.check(first);
    expect(await test.payments.check(second)).toMatchObject({
      status: 'pending',
      remark: expect.stringContaining('already counted'),
    });
    expect(await test.effects(second)).toEqual([]);
  });

  it.each([
    ['less', { amount: 92_499 }],
    ['more', { amount: 92_501 }],
    ['another currency', { currency: 'KES' }],
  ])('completes nothing for %s than requested, and informs the office', async (_what, providerStatus) => {
    const payment = await test.open();
    test.provider.setStatus(payment, 'completed', providerStatus);
    await notify({ reference: payment.reference });
    await handled(payment);
    expect(await test.payments.check(payment)).toMatchObject({
      status: 'pending',
      remark: expect.stringMatching(/^The provider reports .* where UGX 92,500 was asked for/),
    });
    expect(await test.effects(payment)).toEqual([]);
  });

  it('completes a payment that collected more where the provider allows it, and informs the office', async () => {
    test.provider.mayCollectMore = true;
    const [more, less] = [await test.open(), await test.open()];
    test.provider.setStatus(more, 'completed', { amount: 95_000 });
    test.provider.setStatus(less, 'completed', { amount: 92_499 });
    expect(await test.payments.check(more)).toMatchObject({
      status: 'completed',
      amount: 92_500,
      remark: 'The payer sent UGX 95,000, more than the UGX 92,500 that was asked for.',
    });
    expect(await test.payments.check(less)).toMatchObject({ status: 'pending' });
  });

  describe('the payment sweep', () => {
    const sweep = (now: Date): Promise<void> => test.api.app.get(PaymentSweep).sweep(now);

    it('asks about payments without a notification', async () => {
      const payment = await test.open();
      test.provider.setStatus(payment, 'completed');
      await sweep(inTime(-minute));
      expect(await test.stateOf(payment)).toBe('pending');
      await sweep(inTime(2 * minute));
      expect(await test.effects(payment)).toEqual(['completed']);
    });

    it('repeats what could not be asked at the notification, also after a restart', async () => {
      const payment = await test.open();
      test.provider.answerAsk = () => Promise.reject(new Error('no route'));
      expect((await notify({ reference: payment.reference })).statusCode).toBe(200);
      await until(
        () => rowsOf(payment),
        (rows) => rows.length === 1,
      );
      test.provider.answerAsk = (reference) => Promise.resolve(test.provider.providerStatuses.get(reference) ?? null);
      test.provider.setStatus(payment, 'completed');
      await sweep(inTime(2 * minute));
      expect(await rowsOf(payment)).toEqual([expect.objectContaining({ handledAt: expect.any(Date) })]);
      expect(await test.effects(payment)).toEqual(['completed']);
    });

    it('asks about each payment and notification once, whichever of two processes comes first', async () => {
      const { app } = test.api;
      const [quiet, told] = [await test.open(), await test.open()];
      const before = test.provider.statusRequestCount;
      test.provider.answerAsk = () => Promise.reject(new Error('no route'));
      await notify({ reference: told.reference });
      await until(
        () => test.provider.statusRequestCount,
        (asks) => asks > before,
      );
      const asked: string[] = [];
      test.provider.answerAsk = (reference) => {
        asked.push(reference);
        return Promise.resolve(null);
      };
      const elsewhere = new PaymentSweep(
        app.get(PaymentsRepository),
        app.get(PaymentNotificationsRepository),
        app.get(PaymentProviders),
        app.get(PaymentSettlement),
        app.get(PaymentNotices),
      );
      // Not later than this: a payment that was checked is due again one minute after the answer.
      const { nextCheckAt } = await test.api.database.repository(Payment).findOneByOrFail({ id: told.id });
      const due = nextCheckAt as Date;
      await Promise.all([sweep(due), elsewhere.sweep(due)]);
      const times = (reference: string): number => asked.filter((other) => other === reference).length;
      // `told` is asked about twice: as a payment that is due, and for its notification.
      expect([times(quiet.reference), times(told.reference)]).toEqual([1, 2]);
    });

    it('skips a provider that does not answer for the rest of the round', async () => {
      await sweep(inTime(8 * day));
      await Promise.all([test.open(), test.open(), test.open()]);
      const { statusRequestCount } = test.provider;
      test.provider.answerAsk = () => Promise.reject(new Error('no route'));
      await sweep(inTime(2 * minute));
      expect(test.provider.statusRequestCount - statusRequestCount).toBe(3);
    });

    describe('with notifications that the provider cannot answer', () => {
      /** Opens payments that are too old to be rechecked, so that only their notifications are left. */
      const unanswerable = async (answer: () => Error): Promise<Payment[]> => {
        await sweep(inTime(8 * day));
        const payments = await Promise.all(Array.from({ length: 5 }, () => test.open()));
        const [references, ids] = [new Set(payments.map(({ reference }) => reference)), payments.map(({ id }) => id)];
        test.provider.answerAsk = (reference) =>
          references.has(reference)
            ? Promise.reject(answer())
            : Promise.resolve(test.provider.providerStatuses.get(reference) ?? null);
        for (const { reference } of payments) await notify({ reference });
        await until(
          () => payments.map(({ reference }) => test.provider.asked.get(reference) ?? 0),
          (asked) => asked.every((times) => times > 0),
        );
        await test.api.database.repository(Payment).update({ id: In(ids) }, { nextCheckAt: null });
        return payments;
      };

      it.each([
        ['is away', () => new Error('no route')],
        ['says nothing of them', () => new UnreadableAnswer('invalid id')],
      ])('asks about what is due all the same, where it %s', async (_what, answer) => {
        await unanswerable(answer);
        const due = await test.open();
        test.provider.setStatus(due, 'completed');
        await sweep(inTime(2 * minute));
        expect(await test.effects(due)).toEqual(['completed']);
      });

      it('handles the notifications behind them', async () => {
        await unanswerable(() => new UnreadableAnswer('invalid id'));
        const { answerAsk } = test.provider;
        const behind = await test.open();
        test.provider.answerAsk = () => Promise.reject(new UnreadableAnswer('busy'));
        await notify({ reference: behind.reference });
        await until(
          () => test.provider.asked.get(behind.reference),
          (asked) => asked === 1,
        );
        await test.api.database.repository(Payment).update({ id: behind.id }, { nextCheckAt: null });
        test.provider.answerAsk = answerAsk;
        test.provider.setStatus(behind, 'completed');
        await sweep(inTime(2 * minute));
        expect(await test.effects(behind)).toEqual(['completed']);
      });

      it('retries them less and less often, and no more after a day', async () => {
        const [payment] = (await unanswerable(() => new UnreadableAnswer('invalid id'))) as [Payment];
        const tried = async (now: Date): Promise<(number | Date | null | undefined)[]> => {
          await sweep(now);
          const [row] = await rowsOf(payment);
          return [
            row?.tries,
            row?.handledAt,
            row?.nextTryAt && Math.round((row.nextTryAt.getTime() - now.getTime()) / minute),
          ];
        };
        expect(await tried(inTime(2 * minute))).toEqual([2, null, 2]);
        expect(await tried(inTime(3 * minute))).toEqual([2, null, 1]);
        expect(await tried(inTime(10 * minute))).toEqual([3, null, 10]);
        expect(await tried(inTime(25 * minute))).toEqual([4, null, 30]);
        expect(await tried(inTime(day + minute))).toEqual([5, null, null]);
        expect(await tried(inTime(2 * day))).toEqual([5, null, null]);
      });
    });

    it('is not delayed by payments of a provider without settings, and expires those without asking', async () => {
      await sweep(inTime(8 * day));
      const columns = { ...(await test.open()), provider: 'flutterwave' as const, nextCheckAt: inTime(-day) };
      const left = Array.from({ length: 100 }, (_, at) => ({
        ...columns,
        id: undefined,
        reference: `FWLEFT${database}${at}`,
        createdAt: inTime(at === 0 ? -8 * day : -day),
      }));
      await test.api.database.repository(Payment).insert(left);
      const due = await test.open();
      test.provider.setStatus(due, 'completed');
      await sweep(inTime(2 * minute));
      expect(await test.effects(due)).toEqual(['completed']);
      expect(await test.api.database.repository(Payment).countBy({ provider: 'flutterwave', status: 'expired' })).toBe(
        1,
      );
      expect(await test.effects({ ...columns, id: 0, reference: `FWLEFT${database}0` })).toEqual(['expired']);
    });

    it('expires an overdue payment at a later check when the provider could not be asked at first', async () => {
      const payment = await test.open();
      await test.api.database.repository(Payment).update({ id: payment.id }, { createdAt: inTime(-8 * day) });
      test.provider.answerAsk = () => Promise.reject(new Error('no route'));
      await expect(test.payments.check(payment)).rejects.toThrow();
      test.provider.answerAsk = () => Promise.resolve(null);
      await sweep(inTime(61 * minute));
      expect(await test.effects(payment)).toEqual(['expired']);
    });

    it('expires an overdue payment whose money does not match, and leaves it marked for the office', async () => {
      const payment = await test.open();
      await test.api.database.repository(Payment).update({ id: payment.id }, { createdAt: inTime(-8 * day) });
      test.provider.setStatus(payment, 'completed', { amount: 50_000 });
      await sweep(inTime(2 * minute));
      expect(await test.effects(payment)).toEqual(['expired']);
      expect(await test.api.database.repository(Payment).findOneBy({ id: payment.id })).toMatchObject({
        needsReview: true,
        remark: expect.stringContaining('UGX 50,000'),
      });
    });

    it('expires a payment after seven days, and still accepts money that comes later', async () => {
      const payment = await test.open();
      await test.api.database.repository(Payment).update({ id: payment.id }, { createdAt: inTime(-7 * day) });
      await sweep(inTime(2 * minute));
      expect([await test.stateOf(payment), await test.effects(payment)]).toEqual(['expired', ['expired']]);
      expect(await test.api.database.repository(Payment).findOneBy({ id: payment.id })).toMatchObject({
        nextCheckAt: null,
      });
      test.provider.setStatus(payment, 'completed');
      await notify({ reference: payment.reference });
      await handled(payment);
      expect(await test.effects(payment)).toEqual(['expired', 'completed']);
    });
  });
});
