import { createHmac } from 'node:crypto';
import { type JsonAnswer, type JsonRequest, JsonServer } from './json-server.ts';

interface Page {
  reference: string;
  amount: number;
  currency: string;
  redirectUrl: string;
  options: string;
  customer: Record<string, string>;
}

interface Transaction {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: string;
  processorMessage: string;
}

const refusal = (status: number, message: string): JsonAnswer => ({
  status,
  body: { status: 'error', message, data: null },
});

/**
 * Answers as documented for Flutterwave v3 (developer.flutterwave.com, v3: Standard, Verify a transaction, Webhooks, Errors).
 * Each attempt on the hosted page is a transaction with its own id; a request by reference returns the last one.
 */
export class FlutterwaveStandIn extends JsonServer {
  paidBy = 'mobilemoneyug';
  readonly secretKey = 'FLWSECK-0123456789abcdef-X';
  readonly webhookSecret = 'a webhook secret of the dashboard';
  readonly pages: Page[] = [];
  readonly transactions: Transaction[] = [];

  static start(): Promise<FlutterwaveStandIn> {
    return new FlutterwaveStandIn().start();
  }

  private constructor() {
    super();
  }

  /** Settings that point the product to this stand-in. */
  get environment(): Record<string, string> {
    return {
      FLUTTERWAVE_URL: `${this.origin}/v3`,
      FLUTTERWAVE_SECRET_KEY: this.secretKey,
      FLUTTERWAVE_WEBHOOK_SECRET: this.webhookSecret,
    };
  }

  page(reference: string): Page {
    const page = this.pages.find((each) => each.reference === reference);
    if (!page) throw new Error(`Flutterwave has no page for ${reference}`);
    return page;
  }

  /** Makes an attempt to pay on the page; `as` overrides what Flutterwave reports. Returns the id of the transaction. */
  attempt(reference: string, as: Partial<Omit<Transaction, 'id'>> = {}): number {
    const { amount, currency } = this.page(reference);
    const id = 4_000_000 + this.transactions.length;
    this.transactions.push({
      id,
      reference,
      amount,
      currency,
      status: 'successful',
      processorMessage: 'Approved. Successful',
      ...as,
    });
    return id;
  }

  /** Changes the status of a transaction: a pending payment ends, or money is paid back. */
  setStatus(id: number, status: string): void {
    this.transaction(id).status = status;
  }

  /** Returns the webhook that Flutterwave sends to the address in its dashboard; the test delivers it. */
  webhookOf(
    id: number,
    {
      signed = 'hash',
      event = 'charge.completed',
    }: { signed?: 'hash' | 'hmac' | 'not at all' | 'by somebody else'; event?: string } = {},
  ): { method: 'POST'; url: string; payload: string; headers: Record<string, string> } {
    const { reference, amount, currency, status } = this.transaction(id);
    const data = event.startsWith('refund')
      ? { id: 75_923, tx_id: id, amount_refunded: amount, status: 'completed' }
      : { id, tx_ref: reference, flw_ref: `FLW-${id}`, amount, currency, status };
    const payload = JSON.stringify({ event, data });
    const signatures: Record<typeof signed, Record<string, string>> = {
      hash: { 'verif-hash': this.webhookSecret },
      hmac: { 'flutterwave-signature': createHmac('sha256', this.webhookSecret).update(payload).digest('base64') },
      'not at all': {},
      'by somebody else': { 'verif-hash': 'a guess of the same length, nearly' },
    };
    return {
      method: 'POST',
      url: '/api/payments/flutterwave/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...signatures[signed] },
    };
  }

  /** Path to which the payer's browser returns. Without an id, the payer has pressed 'cancel'. */
  returnOf(reference: string, id?: number): string {
    const { pathname, searchParams } = new URL(this.page(reference).redirectUrl);
    const shown: Record<string, string> =
      id === undefined
        ? { status: 'cancelled', tx_ref: reference }
        : { status: this.transaction(id).status, tx_ref: reference, transaction_id: String(id) };
    for (const [name, value] of Object.entries(shown)) searchParams.set(name, value);
    return `${pathname}?${searchParams}`;
  }

  protected answer(request: JsonRequest): JsonAnswer {
    if (request.headers.authorization !== `Bearer ${this.secretKey}`) return refusal(401, 'Invalid authorization key');
    if (request.method === 'POST' && request.path === '/v3/payments') return this.open(request.body);
    if (request.path === '/v3/transactions/verify_by_reference')
      return this.notify(this.transactions.findLast(({ reference }) => reference === request.query.get('tx_ref')));
    const id = /^\/v3\/transactions\/(\d+)\/verify$/.exec(request.path)?.[1];
    if (id) return this.notify(this.transactions.find((each) => each.id === Number(id)));
    return refusal(404, 'Not found');
  }

  private transaction(id: number): Transaction {
    const found = this.transactions.find((each) => each.id === id);
    if (!found) throw new Error(`Flutterwave has no transaction ${id}`);
    return found;
  }

  private open(body: Record<string, unknown>): JsonAnswer {
    const customer = (body.customer ?? {}) as Record<string, string>;
    if (typeof body.tx_ref !== 'string' || body.tx_ref === '') return refusal(400, 'tx_ref is required');
    if (!customer.email) return refusal(400, 'customer email is required');
    if (body.currency !== 'UGX') return refusal(400, 'currency is not supported');
    if (typeof body.amount !== 'number' || body.amount < 500) return refusal(400, 'Amount should be at least 500 UGX');
    this.pages.push({
      reference: body.tx_ref,
      amount: body.amount,
      currency: body.currency,
      redirectUrl: String(body.redirect_url),
      options: String(body.payment_options),
      customer,
    });
    return {
      body: {
        status: 'success',
        message: 'Hosted Link',
        data: { link: `${this.origin}/v3/hosted/pay/${this.pages.length}` },
      },
    };
  }

  private notify(transaction: Transaction | undefined): JsonAnswer {
    if (!transaction) return refusal(400, 'No transaction was found for this id');
    const { id, reference, amount, currency, status, processorMessage } = transaction;
    const data = {
      id,
      tx_ref: reference,
      flw_ref: `FLW-${id}`,
      amount,
      currency,
      charged_amount: amount,
      app_fee: 0,
      processor_response: processorMessage,
      status,
      payment_type: this.paidBy,
      customer: this.page(reference).customer,
    };
    return { body: { status: 'success', message: 'Transaction fetched successfully', data } };
  }
}
