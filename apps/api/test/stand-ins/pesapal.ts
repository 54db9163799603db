import { randomUUID } from 'node:crypto';
import { type JsonAnswer, type JsonRequest, JsonServer } from './json-server.ts';

export interface PesapalOrder {
  trackingId: string;
  reference: string;
  amount: number;
  currency: string;
  callbackUrl: string;
  cancellationUrl: string;
  notificationId: string;
  billing: Record<string, string>;
  /** 0: nobody has paid or tried to pay. */
  statusCode: 0 | 1 | 2 | 3;
  confirmationCode: string;
  description: string;
}

/** Pesapal sends this even with successful answers. */
const noError = { error_type: null, code: null, message: null };
const names = { 0: 'INVALID', 1: 'Completed', 2: 'Failed', 3: 'Reversed' } as const;

const wrong = (code: string, message: string, more: object = {}): JsonAnswer => ({
  body: { ...more, error: { error_type: 'api_error', code, message }, status: '500' },
});

/**
 * Answers as documented for Pesapal API 3.0 (developer.pesapal.com, API 3.0) and as merchants report: refusals have the HTTP status
 * 200, and an order that nobody has paid is 'INVALID' with the fault `payment_details_not_found`.
 */
export class PesapalStandIn extends JsonServer {
  paidBy = 'MTNUG';
  readonly consumer = { key: 'consumer-key', secret: 'consumer-secret' };
  readonly orders: PesapalOrder[] = [];
  /** Addresses to which the merchant's account sends notifications. */
  readonly registered: { ipn_id: string; url: string; method: string }[] = [];
  private tokens = new Set<string>();

  static start(): Promise<PesapalStandIn> {
    return new PesapalStandIn().start();
  }

  private constructor() {
    super();
  }

  /** Settings that point the product to this stand-in. */
  get environment(): Record<string, string> {
    return {
      PESAPAL_URL: this.origin,
      PESAPAL_CONSUMER_KEY: this.consumer.key,
      PESAPAL_CONSUMER_SECRET: this.consumer.secret,
    };
  }

  /** Returns the last order whose id begins with the reference. */
  order(reference: string): PesapalOrder {
    const order = this.orders.findLast((each) => each.reference.startsWith(reference));
    if (!order) throw new Error(`Pesapal has no order ${reference}`);
    return order;
  }

  /** Pays on the page; `as` overrides what Pesapal reports as collected. */
  pay(reference: string, as: Partial<Pick<PesapalOrder, 'amount' | 'currency' | 'reference'>> = {}): void {
    Object.assign(this.order(reference), {
      statusCode: 1,
      confirmationCode: `PS${this.orders.length}${Date.now()}`,
      ...as,
    });
  }

  fail(reference: string): void {
    Object.assign(this.order(reference), { statusCode: 2, description: 'Insufficient funds' });
  }

  reverse(reference: string): void {
    this.order(reference).statusCode = 3;
  }

  /** Returns the notification that Pesapal sends to the registered address; the test delivers it, as often and as late as it wants. */
  notificationOf(reference: string): { method: 'POST'; url: string; payload: Record<string, string> } {
    const { trackingId, notificationId, reference: id } = this.order(reference);
    const address = this.registered.find(({ ipn_id }) => ipn_id === notificationId);
    if (address?.method !== 'POST') throw new Error('Nobody is to be notified');
    return {
      method: 'POST',
      url: new URL(address.url).pathname,
      payload: { OrderTrackingId: trackingId, OrderMerchantReference: id, OrderNotificationType: 'IPNCHANGE' },
    };
  }

  /** Path to which the payer's browser returns. */
  returnOf(reference: string): string {
    const { trackingId, callbackUrl, reference: id } = this.order(reference);
    const { pathname, searchParams } = new URL(callbackUrl);
    for (const [name, value] of Object.entries({
      OrderTrackingId: trackingId,
      OrderMerchantReference: id,
      OrderNotificationType: 'CALLBACKURL',
    }))
      searchParams.set(name, value);
    return `${pathname}?${searchParams}`;
  }

  /** Makes all tokens invalid, as happens when the keys are replaced. */
  forgetTokens(): void {
    this.tokens = new Set();
  }

  protected answer(request: JsonRequest): JsonAnswer {
    if (request.path === '/api/Auth/RequestToken') return this.newToken(request.body);
    if (!this.tokens.has(String(request.headers.authorization).replace('Bearer ', '')))
      return {
        status: 401,
        body: {
          error: { error_type: 'authentication_error', code: 'invalid_token', message: 'Invalid Access Token' },
          status: '401',
        },
      };
    switch (request.path) {
      case '/api/URLSetup/RegisterIPN':
        return this.register(request.body);
      case '/api/URLSetup/GetIpnList':
        return {
          body: this.registered.map(({ ipn_id, url }) => ({
            url,
            created_date: '2026-03-03T17:29:03.72Z',
            ipn_id,
            error: null,
            status: '200',
          })),
        };
      case '/api/Transactions/SubmitOrderRequest':
        return this.submit(request.body);
      case '/api/Transactions/GetTransactionStatus':
        return this.status(String(request.query.get('orderTrackingId')));
      default:
        return { status: 404, body: { message: 'No HTTP resource was found' } };
    }
  }

  private newToken({ consumer_key: key, consumer_secret: secret }: Record<string, unknown>): JsonAnswer {
    if (key !== this.consumer.key || secret !== this.consumer.secret)
      return wrong('invalid_consumer_key_or_secret_provided', '');
    const token = randomUUID();
    this.tokens.add(token);
    return {
      body: {
        token,
        expiryDate: new Date(Date.now() + 5 * 60_000).toISOString(),
        error: null,
        status: '200',
        message: 'Request processed successfully',
      },
    };
  }

  private register({ url, ipn_notification_type: method }: Record<string, unknown>): JsonAnswer {
    const entry = { ipn_id: randomUUID(), url: String(url), method: String(method) };
    this.registered.push(entry);
    return {
      body: {
        url,
        created_date: new Date().toISOString(),
        ipn_id: entry.ipn_id,
        notification_type: 1,
        ipn_notification_type_description: method,
        ipn_status: 1,
        ipn_status_description: 'Active',
        error: null,
        status: '200',
      },
    };
  }

  private submit(body: Record<string, unknown>): JsonAnswer {
    const {
      id,
      amount,
      currency,
      description,
      callback_url: callbackUrl,
      cancellation_url: cancellationUrl,
      notification_id: notificationId,
    } = body;
    if (!/^[\w.:-]{1,50}$/.test(String(id))) return wrong('invalid_id', 'The merchant reference is not valid');
    if (this.orders.some(({ reference }) => reference === id))
      return wrong('duplicate_id', 'The merchant reference was used before');
    if (!this.registered.some(({ ipn_id }) => ipn_id === notificationId))
      return wrong('invalid_notification_id', 'The IPN id is not valid');
    if (typeof amount !== 'number' || amount <= 0 || String(description).length > 100)
      return wrong('invalid_order', 'The order is not valid');
    if (amount > 5_000_000)
      return wrong('amount_exceeds_default_limit', 'Maximum transaction limit exceeded. Please contact the merchant.');
    const order: PesapalOrder = {
      trackingId: randomUUID(),
      reference: String(id),
      amount,
      currency: String(currency),
      callbackUrl: String(callbackUrl),
      cancellationUrl: String(cancellationUrl),
      notificationId: String(notificationId),
      billing: body.billing_address as Record<string, string>,
      statusCode: 0,
      confirmationCode: '',
      description: '',
    };
    this.orders.push(order);
    return {
      body: {
        order_tracking_id: order.trackingId,
        merchant_reference: order.reference,
        redirect_url: `${this.origin}/pesapaliframe/PesapalIframe3/Index?OrderTrackingId=${order.trackingId}`,
        error: null,
        status: '200',
      },
    };
  }

  private status(trackingId: string): JsonAnswer {
    const order = this.orders.find((each) => each.trackingId === trackingId);
    const statusCode = order?.statusCode ?? 0;
    const shown = {
      payment_method: statusCode === 0 ? '' : this.paidBy,
      amount: order?.amount ?? 0,
      created_date: new Date().toISOString(),
      confirmation_code: order?.confirmationCode ?? '',
      payment_status_description: names[statusCode],
      description: order?.description ?? '',
      message: 'Request processed successfully',
      payment_account: statusCode === 0 ? '' : '2567xxx11222',
      call_back_url: order?.callbackUrl ?? '',
      status_code: statusCode,
      merchant_reference: order?.reference ?? '',
      currency: order?.currency ?? '',
    };
    return statusCode === 0
      ? wrong('payment_details_not_found', 'Pending Payment', shown)
      : { body: { ...shown, error: noError, status: '200' } };
  }
}
