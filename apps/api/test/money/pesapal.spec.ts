import type { CheckoutRequest, Notice } from '../../src/money/payments/payment-provider.ts';
import { ProviderRefusal, ProviderUnavailable } from '../../src/money/payments/payment-provider.ts';
import { Pesapal } from '../../src/money/payments/pesapal/pesapal.ts';
import type { Failure } from '../stand-ins/json-server.ts';
import { PesapalStandIn } from '../stand-ins/pesapal.ts';

/** Milliseconds: short for a test that waits until it ends, long enough for a busy machine. */
const timeoutMs = 2_000;
const notifyUrl = 'https://church.example.org/api/payments/pesapal/ipn';

const request = (reference: string, changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  reference,
  amount: 92_500,
  currency: 'UGX',
  description: 'Donation - general',
  method: null,
  payer: { name: 'Aber Grace Lakica', email: 'aber@example.org', phone: '+256772123456' },
  returnUrl: 'https://church.example.org/api/payments/pesapal/return',
  cancelUrl: `https://church.example.org/api/payments/pesapal/cancelled?reference=${reference}`,
  ...changes,
});

const notice = (said: Partial<Notice>): Notice => ({
  query: {},
  headers: {},
  raw: Buffer.alloc(0),
  body: undefined,
  ...said,
});

describe('Pesapal provider', () => {
  let service: PesapalStandIn;
  let pesapal: Pesapal;

  const adapter = (): Pesapal => new Pesapal({ url: service.origin, ...service.consumer }, notifyUrl, timeoutMs);
  const ask = async (reference: string): ReturnType<Pesapal['ask']> =>
    pesapal.ask({ reference, providerId: service.order(reference).trackingId });

  beforeEach(async () => {
    service = await PesapalStandIn.start();
    pesapal = adapter();
  });

  afterEach(() => service.stop());

  it("opens a page for whole shillings, and sends the payer in Pesapal's form", async () => {
    const checkout = await pesapal.start(request('FWAAA'));
    const order = service.order('FWAAA');
    expect(checkout).toEqual({ providerId: order.trackingId, redirectUrl: expect.stringContaining(order.trackingId) });
    expect(pesapal.hosts).toContain(new URL(checkout.redirectUrl).host);
    expect(order).toMatchObject({
      amount: 92_500,
      currency: 'UGX',
      callbackUrl: 'https://church.example.org/api/payments/pesapal/return',
    });
    expect(order.billing).toEqual({
      email_address: 'aber@example.org',
      phone_number: '0772123456',
      country_code: 'UG',
      first_name: 'Aber',
      last_name: 'Grace Lakica',
    });
  });

  it.each([
    ['no phone', null, {}],
    ['a phone from abroad', '+447700900123', { phone_number: '+447700900123' }],
  ])('leaves out unknown details of the payer: %s', async (_what, phone, shown) => {
    await pesapal.start(request('FWAAA', { payer: { name: 'Aber', email: 'aber@example.org', phone } }));
    expect(service.order('FWAAA').billing).toEqual({
      email_address: 'aber@example.org',
      first_name: 'Aber',
      last_name: '',
      ...shown,
    });
  });

  it('requests one token and registers one address for any number of payments, processes and restarts', async () => {
    await Promise.all(['FWAAA', 'FWBBB', 'FWCCC'].map((reference) => pesapal.start(request(reference))));
    await adapter().start(request('FWDDD'));
    expect(service.registered).toEqual([expect.objectContaining({ url: notifyUrl, method: 'POST' })]);
    expect(service.countOf('RequestToken')).toBe(2);
  });

  it('requests a new token when the old one is refused, once', async () => {
    await pesapal.start(request('FWAAA'));
    service.forgetTokens();
    expect(await ask('FWAAA')).toBeNull();
    expect(service.countOf('RequestToken')).toBe(2);
  });

  it('registers the address again when it was removed from the account', async () => {
    await pesapal.start(request('FWAAA'));
    service.registered.length = 0;
    await expect(pesapal.start(request('FWBBB'))).rejects.toThrow();
    await pesapal.start(request('FWCCC'));
    expect(service.registered).toHaveLength(1);
  });

  it('can retry where the answer to the first try was lost: Pesapal accepts each id once', async () => {
    await pesapal.start(request('FWAAA'));
    const checkout = await pesapal.start(request('FWAAA'));
    expect(service.orders.map(({ reference }) => reference)).toEqual([
      expect.stringMatching(/^FWAAA\.[0-9a-f]{8}$/),
      expect.stringMatching(/^FWAAA\.[0-9a-f]{8}$/),
    ]);
    service.pay('FWAAA');
    expect(await pesapal.ask({ reference: 'FWAAA', providerId: checkout.providerId })).toMatchObject({
      status: 'completed',
      reference: 'FWAAA',
    });
  });

  it('answers the status of a payment', async () => {
    await pesapal.start(request('FWAAA'));
    const { trackingId } = service.order('FWAAA');
    const providerStatus = {
      providerId: trackingId,
      reference: 'FWAAA',
      amount: 92_500,
      currency: 'UGX',
      method: 'mobile-money',
      reason: null,
    };
    expect(await ask('FWAAA')).toBeNull();
    service.fail('FWAAA');
    expect(await ask('FWAAA')).toEqual({
      ...providerStatus,
      status: 'failed',
      receipt: null,
      reason: 'Insufficient funds',
    });
    service.pay('FWAAA');
    expect(await ask('FWAAA')).toEqual({
      ...providerStatus,
      status: 'completed',
      receipt: service.order('FWAAA').confirmationCode,
    });
    service.reverse('FWAAA');
    expect(await ask('FWAAA')).toMatchObject({ status: 'reversed' });
  });

  it.each([
    ['Visa', 'card'],
    ['MasterCard', 'card'],
    ['AirtelUG', 'mobile-money'],
    ['MpesaKE', 'mobile-money'],
    ['Cheque', null],
  ])('reports a payment by %s as %j', async (paidBy, method) => {
    await pesapal.start(request('FWAAA'));
    service.pay('FWAAA');
    service.paidBy = paidBy;
    expect(await ask('FWAAA')).toMatchObject({ method });
  });

  it('answers the amount that Pesapal collected, not the requested one', async () => {
    await pesapal.start(request('FWAAA'));
    service.pay('FWAAA', { amount: 925, currency: 'KES' });
    expect(await ask('FWAAA')).toMatchObject({ status: 'completed', amount: 925, currency: 'KES' });
  });

  it('knows nothing of a payment without an id, or that Pesapal does not have', async () => {
    expect(await pesapal.ask({ reference: 'FWAAA', providerId: null })).toBeNull();
    expect(await pesapal.ask({ reference: 'FWAAA', providerId: 'never-heard-of' })).toBeNull();
  });

  it('passes on why Pesapal refuses', async () => {
    await expect(pesapal.start(request('FWAAA', { amount: 9_000_000 }))).rejects.toThrow(
      new ProviderRefusal('Maximum transaction limit exceeded. Please contact the merchant.'),
    );
  });

  it('does not blame the payer for wrong keys', async () => {
    const stranger = new Pesapal({ url: service.origin, key: 'consumer-key', secret: 'wrong' }, notifyUrl);
    const failure = await stranger.start(request('FWAAA')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderUnavailable);
    expect(String(failure)).toContain('invalid_consumer_key_or_secret_provided');
    expect(String(failure)).not.toContain('wrong');
  });

  describe.each<Failure>(['hangs', 'fails', 'speaks HTML', 'breaks off', 'speaks nonsense'])('that %s', (failure) => {
    it.each(['RequestToken', 'GetIpnList', 'SubmitOrderRequest'])('at %s can be tried again', async (path) => {
      service.failures.set(path, failure);
      const began = Date.now();
      await expect(pesapal.start(request('FWAAA'))).rejects.toThrow(ProviderUnavailable);
      expect(Date.now() - began).toBeLessThan(timeoutMs + 1_500);
      service.failures.clear();
      await expect(pesapal.start(request('FWBBB'))).resolves.toBeDefined();
    });

    it('is no answer about a payment', async () => {
      await pesapal.start(request('FWAAA'));
      service.failures.set('GetTransactionStatus', failure);
      const { trackingId } = service.order('FWAAA');
      await expect(pesapal.ask({ reference: 'FWAAA', providerId: trackingId })).rejects.toThrow(ProviderUnavailable);
    });
  });

  it('finds the payment in a notification by POST or GET, and in the return', () => {
    const said = {
      OrderTrackingId: '7e6b62d9-883e-440f-a63e-e1105bbfadc3',
      OrderMerchantReference: 'FWAAA.0a1b2c3d',
      OrderNotificationType: 'IPNCHANGE',
    };
    const paymentRef = { providerId: said.OrderTrackingId, reference: 'FWAAA' };
    expect(pesapal.paymentRefOf(notice({ body: said, raw: Buffer.from(JSON.stringify(said)) }))).toEqual(paymentRef);
    expect(pesapal.paymentRefOf(notice({ query: said }))).toEqual(paymentRef);
    expect(pesapal.acknowledge(notice({ query: said }))).toEqual({
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: said.OrderTrackingId,
      orderMerchantReference: 'FWAAA.0a1b2c3d',
      status: 200,
    });
  });

  it.each([
    {},
    { OrderTrackingId: 'x'.repeat(65) },
    { OrderTrackingId: { $ne: 1 } },
    { OrderTrackingId: ['a', 'b'] },
    { OrderMerchantReference: "'; --" },
  ])('finds no payment in %j', (said) => {
    expect(pesapal.paymentRefOf(notice({ query: said }))).toBeNull();
    expect(pesapal.paymentRefOf(notice({ body: said }))).toBeNull();
  });

  it("is a test with Pesapal's sandbox, and real otherwise", () => {
    const at = (url: string): Pesapal => new Pesapal({ url, key: 'key', secret: 'secret' }, notifyUrl);
    expect(at('https://cybqa.pesapal.com/pesapalv3')).toMatchObject({ isTest: true, hosts: ['cybqa.pesapal.com'] });
    expect(at('https://pay.pesapal.com/v3')).toMatchObject({ isTest: false, hosts: ['pay.pesapal.com'] });
  });
});
