import { Flutterwave } from '../../src/money/payments/flutterwave/flutterwave.ts';
import type { CheckoutRequest, Notice } from '../../src/money/payments/payment-provider.ts';
import { ProviderRefusal, ProviderUnavailable } from '../../src/money/payments/payment-provider.ts';
import { FlutterwaveStandIn } from '../stand-ins/flutterwave.ts';
import type { Failure } from '../stand-ins/json-server.ts';

/** Milliseconds: short for a test that waits until it ends, long enough for a busy machine. */
const timeoutMs = 2_000;

const request = (reference: string, changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  reference,
  amount: 92_500,
  currency: 'UGX',
  description: 'Donation - general',
  method: 'mobile-money',
  payer: { name: 'Aber Lakica', email: 'aber@example.org', phone: '+256772123456' },
  returnUrl: 'https://church.example.org/api/payments/flutterwave/return',
  cancelUrl: `https://church.example.org/api/payments/flutterwave/cancelled?reference=${reference}`,
  ...changes,
});

describe('Flutterwave provider', () => {
  let service: FlutterwaveStandIn;
  let flutterwave: Flutterwave;

  const ask = (reference: string, id?: number): ReturnType<Flutterwave['ask']> =>
    flutterwave.ask({ reference, providerId: id === undefined ? null : String(id) });
  const received = ({ payload, headers }: { payload: string; headers: Record<string, string> }): Notice => ({
    query: {},
    headers,
    raw: Buffer.from(payload),
    body: JSON.parse(payload),
  });
  const queryOf = (path: string): Notice['query'] =>
    Object.fromEntries(new URL(path, 'https://church.example.org').searchParams);

  beforeEach(async () => {
    service = await FlutterwaveStandIn.start();
    const { FLUTTERWAVE_URL: url = '' } = service.environment;
    flutterwave = new Flutterwave(
      { url, secretKey: service.secretKey, webhookSecret: service.webhookSecret },
      () => 'Grace Church',
      timeoutMs,
    );
  });

  afterEach(() => service.stop());

  it('opens a page with the chosen method first and the phone with its country', async () => {
    const { providerId, redirectUrl } = await flutterwave.start(request('FWAAA'));
    expect(providerId).toBeNull();
    expect(flutterwave.hosts).toContain(new URL(redirectUrl).host);
    expect(service.page('FWAAA')).toMatchObject({
      amount: 92_500,
      currency: 'UGX',
      options: 'mobilemoneyuganda,card',
      customer: { email: 'aber@example.org', name: 'Aber Lakica', phonenumber: '256772123456' },
    });
    await flutterwave.start(
      request('FWBBB', { method: 'card', payer: { name: 'Aber', email: 'aber@example.org', phone: null } }),
    );
    expect(service.page('FWBBB')).toMatchObject({
      options: 'card,mobilemoneyuganda',
      customer: { email: 'aber@example.org', name: 'Aber' },
    });
  });

  it('answers the status of a payment, found by its id or by ours', async () => {
    await flutterwave.start(request('FWAAA'));
    expect(await ask('FWAAA')).toBeNull();
    const id = service.attempt('FWAAA', { status: 'pending' });
    const providerStatus = {
      providerId: String(id),
      reference: 'FWAAA',
      amount: 92_500,
      currency: 'UGX',
      method: 'mobile-money',
      receipt: `FLW-${id}`,
      reason: null,
    };
    expect(await ask('FWAAA')).toEqual({ ...providerStatus, status: 'pending' });
    service.setStatus(id, 'successful');
    expect(await ask('FWAAA')).toEqual({ ...providerStatus, status: 'completed' });
    expect(await ask('FWAAA', id)).toEqual({ ...providerStatus, status: 'completed' });
    service.setStatus(id, 'reversed');
    expect(await ask('FWAAA', id)).toMatchObject({ status: 'reversed' });
  });

  it.each([
    ['card', 'card'],
    ['mobilemoneyuganda', 'mobile-money'],
    ['banktransfer', null],
  ])('reports a payment by %s as %j', async (paidBy, method) => {
    await flutterwave.start(request('FWAAA'));
    service.attempt('FWAAA');
    service.paidBy = paidBy;
    expect(await ask('FWAAA')).toMatchObject({ method });
  });

  it('answers why a payment failed', async () => {
    await flutterwave.start(request('FWAAA'));
    service.attempt('FWAAA', { status: 'failed', processorMessage: 'LOW_BALANCE_OR_PAYEE_LIMIT_REACHED' });
    expect(await ask('FWAAA')).toMatchObject({ status: 'failed', reason: 'LOW_BALANCE_OR_PAYEE_LIMIT_REACHED' });
  });

  it('finds the successful attempt after a failed one whose id is known', async () => {
    await flutterwave.start(request('FWAAA'));
    const failed = service.attempt('FWAAA', { status: 'failed' });
    const good = service.attempt('FWAAA');
    expect(await ask('FWAAA', failed)).toMatchObject({ status: 'completed', providerId: String(good) });
  });

  it("does not accept another payment's id from an address", async () => {
    await flutterwave.start(request('FWAAA'));
    await flutterwave.start(request('FWBBB'));
    const foreign = service.attempt('FWBBB');
    expect(await ask('FWAAA', foreign)).toBeNull();
    const own = service.attempt('FWAAA', { status: 'failed' });
    expect(await ask('FWAAA', foreign)).toMatchObject({ reference: 'FWAAA', providerId: String(own) });
  });

  it('answers the amount that Flutterwave collected, not the requested one', async () => {
    await flutterwave.start(request('FWAAA'));
    service.attempt('FWAAA', { amount: 500, currency: 'KES' });
    expect(await ask('FWAAA')).toMatchObject({ status: 'completed', amount: 500, currency: 'KES' });
  });

  it('passes on why Flutterwave refuses, and does not blame the payer for wrong keys', async () => {
    await expect(flutterwave.start(request('FWAAA', { amount: 100 }))).rejects.toThrow(
      new ProviderRefusal('Amount should be at least 500 UGX'),
    );
    const { FLUTTERWAVE_URL: url = '' } = service.environment;
    const stranger = new Flutterwave(
      { url, secretKey: 'FLWSECK-wrong', webhookSecret: service.webhookSecret },
      () => 'Grace Church',
    );
    const failure = await stranger.start(request('FWAAA')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderUnavailable);
    expect(String(failure)).not.toContain('wrong');
    await expect(stranger.ask({ reference: 'FWAAA', providerId: null })).rejects.toThrow(ProviderUnavailable);
  });

  it.each<Failure>(['hangs', 'fails', 'speaks HTML', 'breaks off', 'speaks nonsense'])(
    'that %s can be tried again',
    async (failure) => {
      service.failures.set('/v3', failure);
      await expect(flutterwave.start(request('FWAAA'))).rejects.toThrow(ProviderUnavailable);
      await expect(flutterwave.ask({ reference: 'FWAAA', providerId: '4000000' })).rejects.toThrow(ProviderUnavailable);
      service.failures.clear();
      await expect(flutterwave.start(request('FWAAA'))).resolves.toBeDefined();
    },
  );

  describe('notifications', () => {
    let id: number;

    beforeEach(async () => {
      await flutterwave.start(request('FWAAA'));
      id = service.attempt('FWAAA');
    });

    it('are accepted with either signature', () => {
      for (const signed of ['hash', 'hmac'] as const)
        expect(flutterwave.paymentRefOf(received(service.webhookOf(id, { signed })))).toEqual({
          providerId: String(id),
          reference: 'FWAAA',
        });
    });

    it('are refused without a signature, with a wrong one, or with a changed body', () => {
      for (const signed of ['not at all', 'by somebody else'] as const)
        expect(flutterwave.paymentRefOf(received(service.webhookOf(id, { signed })))).toBeNull();
      const { payload, headers } = service.webhookOf(id, { signed: 'hmac' });
      expect(flutterwave.paymentRefOf(received({ payload: payload.replace('FWAAA', 'FWBBB'), headers }))).toBeNull();
      expect(
        flutterwave.paymentRefOf(
          received({
            payload,
            headers: { ...headers, 'verif-hash': service.webhookSecret, 'flutterwave-signature': 'none' },
          }),
        ),
      ).toBeNull();
    });

    it('of a refund name the payment, not the refund', () => {
      expect(flutterwave.paymentRefOf(received(service.webhookOf(id, { event: 'refund.completed' })))).toEqual({
        providerId: String(id),
        reference: null,
      });
    });

    it('are ignored without an id', () => {
      const headers = { 'verif-hash': service.webhookSecret };
      for (const payload of ['{}', '[]', '{"event":"charge.completed"}', '{"data":{"id":{},"tx_ref":"<b>"}}'])
        expect(flutterwave.paymentRefOf(received({ payload, headers }))).toBeNull();
    });

    it('are refused without a signature if they have no body, too', () => {
      const query = queryOf(service.returnOf('FWAAA', id));
      expect(flutterwave.paymentRefOf({ query, headers: {}, raw: Buffer.alloc(0), body: undefined })).toBeNull();
    });
  });

  it('recognises the payment of a returning payer by our reference, whatever id the address has', async () => {
    await flutterwave.start(request('FWAAA'));
    const id = service.attempt('FWAAA');
    const named = { providerId: null, reference: 'FWAAA' };
    expect(flutterwave.returnRefOf(queryOf(service.returnOf('FWAAA', id)))).toEqual({ ...named, hasTurnedBack: false });
    expect(flutterwave.returnRefOf(queryOf(service.returnOf('FWAAA')))).toEqual({ ...named, hasTurnedBack: true });
    expect(flutterwave.returnRefOf({ transaction_id: String(id) })).toMatchObject({ providerId: String(id) });
    expect(flutterwave.returnRefOf({ status: 'successful' })).toBeNull();
  });

  it('uses test mode with test keys, with an additional host for the pages', () => {
    const withKey = (secretKey: string): Flutterwave =>
      new Flutterwave(
        { url: 'https://api.flutterwave.com/v3', secretKey, webhookSecret: 'secret' },
        () => 'Grace Church',
      );
    expect(withKey('FLWSECK_TEST-0123-X')).toMatchObject({
      isTest: true,
      hosts: ['api.flutterwave.com', 'checkout.flutterwave.com', 'checkout-v2.dev-flutterwave.com'],
    });
    expect(withKey('FLWSECK-0123-X')).toMatchObject({
      isTest: false,
      hosts: ['api.flutterwave.com', 'checkout.flutterwave.com'],
    });
  });
});
