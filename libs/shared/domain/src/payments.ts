/** Default exchange rate in shillings for a dollar (CONST-16). */
export const defaultRate = 3_700;
/** Bounds of the rate that the office can set; they catch a digit too many or too few. */
export const rateLimits = { least: 500, most: 20_000 } as const;

/** Payment providers; the name is part of the path `POST /api/create-{provider}-payment`. */
export const paymentProviders = ['pesapal', 'flutterwave', 'sandbox'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * States of a payment. A payment changes only to states further right in this list: a provider may let a payer try again
 * after a failure, and may return the money later.
 */
export const paymentStates = ['pending', 'expired', 'cancelled', 'failed', 'completed', 'reversed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Whether a payment may change from one state to another. */
export function mayBecome(from: PaymentState, to: PaymentState): boolean {
  if (from === 'pending') return to !== 'pending';
  if (from === 'completed') return to === 'reversed';
  return from !== 'reversed' && (to === 'completed' || to === 'reversed');
}

/** Longest accepted input in characters; amounts in whole shillings. */
export const paymentLimits = {
  least: 1,
  most: 100_000_000,
  name: 100,
  email: 254,
  phone: 40,
  description: 100,
} as const;
