import type { PayingBy, PaymentProviderName } from '@ministry/domain';

/** What a provider is asked to collect. */
export interface CheckoutRequest {
  /** Ours, new for each attempt: at most 50 letters, digits and hyphens. */
  reference: string;
  /** Whole shillings. */
  amount: number;
  currency: 'UGX';
  /** At most 100 characters. */
  description: string;
  /** What the payer chose, if asked. */
  method: PayingBy | null;
  payer: { name: string; email: string; /** +256… */ phone: string | null };
  /** Where the payer's browser comes back to, absolute. */
  returnUrl: string;
  cancelUrl: string;
}

/** A page of the provider that waits for the payer. */
export interface Checkout {
  /** Null where the provider names a payment only once it is tried. */
  providerId: string | null;
  redirectUrl: string;
}

/** What the provider's own API says of a payment. */
export interface ProviderStatus {
  status: 'pending' | 'cancelled' | 'failed' | 'completed' | 'reversed';
  providerId: string;
  reference: string;
  /** In units of `currency`, as the provider says it. */
  amount: number;
  currency: string;
  /** What was used on its page; null where it does not tell, or names none of ours. */
  method: PayingBy | null;
  /** Number of its receipt. */
  receipt: string | null;
  /** Why it failed, in the provider's words. */
  reason: string | null;
}

/** Which payment a notification or a return is about; at least one is there. */
export interface PaymentRef {
  providerId: string | null;
  reference: string | null;
  /** Of a return: the payer has turned back on the provider's page. */
  hasTurnedBack?: boolean;
}

/** What came in by a webhook, an IPN or the payer's return. */
export interface Notice {
  query: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  /** The body byte for byte, for signatures. */
  raw: Buffer;
  /** The body as parsed from JSON or a form; undefined where there is none. */
  body: unknown;
}

/**
 * One company that collects payments. Calls end within ten seconds; none is made inside a transaction, which on SQLite
 * would stop every other write.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** For the payer: 'Pesapal'. */
  readonly title: string;
  readonly ways: readonly PayingBy[];
  /** No money moves. */
  readonly isTest: boolean;
  /** The payer has to give a telephone number for mobile money. */
  readonly wantsPhone: boolean;
  /** Hosts its pages are on; a redirect elsewhere is refused. `form-action` of our pages names them. */
  readonly hosts: readonly string[];
  /** It lets a payer send more than was asked for; otherwise another amount is no payment. Unset: it does not. */
  readonly mayCollectMore?: boolean;
  /** @throws ProviderUnavailable, ProviderRefusal */
  start(request: CheckoutRequest): Promise<Checkout>;
  /** Null when the provider does not know the payment (yet). @throws ProviderUnavailable */
  ask(payment: { reference: string; providerId: string | null }): Promise<ProviderStatus | null>;
  /** Null where it says nothing of a payment, or where its signature is not the provider's. */
  paymentRefOf(notice: Notice): PaymentRef | null;
  /** What the provider wants to hear for a notification that is kept. */
  acknowledge(notice: Notice, paymentRef: PaymentRef): unknown;
}

/** No answer within ten seconds, a 5xx or one that makes no sense: the same may succeed later. */
export class ProviderUnavailable extends Error {}

/** It answered, but tells nothing of the one payment that it was asked about; it may do so of others. */
export class UnreadableAnswer extends ProviderUnavailable {}

/** The provider does not want this payment; the message is its own sentence. */
export class ProviderRefusal extends Error {}
