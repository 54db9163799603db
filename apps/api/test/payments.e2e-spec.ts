import { Payment } from '../src/payments/payment.entity.ts';
import { PaymentPurposes } from '../src/payments/payment-purposes.ts';
import { PaymentsService } from '../src/payments/payments.service.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from './test-app.ts';

describeOnEachDatabase('smoke', (database) => {
  let api: TestApp;
  const moves: string[] = [];
  beforeAll(async () => {
    api = await startTestApp({ database, environment: { SANDBOX_PAYMENTS: 'on' } });
    api.app.get(PaymentPurposes).add({
      name: 'donation',
      moved: async ({ status }) => void moves.push(status),
      resultPath: async ({ reference, status }) => `/donation-${status === 'cancelled' ? 'cancelled' : 'success'}?order_id=${reference}`,
      payerOf: async () => ({ name: 'Grace', email: 'grace@example.org', phone: null }),
      describe: async () => 'Donation - general',
    });
  });
  afterAll(() => api.close());

  it('pays', async () => {
    const service = api.app.get(PaymentsService);
    const payment = await service.open({ purpose: 'donation', subjectId: 1, amount: 92_500, provider: 'sandbox', method: 'card' });
    const url = new URL(await service.checkout(payment));
    expect((await api.inject({ url: url.pathname })).body).toContain('TEST MODE');
    const chosen = await api.inject({ method: 'POST', url: url.pathname, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'outcome=succeed' });
    expect(chosen.statusCode).toBe(303);
    const back = new URL(String(chosen.headers.location));
    const done = await api.inject({ url: back.pathname + back.search });
    expect([done.statusCode, done.headers.location]).toEqual([303, `/donation-success?order_id=${payment.reference}`]);
    expect(moves).toEqual(['completed']);
    expect((await api.inject({ url: `/api/payments/${payment.reference}` })).json()).toMatchObject({ status: 'completed' });
    console.log((await api.inject({ url: `/api/payments`, headers: api.as('admin') })).body, await api.database.repository(Payment).find());
  });
});
