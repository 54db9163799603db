import type { PayingBy } from '@ministry/domain';
import type { PaymentSettings } from '../../../platform/config/config.ts';
import {
  type Checkout,
  type CheckoutRequest,
  type Notice,
  type PaymentProvider,
  type PaymentRef,
  ProviderRefusal,
  type ProviderStatus,
  ProviderUnavailable,
  UnreadableAnswer,
} from '../payment-provider.ts';
import { providerBudget } from '../provider-budget.ts';
import { type Answer, callProvider, idOf, objectOf, shortText } from '../provider-call.ts';
import { isSigned } from './webhook-signature.ts';

/** Hosts of the payment pages: links from the API lead to the first one, with test keys to the second one. */
const checkoutHost = 'checkout.flutterwave.com';
const testCheckoutHost = 'checkout-v2.dev-flutterwave.com';

const options: Record<PayingBy, string> = { card: 'card', 'mobile-money': 'mobilemoneyuganda' };

/** Every other status means pending. */
const statuses: Record<string, ProviderStatus['status']> = {
  successful: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  reversed: 'reversed',
  refunded: 'reversed',
};

/** Flutterwave v3 Standard: cards and Uganda mobile money on its own page. */
export class Flutterwave implements PaymentProvider {
  readonly name = 'flutterwave';
  readonly title = 'Flutterwave';
  readonly ways: readonly PayingBy[] = ['card', 'mobile-money'];
  /** Flutterwave sends the request to approve a payment to this number. */
  readonly wantsPhone = true;
  readonly mayCollectMore = true;
  readonly isTest: boolean;
  readonly hosts: readonly string[];

  constructor(
    private readonly settings: NonNullable<PaymentSettings['flutterwave']>,
    /** Name of the church, shown on the payment page. */
    private readonly churchName: () => string,
    private readonly timeoutMs = providerBudget,
  ) {
    this.isTest = settings.secretKey.startsWith('FLWSECK_TEST');
    this.hosts = [new URL(settings.url).host, checkoutHost, ...(this.isTest ? [testCheckoutHost] : [])];
  }

  async start(request: CheckoutRequest): Promise<Checkout> {
    const { status, body } = await this.call(
      '/payments',
      AbortSignal.timeout(this.timeoutMs),
      paymentOf(request, this.churchName()),
    );
    const link = shortText(objectOf(body.data)?.link, 2048);
    if (body.status === 'success' && link) return { providerId: null, redirectUrl: link };
    const message = shortText(body.message);
    if (status === 400 && message) throw new ProviderRefusal(message);
    throw new ProviderUnavailable(`Flutterwave opened no page: ${status}`);
  }

  /**
   * Each attempt on the page is a separate transaction under the same reference, and the last successful one counts. An id
   * alone is not enough: it may belong to a failed attempt, or somebody may have put it into the return address.
   */
  async ask({
    reference,
    providerId,
  }: {
    reference: string;
    providerId: string | null;
  }): Promise<ProviderStatus | null> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    const byId =
      providerId && /^\d+$/.test(providerId) ? await this.verify(`/transactions/${providerId}/verify`, signal) : null;
    const ours = byId?.reference === reference ? byId : null;
    if (ours?.status === 'completed' || ours?.status === 'reversed') return ours;
    return (
      (await this.verify(`/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`, signal)) ?? ours
    );
  }

  paymentRefOf(notice: Notice): PaymentRef | null {
    return isSigned(notice, this.settings.webhookSecret) ? named(eventHint(objectOf(notice.body) ?? {})) : null;
  }

  returnRefOf(query: Notice['query']): PaymentRef | null {
    return named(returnHint(query));
  }

  acknowledge(): unknown {
    return { received: true };
  }

  private async verify(path: string, signal: AbortSignal): Promise<ProviderStatus | null> {
    return providerStatusOf(await this.call(path, signal));
  }

  private call(path: string, signal: AbortSignal, body?: unknown): Promise<Answer> {
    return callProvider('Flutterwave', `${this.settings.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${this.settings.secretKey}` },
      body,
      signal,
    });
  }
}

function paymentOf(
  { reference, amount, currency, description, method, payer, returnUrl }: CheckoutRequest,
  churchName: string,
): Record<string, unknown> {
  const offered: PayingBy[] = method === 'card' ? ['card', 'mobile-money'] : ['mobile-money', 'card'];
  return {
    tx_ref: reference,
    amount,
    currency,
    redirect_url: returnUrl,
    payment_options: offered.map((way) => options[way]).join(','),
    // Digits with the country code, without the plus.
    customer: {
      email: payer.email,
      name: payer.name,
      ...(payer.phone === null ? {} : { phonenumber: payer.phone.replace(/\D/g, '') }),
    },
    customizations: { title: churchName, description },
  };
}

const named = (paymentRef: PaymentRef): PaymentRef | null =>
  (paymentRef.providerId ?? paymentRef.reference) ? paymentRef : null;

/**
 * A payer who presses 'cancel' on the page returns to the same address as everybody else. With our reference, the id of
 * the transaction is not needed, and anybody could have put another one there.
 */
function returnHint({ transaction_id: id, tx_ref, status }: Notice['query']): PaymentRef {
  const reference = idOf(tx_ref);
  return { providerId: reference === null ? idOf(id) : null, reference, hasTurnedBack: status === 'cancelled' };
}

/** A charge event contains the id of the transaction; a refund event has another id and names the transaction in `tx_id`. */
function eventHint(body: Record<string, unknown>): PaymentRef {
  const data = objectOf(body.data) ?? {};
  const isRefund = String(body.event).startsWith('refund');
  return { providerId: idOf(isRefund ? data.tx_id : data.id), reference: idOf(data.tx_ref) };
}

/** 'card', 'mobilemoneyug' */
function methodOf(type: unknown): PayingBy | null {
  if (type === 'card') return 'card';
  return String(type).startsWith('mobilemoney') ? 'mobile-money' : null;
}

/** Null if Flutterwave knows no transaction: nobody has tried to pay yet. */
function providerStatusOf({ status: httpStatus, body }: Answer): ProviderStatus | null {
  const data = objectOf(body.data);
  if (body.status === 'error' && (httpStatus === 400 || httpStatus === 404)) return null;
  const providerId = idOf(data?.id);
  const reference = idOf(data?.tx_ref);
  const amount = Number(data?.amount);
  const currency = shortText(data?.currency, 3);
  if (body.status !== 'success' || !data || !providerId || !reference || !currency || !Number.isFinite(amount))
    throw new UnreadableAnswer(`Flutterwave tells nothing of a payment: ${httpStatus}`);
  const status = statuses[String(data.status)] ?? 'pending';
  return {
    status,
    providerId,
    reference,
    amount,
    currency,
    method: methodOf(data.payment_type),
    receipt: shortText(data.flw_ref, 64),
    reason: status === 'failed' ? shortText(data.processor_response) : null,
  };
}
