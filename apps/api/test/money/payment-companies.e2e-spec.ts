import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentNotification } from '../../src/money/payments/payment-notification.entity.ts';
import { PaymentSweep } from '../../src/money/payments/payment-sweep.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { companies, type Company, type CompanyName } from '../factories/companies.ts';
import { giftRequest } from '../factories/giving.ts';
import { FlutterwaveStandIn } from '../stand-ins/flutterwave.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp, type TestDatabase } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

function rulesOf(name: CompanyName, database: TestDatabase): void {
  let company: Company;
  let api: TestApp;
  let donorEmail: string;
  let gifts = 0;

  const begin = (
    own: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): ReturnType<TestApp['send']> =>
    api.send({
      method: 'POST',
      url: `/api/create-${name}-payment`,
      headers,
      payload: giftRequest({ donorEmail, donorPhone: '0772 123 456', ...own }),
    });
  const begun = async (): Promise<string> => (await begin()).json<{ order_id: string }>().order_id;
  const statusOf = async (reference: string): Promise<string> =>
    (await api.send({ url: `/api/payments/${reference}` })).json<{ status: string }>().status;
  const settled = (reference: string): Promise<string> =>
    until(
      () => statusOf(reference),
      (status) => status !== 'pending',
    );
  const rowOf = (reference: string): Promise<Payment> =>
    api.database.repository(Payment).findOneByOrFail({ reference });
  const ledgerOf = async (reference: string): Promise<number[]> => {
    const { id } = await rowOf(reference);
    return (await api.database.repository(LedgerEntry).find({ where: { paymentId: id }, order: { id: 'ASC' } })).map(
      ({ amount }) => amount,
    );
  };
  const receipts = (): Promise<number> => api.database.repository(OutboxMessage).countBy({ recipient: donorEmail });
  const handled = (): Promise<PaymentNotification[]> =>
    until(
      () => api.database.repository(PaymentNotification).find(),
      (all) => all.every(({ handledAt }) => handledAt !== null),
    );
  /** Makes the next check of the payment due, and runs it. */
  const sweep = async (reference: string): Promise<void> => {
    await api.database.repository(Payment).update({ reference }, { nextCheckAt: new Date(Date.now() - 1) });
    await api.app.get(PaymentSweep).sweep(new Date());
  };

  beforeAll(async () => {
    company = await companies[name]();
    api = await startTestApp({ database, environment: company.environment });
  });

  afterAll(async () => {
    await api.close();
    await company.server.stop();
  });

  beforeEach(() => {
    donorEmail = `giver-${(gifts += 1)}@example.org`;
  });

  afterEach(() => company.server.failures.clear());

  it('is offered, and the test payment is not', async () => {
    const { methods } = (await api.send({ url: '/api/payments/methods' })).json<{ methods: object[] }>();
    expect(methods).toEqual([
      expect.objectContaining({ provider: name, isTest: false, ways: ['card', 'mobile-money'] }),
    ]);
    expect(
      (await api.send({ method: 'POST', url: '/api/create-sandbox-payment', payload: giftRequest() })).statusCode,
    ).toBe(404);
  });

  it('opens its page, collects the donation, and a notification completes it: one entry, one receipt', async () => {
    const answer = await begin();
    expect(answer.statusCode).toBe(201);
    const { redirect_url: page, order_id: reference } = answer.json<{ redirect_url: string; order_id: string }>();
    expect(new URL(page).origin).toBe(company.server.origin);
    // API-16, DON-11, DON-12
    expect(company.server.requests.find(({ body }) => 'amount' in body)?.body).toMatchObject({
      amount: 92_500,
      currency: 'UGX',
      ...(name === 'pesapal'
        ? { description: 'Donation - general' }
        : { customizations: { description: 'Donation - general' } }),
    });
    expect(await statusOf(reference)).toBe('pending');
    company.pay(reference);
    const acknowledged = await api.send(company.notification(reference));
    expect(acknowledged.statusCode).toBe(200);
    expect(await settled(reference)).toBe('completed');
    expect(await ledgerOf(reference)).toEqual([92_500]);
    expect(await receipts()).toBe(1);
    expect(await rowOf(reference)).toMatchObject({
      receipt: expect.any(String),
      // 'card' was requested.
      method: 'mobile-money',
      isTest: false,
      remark: null,
    });
  });

  it('completes by the return alone, without any notification', async () => {
    const reference = await begun();
    company.pay(reference);
    const back = await api.send({ url: company.returnPath(reference) });
    expect([back.statusCode, back.headers.location]).toEqual([303, `/donation-success?order_id=${reference}`]);
    expect(await statusOf(reference)).toBe('completed');
    expect(await ledgerOf(reference)).toEqual([92_500]);
  });

  it('completes by the sweep where neither return nor notification came', async () => {
    const reference = await begun();
    company.pay(reference);
    if (name === 'pesapal') expect((await rowOf(reference)).providerId).not.toBeNull();
    await sweep(reference);
    expect(await statusOf(reference)).toBe('completed');
  });

  it("accepts a donor's cancellation until the company says otherwise", async () => {
    const reference = await begun();
    const cancelPath =
      name === 'pesapal' ? `/api/payments/pesapal/cancelled?reference=${reference}` : company.returnPath(reference);
    const back = await api.send({ url: cancelPath });
    expect([back.statusCode, back.headers.location]).toEqual([303, `/donation-cancelled?order_id=${reference}`]);
    expect(await statusOf(reference)).toBe('cancelled');
    company.pay(reference);
    expect((await api.send({ url: cancelPath })).headers.location).toBe(`/donation-success?order_id=${reference}`);
    expect(await statusOf(reference)).toBe('completed');
  });

  it('trusts the company only: a return or notification before the payment changes nothing', async () => {
    const reference = await begun();
    await api.send({
      url:
        name === 'pesapal'
          ? company.returnPath(reference)
          : `/api/payments/flutterwave/return?status=successful&tx_ref=${reference}&transaction_id=4999999`,
    });
    if (name === 'pesapal') await api.send(company.notification(reference));
    await handled();
    expect(await statusOf(reference)).toBe('pending');
    expect(await ledgerOf(reference)).toEqual([]);
  });

  it('counts fifty notifications at once, with returns among them, as one payment', async () => {
    const reference = await begun();
    company.pay(reference);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        untilServed(() =>
          api.send(index % 5 === 0 ? { url: company.returnPath(reference) } : company.notification(reference)),
        ),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 303]));
    await handled();
    expect(await statusOf(reference)).toBe('completed');
    expect(await ledgerOf(reference)).toEqual([92_500]);
    expect(await receipts()).toBe(1);
  });

  it.each([
    ['less', { amount: 925 }],
    ['another currency', { currency: 'KES' }],
  ])('does not accept %s as the donation, and informs the office', async (_what, as) => {
    const reference = await begun();
    company.pay(reference, as);
    await api.send(company.notification(reference));
    await handled();
    expect(await statusOf(reference)).toBe('pending');
    expect(await ledgerOf(reference)).toEqual([]);
    expect(await rowOf(reference)).toMatchObject({ remark: expect.stringContaining('92,500') });
  });

  it('decides whether a higher amount counts as paid', async () => {
    const reference = await begun();
    company.pay(reference, { amount: 100_000 });
    await api.send(company.notification(reference));
    await handled();
    expect(await statusOf(reference)).toBe(company.takesMore ? 'completed' : 'pending');
    expect(await rowOf(reference)).toMatchObject({ remark: expect.stringContaining('100,000') });
  });

  it('completes after a failure when the donor tries again on the same page', async () => {
    const reference = await begun();
    company.fail(reference);
    await api.send(company.notification(reference));
    expect(await settled(reference)).toBe('failed');
    expect(await rowOf(reference)).toMatchObject({ remark: 'Insufficient funds' });
    company.pay(reference);
    await api.send(company.notification(reference));
    await until(
      () => statusOf(reference),
      (status) => status === 'completed',
    );
    expect(await ledgerOf(reference)).toEqual([92_500]);
  });

  it('reverses a payment once and for good', async () => {
    const reference = await begun();
    company.pay(reference);
    const paid = company.notification(reference);
    await api.send(paid);
    await settled(reference);
    company.reverse(reference);
    await Promise.all(Array.from({ length: 10 }, () => untilServed(() => api.send(company.notification(reference)))));
    await until(
      () => statusOf(reference),
      (status) => status === 'reversed',
    );
    await handled();
    expect(await ledgerOf(reference)).toEqual([92_500, -92_500]);
    await api.send(paid);
    await handled();
    expect(await statusOf(reference)).toBe('reversed');
  });

  it('informs the donor that the company is away, stores the donation, and opens the page at the next press', async () => {
    const headers = { 'idempotency-key': `away-${name}-${database}` };
    company.server.failures.set(name === 'pesapal' ? 'SubmitOrderRequest' : '/payments', 'fails');
    const away = await begin({}, headers);
    expect(away.statusCode).toBe(503);
    expect(away.json<{ message: string }>().message).toMatch(/could not be reached\. Nothing was charged/);
    company.server.failures.clear();
    const answer = await begin({}, headers);
    expect(answer.statusCode).toBe(201);
    expect(
      await api.database.repository(Payment).countBy({ reference: answer.json<{ order_id: string }>().order_id }),
    ).toBe(1);
  });

  it('stores a notification that came while the company could not be asked', async () => {
    const reference = await begun();
    company.pay(reference);
    company.server.failures.set(company.asking, 'speaks HTML');
    expect((await api.send(company.notification(reference))).statusCode).toBe(200);
    expect((await api.send({ url: company.returnPath(reference) })).statusCode).toBe(303);
    expect(await statusOf(reference)).toBe('pending');
    company.server.failures.clear();
    // The first retry is due after one minute.
    await api.app.get(PaymentSweep).sweep(new Date(Date.now() + 61_000));
    expect(await statusOf(reference)).toBe('completed');
  });

  it('acknowledges what is about no payment of ours, and stores none of it', async () => {
    const reference = await begun();
    company.pay(reference);
    const { url, payload, headers } = company.notification(reference);
    await api.database.repository(Payment).delete({ reference });
    const before = await api.database.repository(PaymentNotification).count();
    expect((await api.send({ method: 'POST', url, payload, headers })).statusCode).toBe(200);
    expect(await api.database.repository(PaymentNotification).count()).toBe(before);
  });

  it('passes on its refusal in its own text', async () => {
    const refused = await begin({ amount: name === 'pesapal' ? 6_000_000 : 100 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'PAYMENT_REFUSED',
      message: expect.stringMatching(/limit exceeded|at least 500 UGX/),
    });
  });
}

describe.each<CompanyName>(['pesapal', 'flutterwave'])('a donation through %s', (name) => {
  describeOnEachDatabase('from the form to the receipt', (database) => rulesOf(name, database));
});

describe('POST /api/payments/flutterwave/webhook', () => {
  let server: FlutterwaveStandIn;
  let api: TestApp;
  let reference: string;
  let id: number;

  beforeAll(async () => {
    server = await FlutterwaveStandIn.start();
    api = await startTestApp({ environment: server.environment });
    reference = (
      await api.send({ method: 'POST', url: '/api/create-flutterwave-payment', payload: giftRequest() })
    ).json<{ order_id: string }>().order_id;
    id = server.attempt(reference);
  });

  afterAll(async () => {
    await api.close();
    await server.stop();
  });

  it.each(['not at all', 'by somebody else'] as const)(
    'refuses one that is signed %s, stores nothing and asks nothing',
    async (signed) => {
      expect((await api.send(server.webhookOf(id, { signed }))).statusCode).toBe(401);
      expect(await api.database.repository(PaymentNotification).count()).toBe(0);
      expect(server.countOf('/transactions/')).toBe(0);
    },
  );

  it('refuses one without a body and signature, on each route for notifications', async () => {
    const query = `tx_ref=${reference}&transaction_id=${id}`;
    for (const [method, route] of [
      ['GET', 'ipn'],
      ['POST', 'ipn'],
      ['POST', 'webhook'],
    ] as const) {
      const answer = await api.send({ method, url: `/api/payments/flutterwave/${route}?${query}` });
      expect([method, route, answer.statusCode]).toEqual([method, route, 401]);
    }
    expect(await api.database.repository(PaymentNotification).count()).toBe(0);
    expect(server.countOf('/transactions/')).toBe(0);
  });

  it('accepts the secret of the dashboard, too', async () => {
    expect((await api.send(server.webhookOf(id, { signed: 'hash' }))).statusCode).toBe(200);
    await until(
      async () => (await api.send({ url: `/api/payments/${reference}` })).json<{ status: string }>().status,
      (status) => status === 'completed',
    );
  });
});
