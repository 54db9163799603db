import { jest } from '@jest/globals';
import fc from 'fast-check';
import { mayBecome, type PaymentState, paymentStates } from '@ministry/domain';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentSettlement } from '../../src/money/payments/payment-settlement.ts';
import { PaymentSweep } from '../../src/money/payments/payment-sweep.ts';
import { PaymentsRepository } from '../../src/money/payments/payments.repository.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { type PaymentsTest, startPaymentsTest } from '../factories/payment.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilAvailable } from '../until-served.ts';

describeOnEachDatabase('payments', (database) => {
  let test: PaymentsTest;
  beforeAll(async () => {
    test = await startPaymentsTest(database);
  });
  afterAll(() => test.api.close());

  const get = (url: string, headers?: Record<string, string>) => test.api.send({ url, headers });

  describe('GET /api/payments/methods', () => {
    it('answers the methods with the rate, and which of them is a test', async () => {
      const answer = await get('/api/payments/methods');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual({
        rate: 3_700,
        methods: [
          { provider: 'pesapal', title: 'Pesapal', ways: ['card'], wantsPhone: false, isTest: false },
          {
            provider: 'sandbox',
            title: 'Test payment',
            ways: ['card', 'mobile-money'],
            wantsPhone: false,
            isTest: true,
          },
        ],
      });
    });
  });

  describe('opening a payment', () => {
    it('generates a reference that nobody can guess', async () => {
      const references = (await Promise.all(Array.from({ length: 20 }, () => untilAvailable(() => test.open())))).map(
        ({ reference }) => reference,
      );
      expect(new Set(references).size).toBe(20);
      for (const reference of references) expect(reference).toMatch(/^FW[A-Z0-9]{24}$/);
    });

    it('stores the rate of its day and whether it is a test', async () => {
      expect(await test.open()).toMatchObject({ rate: 3_700, isTest: false, status: 'pending' });
      expect(await test.open({ provider: 'sandbox' })).toMatchObject({ isTest: true });
    });

    it('is refused for a provider without settings', () => {
      expect(() => test.open({ provider: 'flutterwave' })).toThrow(expect.objectContaining({ status: 404 }));
    });

    it('is rolled back with the transaction it was opened in', async () => {
      const before = await test.api.database.repository(Payment).count();
      await expect(
        test.api.database.transaction(async () => {
          await test.open();
          throw new Error('the order is refused');
        }),
      ).rejects.toThrow('the order is refused');
      expect(await test.api.database.repository(Payment).count()).toBe(before);
    });

    it('GET /:reference answers its status to the person who knows the reference, and nothing about the payer', async () => {
      const { reference, createdAt } = await test.open();
      const answer = await get(`/api/payments/${reference}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual({
        reference,
        purpose: 'donation',
        status: 'pending',
        amount: 92_500,
        currency: 'UGX',
        provider: 'pesapal',
        method: 'card',
        isTest: false,
        createdAt: createdAt.toISOString(),
      });
      expect((await get('/api/payments/FWAAAAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    });
  });

  describe('GET /api/payments/:reference while it is pending', () => {
    const lookAfter = async (payment: Payment, seconds: number): Promise<number> => {
      await test.api.database
        .repository(Payment)
        .update({ id: payment.id }, { createdAt: new Date(Date.now() - seconds * 1_000) });
      const { statusRequestCount } = test.provider;
      await Promise.all([1, 2, 3].map(() => get(`/api/payments/${payment.reference}`)));
      return test.provider.statusRequestCount - statusRequestCount;
    };

    it('asks the provider, though no notification came, and not at each request', async () => {
      const payment = await test.open();
      await test.payments.checkout(payment);
      test.provider.setStatus(payment, 'completed');
      expect(await lookAfter(payment, 10)).toBe(0);
      await lookAfter(payment, 20);
      await until(
        () => test.stateOf(payment),
        (state) => state === 'completed',
      );
      expect(test.provider.asked.get(payment.reference)).toBe(1);
    });

    it('asks nobody about a payment without a page', async () => {
      expect(await lookAfter(await test.open(), 20)).toBe(0);
    });
  });

  describe('GET /api/payments/:provider/return', () => {
    it("redirects to the page that matches the provider's status", async () => {
      const payment = await test.open();
      test.provider.setStatus(payment, 'completed');
      const answer = await get(`/api/payments/pesapal/return?reference=${payment.reference}&id=P-${payment.reference}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/donation-success?order_id=${payment.reference}`,
      ]);
      expect(await test.effects(payment)).toEqual(['completed']);
    });

    it('trusts nothing else: a query that says it is paid changes nothing', async () => {
      const payment = await test.open();
      await get(`/api/payments/pesapal/return?reference=${payment.reference}&status=completed&status_code=1`);
      expect(await test.stateOf(payment)).toBe('pending');
    });

    it('does not ask the provider about a final payment', async () => {
      const payment = await test.open();
      test.provider.setStatus(payment, 'completed');
      await test.payments.check(payment);
      const { statusRequestCount } = test.provider;
      await get(`/api/payments/pesapal/return?reference=${payment.reference}`);
      expect(test.provider.statusRequestCount).toBe(statusRequestCount);
    });

    it('redirects while the provider cannot be asked, and the payment stays pending', async () => {
      const payment = await test.open();
      test.provider.answerAsk = () => Promise.reject(new Error('<html>502</html>'));
      const answer = await get(`/api/payments/pesapal/return?reference=${payment.reference}`);
      test.provider.answerAsk = (reference) => Promise.resolve(test.provider.providerStatuses.get(reference) ?? null);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/donation-success?order_id=${payment.reference}`,
      ]);
      expect(await test.stateOf(payment)).toBe('pending');
    });

    it.each(['FWAAAAAAAAAAAAAAAAAAAAAAAA', 'x'.repeat(200), '', '//evil.example'])(
      'redirects to this site only, for an unknown reference (%s)',
      async (reference) => {
        const answer = await get(`/api/payments/pesapal/return?reference=${encodeURIComponent(reference)}`);
        expect([answer.statusCode, answer.headers.location]).toEqual([303, '/donation-success']);
      },
    );

    it('asks under an id that is not its own at most every fifteen seconds, and otherwise under its own', async () => {
      const payment = await test.open();
      const settlement = test.api.app.get(PaymentSettlement);
      const ask = jest.spyOn(test.provider, 'ask');
      const asked = (): unknown[] => ask.mock.calls.map(([about]) => (about as { providerId?: unknown }).providerId);
      await Promise.all(Array.from({ length: 20 }, (_, n) => settlement.check(payment, `invented-${n}`)));
      expect(asked().map(String).sort()).toEqual(['invented-0', 'null', 'null']);
      const later = performance.now() + 15_000;
      const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
      await settlement.check(payment, 'invented-20');
      clock.mockRestore();
      expect(asked().at(-1)).toBe('invented-20');
      ask.mockRestore();
    });

    it('answers 404 where the provider has no settings', async () => {
      for (const path of ['return', 'cancelled', 'ipn'])
        expect((await get(`/api/payments/flutterwave/${path}?reference=FW1`)).statusCode).toBe(404);
    });
  });

  describe('GET /api/payments/:provider/cancelled', () => {
    it('cancels what the provider has no payment for', async () => {
      const payment = await test.open();
      const answer = await get(`/api/payments/pesapal/cancelled?reference=${payment.reference}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/donation-cancelled?order_id=${payment.reference}`,
      ]);
      expect(await test.effects(payment)).toEqual(['cancelled']);
    });

    it('completes it if the provider says so', async () => {
      const payment = await test.open();
      test.provider.setStatus(payment, 'completed');
      const answer = await get(`/api/payments/pesapal/cancelled?reference=${payment.reference}`);
      expect(answer.headers.location).toBe(`/donation-success?order_id=${payment.reference}`);
      expect(await test.effects(payment)).toEqual(['completed']);
    });

    it('cancels while the provider cannot be asked, until it says otherwise', async () => {
      const payment = await test.open();
      test.provider.answerAsk = () => Promise.reject(new Error('no route'));
      await get(`/api/payments/pesapal/cancelled?reference=${payment.reference}`);
      test.provider.answerAsk = (reference) => Promise.resolve(test.provider.providerStatuses.get(reference) ?? null);
      expect(await test.effects(payment)).toEqual(['cancelled']);
      test.provider.setStatus(payment, 'completed');
      await test.api.app.get(PaymentSweep).sweep(new Date(Date.now() + 5 * 60_000));
      expect(await test.effects(payment)).toEqual(['cancelled', 'completed']);
    });

    it('completes a payment made on another screen at the same moment, whichever comes first', async () => {
      for (let round = 0; round < 10; round += 1) {
        const payment = await test.open();
        const turningBack = get(`/api/payments/pesapal/cancelled?reference=${payment.reference}`);
        test.provider.setStatus(payment, 'completed');
        await Promise.all([turningBack, untilAvailable(() => test.payments.check(payment))]);
        expect(await test.stateOf(payment)).toBe('completed');
        expect((await test.effects(payment)).filter((state) => state === 'completed')).toEqual(['completed']);
      }
    });
  });

  // I5
  describe('the status of a payment', () => {
    it(
      'never goes back, in whatever order statuses come',
      async () => {
        const settlement = test.api.app.get(PaymentSettlement);
        await fc.assert(
          fc.asyncProperty(fc.array(fc.constantFrom(...paymentStates), { maxLength: 8 }), async (news) => {
            const payment = await test.open();
            const expected: PaymentState[] = ['pending'];
            for (const state of news) if (mayBecome(expected.at(-1) ?? 'pending', state)) expected.push(state);
            for (const state of news) await settlement.move(payment, state);
            expect(await test.effects(payment)).toEqual(expected.slice(1));
            expect(await test.stateOf(payment)).toBe(expected.at(-1));
          }),
          { numRuns: 40, seed: 1 },
        );
      },
      busyMachineMs,
    );

    it('stays unchanged when its effect fails, and changes the next time', async () => {
      const payment = await test.open();
      test.provider.setStatus(payment, 'completed');
      const repository = test.api.app.get(PaymentsRepository);
      const getById = repository.getById.bind(repository);
      let reads = 0;
      // The second read, after the move and in the same transaction.
      repository.getById = (id) => ((reads += 1) === 2 ? Promise.reject(new Error('the ledger is full')) : getById(id));
      await expect(test.payments.check(payment)).rejects.toThrow('the ledger is full');
      repository.getById = getById;
      expect([await test.stateOf(payment), await test.effects(payment)]).toEqual(['pending', []]);
      await test.payments.check(payment);
      expect([await test.stateOf(payment), await test.effects(payment)]).toEqual(['completed', ['completed']]);
    });
  });

  // I4
  describe('fifty changes at the same moment', () => {
    let second: TestApp | undefined;
    beforeAll(async () => {
      // Only one process may open a SQLite file.
      second = database !== 'sqlite' ? await test.startAnother() : undefined;
    });
    afterAll(() => second?.close());

    /** The result of each move that was answered. On a busy machine some are refused with 503 and have no effect. */
    const moveFromBoth = async (payment: Payment): Promise<boolean[]> => {
      const answers = await Promise.allSettled(
        Array.from({ length: 50 }, (_, turn) =>
          (turn % 2 === 0 ? test.api : (second ?? test.api)).app.get(PaymentSettlement).move(payment, 'completed'),
        ),
      );
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    };

    it(
      'have one effect, from two processes too',
      async () => {
        const payment = await test.open();
        expect((await moveFromBoth(payment)).filter(Boolean)).toHaveLength(1);
        expect(await test.effects(payment)).toEqual(['completed']);
      },
      busyMachineMs,
    );

    // On SQLite the transaction queue would hide that the guard is missing.
    if (database !== 'sqlite') {
      it(
        'have several when the condition is taken out of the update (control)',
        async () => {
          const apps = [test.api, second].filter((app) => app !== undefined);
          const guarded = apps.map((app) => app.app.get(PaymentsRepository).move);
          let reads = 0;
          let release: () => void = () => undefined;
          const twoHaveRead = new Promise<void>((resolve) => (release = resolve));
          for (const { app, database: base } of apps) {
            const repository = app.get(PaymentsRepository);
            repository.move = async (id, to, columns) => {
              const { status } = await repository.getById(id);
              if ((reads += 1) === 2) release();
              // On a busy machine the first move might otherwise finish before another one has begun.
              await twoHaveRead;
              if (!mayBecome(status, to)) return false;
              await base.repository(Payment).update({ id }, { ...columns, status: to });
              return true;
            };
          }
          const payment = await test.open();
          await moveFromBoth(payment);
          apps.forEach(({ app }, at) => (app.get(PaymentsRepository).move = guarded[at] as PaymentsRepository['move']));
          expect((await test.effects(payment)).length).toBeGreaterThan(1);
        },
        busyMachineMs,
      );
    }
  });
});

describe('payments without a provider', () => {
  it('are not possible online, and the sandbox does not exist', async () => {
    const api = await startTestApp({ environment: { SANDBOX_PAYMENTS: 'off' } });
    expect((await api.send({ url: '/api/payments/methods' })).json()).toEqual({ rate: 3_700, methods: [] });
    for (const url of [
      '/sandbox-checkout/0f8d3f5e-0000-4000-8000-000000000000',
      '/api/payments/sandbox/return',
      '/api/payments/sandbox/ipn',
    ])
      expect((await api.send({ url })).statusCode).toBe(404);
    await api.close();
  });
});
