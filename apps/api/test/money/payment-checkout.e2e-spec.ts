import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { type Checkout, ProviderRefusal } from '../../src/money/payments/payment-provider.ts';
import { PaymentsRepository } from '../../src/money/payments/payments.repository.ts';
import { PaymentsService } from '../../src/money/payments/payments.service.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { Clocks } from '../clocks.ts';
import { type PaymentsTest, startPaymentsTest } from '../factories/payment.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, type TestApp } from '../test-app.ts';
import { untilAvailable } from '../until-served.ts';

// DON-03: the payer is redirected to the provider's page.
describeOnEachDatabase('the page of the payment provider', (database) => {
  let test: PaymentsTest;
  let answerStart: (reference: string) => Promise<Checkout>;
  beforeAll(async () => {
    test = await startPaymentsTest(database);
    answerStart = test.provider.answerStart;
  });
  afterAll(() => test.api.close());
  beforeEach(() => {
    test.provider.answerStart = answerStart;
    test.provider.startCount = 0;
  });

  const rowOf = ({ id }: Payment): Promise<Payment> => test.api.database.repository(Payment).findOneByOrFail({ id });

  it('is opened once and stored', async () => {
    const payment = await test.open();
    const url = await test.payments.checkout(payment);
    expect(url).toBe(`https://pay.example/${payment.reference}`);
    expect(await test.payments.checkout(payment)).toBe(url);
    expect(await rowOf(payment)).toMatchObject({
      checkoutUrl: url,
      providerId: `P-${payment.reference}`,
      startingUntil: null,
    });
    expect(test.provider.startCount).toBe(1);
  });

  it(
    'is opened once for fifty simultaneous requests, in two processes too',
    async () => {
      const second: TestApp | undefined = database !== 'sqlite' ? await test.startAnother() : undefined;
      const payment = await test.open();
      const services = [test.api, second ?? test.api].map(({ app }) => app.get(PaymentsService));
      const urls = await Promise.all(
        Array.from({ length: 50 }, (_, turn) =>
          untilAvailable(() => (services[turn % 2] as PaymentsService).checkout(payment)),
        ),
      );
      expect([new Set(urls).size, test.provider.startCount]).toEqual([1, 1]);
      await second?.close();
    },
    busyMachineMs,
  );

  if (database !== 'sqlite') {
    it('is opened by each process when the lease is taken out (control)', async () => {
      const second = await test.startAnother();
      const payment = await test.open();
      test.provider.answerStart = (reference) =>
        until(
          () => test.provider.startCount,
          (starts) => starts === 2,
        ).then(() => answerStart(reference));
      for (const { app } of [test.api, second]) app.get(PaymentsRepository).claimStart = () => Promise.resolve(true);
      await Promise.all([test.api, second].map(({ app }) => app.get(PaymentsService).checkout(payment)));
      expect(test.provider.startCount).toBe(2);
      Reflect.deleteProperty(test.api.app.get(PaymentsRepository), 'claimStart');
      await second.close();
    });
  }

  it('is opened by the next request when the process that was opening it is gone', async () => {
    const payment = await test.open();
    const gone = { startingUntil: new Date(Date.now() - 1) };
    await test.api.database.repository(Payment).update({ id: payment.id }, gone);
    expect(await test.payments.checkout(payment)).toContain('https://pay.example/');
  });

  it.each([
    ['an error', () => Promise.reject(new Error('<html><h1>502</h1></html>'))],
    ['a page elsewhere', () => Promise.resolve({ providerId: null, redirectUrl: 'https://evil.example/pay' })],
    [
      'a page on a host with the same beginning',
      () => Promise.resolve({ providerId: null, redirectUrl: 'https://pay.example.evil.example/' }),
    ],
    ['a script', () => Promise.resolve({ providerId: null, redirectUrl: 'javascript:alert(1)' })],
    ['nonsense', () => Promise.resolve({} as Checkout)],
  ])(
    'is refused when it is %s: nothing is lost, and the next attempt may succeed',
    async (_what, answer: () => Promise<Checkout>) => {
      const payment = await test.open();
      test.provider.answerStart = answer;
      await expect(test.payments.checkout(payment)).rejects.toMatchObject({
        status: 503,
        code: 'PAYMENT_PROVIDER_UNAVAILABLE',
        retryAfter: 5,
        message: 'Pesapal could not be reached. Nothing was charged; please try again in a moment.',
      });
      expect(await rowOf(payment)).toMatchObject({ status: 'pending', checkoutUrl: null, startingUntil: null });
      test.provider.answerStart = answerStart;
      expect(await test.payments.checkout(payment)).toContain('https://pay.example/');
    },
  );

  // No database is involved.
  if (database === 'sqlite')
    it(
      'times out after ten seconds, and so does an answer about a payment',
      async () => {
        const [opened, asked] = [await test.open(), await test.open()];
        test.provider.answerStart = () => new Promise(() => undefined);
        const answerAsk = test.provider.answerAsk;
        test.provider.answerAsk = () => new Promise(() => undefined);
        // On a busy machine, a timer of this process is as late as its answers.
        const began = Date.now();
        const tenSeconds = pause(10_000).then(() => Date.now() - began);
        const [page, answer] = await Promise.allSettled([test.payments.checkout(opened), test.payments.check(asked)]);
        test.provider.answerAsk = answerAsk;
        expect(page).toMatchObject({ status: 'rejected', reason: { status: 503 } });
        expect(answer).toMatchObject({ status: 'rejected' });
        expect(Date.now() - began).toBeLessThan((await tenSeconds) + 1_500);
        expect(await rowOf(asked)).toMatchObject({ status: 'pending', nextCheckAt: expect.any(Date) });
      },
      busyMachineMs,
    );

  describe.each([-86_400_000, 86_400_000])('while the clock is set by %d ms', (shift) => {
    afterEach(() => {
      jest.restoreAllMocks();
      Reflect.deleteProperty(test.api.app.get(PaymentsRepository), 'claimStart');
    });
    /** Simulates another process that takes this long to open the page. */
    const whileAnother = (milliseconds: number): void => {
      const clocks = new Clocks();
      const happens = [() => clocks.set(shift), () => clocks.pass(milliseconds)];
      test.api.app.get(PaymentsRepository).claimStart = () => {
        const next = happens.shift();
        next?.();
        return Promise.resolve(next === undefined);
      };
    };

    it('is waited for as long as another process may take to open it', async () => {
      const payment = await test.open();
      whileAnother(14_000);
      expect(await test.payments.checkout(payment)).toContain('https://pay.example/');
    });

    it('is waited for no longer', async () => {
      const payment = await test.open();
      whileAnother(16_000);
      await expect(test.payments.checkout(payment)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE' });
    });
  });

  it("ends the attempt with the provider's own message when the provider refuses it", async () => {
    const payment = await test.open();
    test.provider.answerStart = () =>
      Promise.reject(new ProviderRefusal('The amount is below the limit of this account.'));
    await expect(test.payments.checkout(payment)).rejects.toMatchObject({
      status: 409,
      code: 'PAYMENT_REFUSED',
      message: 'Pesapal did not accept this payment: The amount is below the limit of this account.',
    });
    expect(await rowOf(payment)).toMatchObject({
      status: 'failed',
      remark: 'The amount is below the limit of this account.',
    });
    expect(await test.effects(payment)).toEqual(['failed']);
    await expect(test.payments.checkout(await rowOf(payment))).rejects.toMatchObject({
      status: 409,
      code: 'PAYMENT_OVER',
    });
  });
});
