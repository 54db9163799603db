import { randomBytes } from 'node:crypto';
import type { PayingBy } from '@ministry/domain';
import type { PaymentSettings } from '../../../platform/config/config.ts';
import { AsyncCache } from '../async-cache.ts';
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
import { type Answer, before, idOf, objectOf, shortText } from '../provider-call.ts';
import { errorOf, PesapalApi } from './pesapal-api.ts';

/** Host of Pesapal's own sandbox, where no money moves. */
const sandboxHost = 'cybqa.pesapal.com';

const statuses: Record<number, ProviderStatus['status']> = { 1: 'completed', 2: 'failed', 3: 'reversed' };

/**
 * Pesapal accepts each order id only once, even if its response to the first attempt was lost. A random suffix makes each
 * attempt a new order of the same payment.
 */
const orderIdOf = (reference: string): string => `${reference}.${randomBytes(4).toString('hex')}`;
const referenceOf = (orderId: unknown): string | null => idOf(orderId)?.split('.')[0] ?? null;

/** Pesapal API 3.0: cards, MTN and Airtel on its own page. It signs nothing, so only the payment status from its API counts. */
export class Pesapal implements PaymentProvider {
  readonly name = 'pesapal';
  readonly title = 'Pesapal';
  readonly ways: readonly PayingBy[] = ['card', 'mobile-money'];
  readonly wantsPhone = false;
  readonly isTest: boolean;
  readonly hosts: readonly string[];
  private readonly api: PesapalApi;
  /**
   * Pesapal's id of the address to which it sends notifications. It is looked up in the account and not stored in our
   * database, where it would be wrong as soon as the keys or the address of the site change.
   */
  private readonly notificationId = new AsyncCache(async () => ({
    value: await this.findNotificationId(),
    until: Infinity,
  }));

  constructor(
    settings: NonNullable<PaymentSettings['pesapal']>,
    private readonly notifyUrl: string,
    private readonly timeoutMs = providerBudget,
  ) {
    const { host } = new URL(settings.url);
    this.isTest = host === sandboxHost;
    this.hosts = [host];
    this.api = new PesapalApi(settings, timeoutMs);
  }

  async start(request: CheckoutRequest): Promise<Checkout> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    const notificationId = await before(signal, this.notificationId.get());
    const { status, body } = await this.api.call(
      '/Transactions/SubmitOrderRequest',
      signal,
      orderOf(request, notificationId),
    );
    const problem = errorOf(body);
    // The address may have been removed from the account; the next attempt looks it up again.
    if (problem) this.notificationId.drop(notificationId);
    if (problem?.message && status < 500) throw new ProviderRefusal(problem.message);
    const providerId = idOf(body.order_tracking_id);
    const redirectUrl = shortText(body.redirect_url, 2048);
    if (!providerId || !redirectUrl)
      throw new ProviderUnavailable(`Pesapal opened no page: ${problem?.code ?? status}`);
    return { providerId, redirectUrl };
  }

  async ask({ providerId }: { reference: string; providerId: string | null }): Promise<ProviderStatus | null> {
    // Pesapal finds payments by its own id only. If its first response was lost, the notification or the return brings the id.
    if (providerId === null) return null;
    const answer = await this.api.call(
      `/Transactions/GetTransactionStatus?orderTrackingId=${encodeURIComponent(providerId)}`,
      AbortSignal.timeout(this.timeoutMs),
    );
    return providerStatusOf(providerId, answer);
  }

  paymentRefOf({ query, body }: Notice): PaymentRef | null {
    return this.returnRefOf({ ...query, ...objectOf(body) });
  }

  returnRefOf(said: Notice['query']): PaymentRef | null {
    const paymentRef = { providerId: idOf(said.OrderTrackingId), reference: referenceOf(said.OrderMerchantReference) };
    return (paymentRef.providerId ?? paymentRef.reference) ? paymentRef : null;
  }

  acknowledge({ query, body }: Notice): unknown {
    const {
      OrderNotificationType: type,
      OrderTrackingId: trackingId,
      OrderMerchantReference: orderId,
    } = { ...query, ...objectOf(body) };
    return {
      orderNotificationType: idOf(type),
      orderTrackingId: idOf(trackingId),
      orderMerchantReference: idOf(orderId),
      status: 200,
    };
  }

  private async findNotificationId(): Promise<string> {
    const signal = AbortSignal.timeout(this.timeoutMs / 2);
    const { status, body } = await this.api.call('/URLSetup/GetIpnList', signal);
    if (!Array.isArray(body.items))
      throw new ProviderUnavailable(`Pesapal does not tell whom it notifies: ${errorOf(body)?.code ?? status}`);
    const known = body.items.map(objectOf).find((entry) => entry?.url === this.notifyUrl);
    const id = idOf(known?.ipn_id) ?? idOf((await this.register(signal)).ipn_id);
    if (!id) throw new ProviderUnavailable('Pesapal did not take the address for notifications');
    return id;
  }

  private async register(signal: AbortSignal): Promise<Record<string, unknown>> {
    const { body } = await this.api.call('/URLSetup/RegisterIPN', signal, {
      url: this.notifyUrl,
      ipn_notification_type: 'POST',
    });
    return body;
  }
}

function orderOf(
  { reference, amount, currency, description, payer, returnUrl, cancelUrl }: CheckoutRequest,
  notificationId: string,
): Record<string, unknown> {
  const [first = '', ...others] = payer.name.trim().split(/\s+/);
  return {
    id: orderIdOf(reference),
    currency,
    amount,
    description,
    callback_url: returnUrl,
    cancellation_url: cancelUrl,
    notification_id: notificationId,
    billing_address: {
      email_address: payer.email,
      first_name: first,
      last_name: others.join(' '),
      ...phoneOf(payer.phone),
    },
  };
}

/** Pesapal expects phone numbers in national format, with the country in another field. */
function phoneOf(phone: string | null): Record<string, string> {
  if (phone === null) return {};
  return phone.startsWith('+256')
    ? { phone_number: `0${phone.slice(4)}`, country_code: 'UG' }
    : { phone_number: phone };
}

/** 'Visa', 'MasterCard'; 'MTNUG', 'AirtelUG', 'MpesaKE' */
function methodOf(name: unknown): PayingBy | null {
  const words = String(name);
  if (/visa|master|amex|american express|card/i.test(words)) return 'card';
  return /mtn|airtel|m-?pesa|tigo|mobile|momo/i.test(words) ? 'mobile-money' : null;
}

/** Null while nobody has paid or tried to. Pesapal reports such a payment as invalid, like an unknown one, with status 200 or 500. */
function providerStatusOf(providerId: string, { status: httpStatus, body }: Answer): ProviderStatus | null {
  if (body.status_code === 0 || errorOf(body)?.code === 'payment_details_not_found') return null;
  const status = statuses[Number(body.status_code)];
  const reference = referenceOf(body.merchant_reference);
  const amount = Number(body.amount);
  const currency = shortText(body.currency, 3);
  if (!status || !reference || !currency || !Number.isFinite(amount))
    throw new UnreadableAnswer(`Pesapal tells nothing of a payment: ${errorOf(body)?.code ?? httpStatus}`);
  return {
    status,
    providerId,
    reference,
    amount,
    currency,
    method: methodOf(body.payment_method),
    receipt: shortText(body.confirmation_code, 64),
    reason: status === 'failed' ? shortText(body.description) : null,
  };
}
