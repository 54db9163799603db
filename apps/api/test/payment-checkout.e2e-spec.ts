import { setTimeout as pause } from 'node:timers/promises';
import { type Checkout, ProviderRefusal } from '../src/payments/payment-provider.ts';
import { Payment } from '../src/payments/payment.entity.ts';
import { PaymentsRepository } from '../src/payments/payments.repository.ts';
import { PaymentsService } from '../src/payments/payments.service.ts';
import { type PaymentsTest, startPaymentsTest } from './factories/payment.ts';
import { describeOnEachDatabase, type TestApp } from './test-app.ts';

/** Milliseconds for ten seconds of silence on a busy machine. */
const patience = 30_000;

// DON-03: the payer is led to the provider's page
describeOnEachDatabase("the provider's page", (database) => {
  let test: PaymentsTest;
  let answerStart: (reference: string) => Promise<Checkout>;
  beforeAll(async () => {
    test = await startPaymentsTest(database);
    answerStart = test.provider.answerStart;
  });
  afterAll(() => test.api.close());
  beforeEach(() => {
    test.provider.answerStart = answerStart;
    test.provider.starts = 0;
  });

  const rowOf = ({ id }: Payment): Promise<Payment> => test.api.database.repository(Payment).findOneByOrFail({ id });

  it('is opened once and kept', async () => {
    const payment = await test.open();
    const url = await test.payments.checkout(payment);
    expect(url).toBe(`https://pay.example/${payment.reference}`);
    expect(await test.payments.checkout(payment)).toBe(url);
    expect(await rowOf(payment)).toMatchObject({
      checkoutUrl: url,
      providerId: `P-${payment.reference}`,
      startingUntil: null,
    });
    expect(test.provider.starts).toBe(1);
  });

  it(
    'is opened once for fifty who ask at the same moment, in two processes too',
    async () => {
      const second: TestApp | undefined = database === 'mariadb' ? await test.again() : undefined;
      const payment = await test.open();
      const services = [test.api, second ?? test.api].map(({ app }) => app.get(PaymentsService));
      const urls = await Promise.all(
        Array.from({ length: 50 }, (_, turn) => (services[turn % 2] as PaymentsService).checkout(payment)),
      );
      expect([new Set(urls).size, test.provider.starts]).toEqual([1, 1]);
      await second?.close();
    },
    patience,
  );

  if (database === 'mariadb') {
    it('is opened by each process with the lease taken out', async () => {
      const second = await test.again();
      const payment = await test.open();
      test.provider.answerStart = (reference) => pause(200).then(() => answerStart(reference));
      for (const { app } of [test.api, second]) app.get(PaymentsRepository).claimStart = () => Promise.resolve(true);
      await Promise.all([test.api, second].map(({ app }) => app.get(PaymentsService).checkout(payment)));
      expect(test.provider.starts).toBe(2);
      Reflect.deleteProperty(test.api.app.get(PaymentsRepository), 'claimStart');
      await second.close();
    });
  }

  it('is opened by the next who asks when the process that was at it is gone', async () => {
    const payment = await test.open();
    const gone = { startingUntil: new Date(Date.now() - 1) };
    await test.api.database.repository(Payment).update({ id: payment.id }, gone);
    expect(await test.payments.checkout(payment)).toContain('https://pay.example/');
  });

  it.each([
    ['an error', () => Promise.reject(new Error('<html><h1>502</h1></html>'))],
    ['a page elsewhere', () => Promise.resolve({ providerId: null, redirectUrl: 'https://evil.example/pay' })],
    [
      'a page on a host that begins alike',
      () => Promise.resolve({ providerId: null, redirectUrl: 'https://pay.example.evil.example/' }),
    ],
    ['a script', () => Promise.resolve({ providerId: null, redirectUrl: 'javascript:alert(1)' })],
    ['nonsense', () => Promise.resolve({} as Checkout)],
  ])(
    'that turns out to be %s is none: nothing is lost, and the next try may succeed',
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

  it(
    'is not waited for longer than ten seconds, nor is an answer about a payment',
    async () => {
      const [opened, asked] = [await test.open(), await test.open()];
      test.provider.answerStart = () => new Promise(() => undefined);
      const answerAsk = test.provider.answerAsk;
      test.provider.answerAsk = () => new Promise(() => undefined);
      const began = Date.now();
      const [page, answer] = await Promise.allSettled([test.payments.checkout(opened), test.payments.check(asked)]);
      test.provider.answerAsk = answerAsk;
      expect(page).toMatchObject({ status: 'rejected', reason: { status: 503 } });
      expect(answer).toMatchObject({ status: 'rejected' });
      expect(Date.now() - began).toBeLessThan(11_500);
      expect(await rowOf(asked)).toMatchObject({ status: 'pending', nextCheckAt: expect.any(Date) });
    },
    patience,
  );

  it('that the provider refuses ends the attempt, with its own words', async () => {
    const payment = await test.open();
    test.provider.answerStart = () =>
      Promise.reject(new ProviderRefusal('The amount is below the limit of this account.'));
    await expect(test.payments.checkout(payment)).rejects.toMatchObject({
      status: 409,
      code: 'PAYMENT_REFUSED',
      message: 'Pesapal did not take this payment: The amount is below the limit of this account.',
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
