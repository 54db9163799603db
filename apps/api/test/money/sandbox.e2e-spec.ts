import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentNotification } from '../../src/money/payments/payment-notification.entity.ts';
import { SandboxCheckout } from '../../src/money/payments/sandbox/sandbox-checkout.entity.ts';
import { SandboxPayments } from '../../src/money/payments/sandbox/sandbox-payments.ts';
import { SandboxProvider } from '../../src/money/payments/sandbox/sandbox-provider.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { type PaymentsTest, startPaymentsTest } from '../factories/payment.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase } from '../test-app.ts';

const day = 86_400_000;

describeOnAnyDatabase('sandbox payments', (database) => {
  let test: PaymentsTest;
  beforeAll(async () => {
    test = await startPaymentsTest(database);
  });
  afterAll(() => test.api.close());

  async function begin(): Promise<{ payment: Payment; page: string }> {
    const payment = await test.open({ provider: 'sandbox', method: 'mobile-money' });
    return { payment, page: new URL(await test.payments.checkout(payment)).pathname };
  }

  /** Presses a button of the page as a browser does. Returns the path on this site to which it leads. */
  async function press(page: string, form: Record<string, string>): Promise<string> {
    const { statusCode, headers } = await test.api.send({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    expect(statusCode).toBe(303);
    const { origin, pathname, search } = new URL(String(headers.location));
    expect(origin).toBe(test.api.config.publicUrl);
    return pathname + search;
  }

  const comeBack = async (url: string): Promise<unknown> => (await test.api.send({ url })).headers.location;
  const notified = ({ reference }: Payment): Promise<number> =>
    test.api.database.repository(PaymentNotification).countBy({ reference });

  it("GET /sandbox-checkout/:id answers a page marked as a test, without scripts and without the payer's data", async () => {
    const { page } = await begin();
    const answer = await test.api.send({ url: page });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(answer.body).toContain('TEST MODE: no money moves');
    expect(answer.body).toContain('UGX 92,500');
    expect(answer.body).toContain('value="mobile-money" checked');
    expect(answer.body).not.toMatch(/<script|Grace|grace@/);
  });

  it('opens the same page when its first answer was lost', async () => {
    const { payment, page } = await begin();
    await test.api.database.repository(Payment).update({ id: payment.id }, { checkoutUrl: null });
    expect(await test.payments.checkout(payment)).toBe(`${test.api.config.publicUrl}${page}`);
  });

  it('finds a page by its id only', async () => {
    for (const name of ['1', '0f8d3f5e-0000-4000-8000-000000000000', '%00'])
      expect((await test.api.send({ url: `/sandbox-checkout/${name}` })).statusCode).toBe(404);
  });

  it('completes a payment, notified before the payer returns, and counts it once', async () => {
    const { payment, page } = await begin();
    const back = await press(page, { outcome: 'succeed', method: 'card' });
    await until(
      () => test.stateOf(payment),
      (state) => state === 'completed',
    );
    expect(await comeBack(back)).toBe(`/donation-success?order_id=${payment.reference}`);
    expect([await test.effects(payment), await notified(payment)]).toEqual([['completed'], 1]);
  });

  it.each([
    ['fail', 'failed', 'success'],
    ['expire', 'failed', 'success'],
    ['cancel', 'cancelled', 'cancelled'],
  ])('with the choice %s ends as %s', async (outcome, state, result) => {
    const { payment, page } = await begin();
    expect(await comeBack(await press(page, { outcome }))).toBe(`/donation-${result}?order_id=${payment.reference}`);
    expect(await test.effects(payment)).toEqual([state]);
  });

  it('completes after the payer has returned, who sees it pending until then', async () => {
    const { payment, page } = await begin();
    await comeBack(await press(page, { outcome: 'succeed', delay: '5' }));
    expect(await test.stateOf(payment)).toBe('pending');
    await until(
      () => test.stateOf(payment),
      (state) => state === 'completed',
    );
    expect(await test.effects(payment)).toEqual(['completed']);
  });

  it('counts a payment notified twice once', async () => {
    const { payment, page } = await begin();
    await comeBack(await press(page, { outcome: 'succeed', notice: 'twice' }));
    await until(
      () => notified(payment),
      (times) => times === 2,
    );
    expect(await test.effects(payment)).toEqual(['completed']);
  });

  it('completes without a notification when the payer returns', async () => {
    const { payment, page } = await begin();
    const back = await press(page, { outcome: 'succeed', notice: 'never' });
    expect(await test.stateOf(payment)).toBe('pending');
    await comeBack(back);
    expect([await test.effects(payment), await notified(payment)]).toEqual([['completed'], 0]);
  });

  it('ignores a notification with a wrong signature', async () => {
    const { payment, page } = await begin();
    await press(page, { outcome: 'succeed', notice: 'forged' });
    expect([await test.stateOf(payment), await notified(payment)]).toEqual(['pending', 0]);
  });

  it.each(['less', 'more'])('does not complete a payment of %s than requested', async (amount) => {
    const { payment, page } = await begin();
    await comeBack(await press(page, { outcome: 'succeed', amount }));
    expect([await test.stateOf(payment), await test.effects(payment)]).toEqual(['pending', []]);
  });

  it('reverses it later', async () => {
    const { payment, page } = await begin();
    await comeBack(await press(page, { outcome: 'succeed', notice: 'never', reversal: '10' }));
    await until(
      () => test.stateOf(payment),
      (state) => state === 'reversed',
    );
    expect(await test.effects(payment)).toEqual(['completed', 'reversed']);
  });

  it('counts the first choice, however often a button is pressed', async () => {
    const { payment, page } = await begin();
    await Promise.all([
      press(page, { outcome: 'succeed' }),
      press(page, { outcome: 'succeed' }),
      press(page, { outcome: 'succeed' }),
    ]);
    await press(page, { outcome: 'cancel' });
    await until(
      () => test.stateOf(payment),
      (state) => state === 'completed',
    );
    expect([await test.effects(payment), await notified(payment)]).toEqual([['completed'], 1]);
    expect((await test.api.send({ url: page })).body).toContain('This test payment is completed.');
  });

  it('refuses what its page does not offer', async () => {
    const { page } = await begin();
    for (const payload of ['outcome=steal', 'outcome=succeed&delay=99999', '']) {
      const answer = await test.api.send({
        method: 'POST',
        url: page,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('accepts notifications from itself only', async () => {
    const { payment } = await begin();
    const payload = JSON.stringify({ reference: payment.reference });
    const send = (signature: string): Promise<{ statusCode: number }> =>
      test.api.send({
        method: 'POST',
        url: '/api/payments/sandbox/webhook',
        headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
        payload,
      });
    const { sign } = test.api.app.get(SandboxProvider);
    const right = sign.call(test.api.app.get(SandboxProvider), payload);
    expect([
      (await send('')).statusCode,
      (await send(right.replace(/./, '*'))).statusCode,
      (await send(right)).statusCode,
    ]).toEqual([401, 401, 200]);
  });

  it('continues what a stopped process left, and removes it after thirty days', async () => {
    const { payment, page } = await begin();
    const rows = test.api.database.repository(SandboxCheckout);
    const at = Date.now() - 1_000;
    await rows.update(
      { reference: payment.reference },
      { plan: [{ at, becomes: 'completed', notify: 'signed' }], collected: payment.amount, nextStepAt: new Date(at) },
    );
    const sandbox = test.api.app.get(SandboxPayments);
    await Promise.all([sandbox.sweep(new Date()), sandbox.sweep(new Date())]);
    await until(
      () => test.stateOf(payment),
      (state) => state === 'completed',
    );
    expect(await notified(payment)).toBe(1);
    await test.api.app.get(Retention).applyTo('Test payments', new Date(Date.now() + 31 * day));
    expect((await test.api.send({ url: page })).statusCode).toBe(404);
  });
});
