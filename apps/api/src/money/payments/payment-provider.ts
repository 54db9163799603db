import type { PayingBy, PaymentProviderName } from '@ministry/domain';

/** A payment that a provider is asked to collect. */
export interface CheckoutRequest {
  /** Our reference, new for each attempt: at most 50 letters, digits and hyphens. */
  reference: string;
  /** Whole shillings. */
  amount: number;
  currency: 'UGX';
  /** At most 100 characters. */
  description: string;
  /** The method that the payer chose, if asked. */
  method: PayingBy | null;
  payer: { name: string; email: string; /** +256… */ phone: string | null };
  /** Absolute address to which the payer's browser returns. */
  returnUrl: string;
  cancelUrl: string;
}

/** A page of the provider that waits for the payer. */
export interface Checkout {
  /** Null if the provider assigns an id only once somebody tries to pay. */
  providerId: string | null;
  redirectUrl: string;
}

/** The status of a payment, as the provider's own API reports it. */
export interface ProviderStatus {
  status: 'pending' | 'cancelled' | 'failed' | 'completed' | 'reversed';
  providerId: string;
  reference: string;
  /** In units of `currency`, as the provider reports it. */
  amount: number;
  currency: string;
  /** Method that was used on the provider's page; null if unknown, or if it is none of ours. */
  method: PayingBy | null;
  /** Receipt number of the provider. */
  receipt: string | null;
  /** Why the payment failed, in the provider's words. */
  reason: string | null;
}

/** Identifies the payment of a notification or a return; at least one of the ids is set. */
export interface PaymentRef {
  providerId: string | null;
  reference: string | null;
  /** Only for a return: whether the payer has cancelled on the provider's page. */
  hasTurnedBack?: boolean;
}

/** A request that arrived as a webhook, an IPN or the payer's return. */
export interface Notice {
  query: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  /** The body byte for byte, for signatures. */
  raw: Buffer;
  /** The body as parsed from JSON or a form; undefined if there is none. */
  body: unknown;
}

/**
 * A company that collects payments. Calls end within ten seconds. They must not be made inside a transaction, which on
 * SQLite would block every other write.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Name that payers see: 'Pesapal'. */
  readonly title: string;
  readonly ways: readonly PayingBy[];
  /** Whether it is a test provider: no money moves. */
  readonly isTest: boolean;
  /** Whether the payer must give a telephone number for mobile money. */
  readonly wantsPhone: boolean;
  /** Hosts of the provider's pages; a redirect to another host is refused. `form-action` of our pages lists them. */
  readonly hosts: readonly string[];
  /** Whether a payer may send more than was requested; otherwise any other amount is a mismatch. Unset: false. */
  readonly mayCollectMore?: boolean;
  /** @throws ProviderUnavailable, ProviderRefusal */
  start(request: CheckoutRequest): Promise<Checkout>;
  /** Null when the provider does not know the payment (yet). @throws ProviderUnavailable */
  ask(payment: { reference: string; providerId: string | null }): Promise<ProviderStatus | null>;
  /** Null if the notification is not about a payment, or if the provider signs its notifications and this one has no valid signature. */
  paymentRefOf(notice: Notice): PaymentRef | null;
  /** The payment of a returning payer; anybody may send such a request. Null if the query names no payment. */
  returnRefOf(query: Notice['query']): PaymentRef | null;
  /** The response that the provider expects to a notification that was stored. */
  acknowledge(notice: Notice, paymentRef: PaymentRef): unknown;
}

/** Whether the payer must give a telephone number for a payment by this method, and has given none. */
export const lacksPhone = (
  { wantsPhone }: Pick<PaymentProvider, 'wantsPhone'>,
  method: PayingBy | null | undefined,
  phone: string | null | undefined,
): boolean => wantsPhone && method === 'mobile-money' && !phone;

/** No response within ten seconds, a 5xx status or an invalid response: the same call may succeed later. */
export class ProviderUnavailable extends Error {}

/** The provider responded, but without the status of the requested payment; requests for other payments may succeed. */
export class UnreadableAnswer extends ProviderUnavailable {}

/** The provider refuses this payment; the message is the provider's own sentence. */
export class ProviderRefusal extends Error {}
