/** Shillings for a dollar where no setting says otherwise (CONST-16). */
export const defaultRate = 3_700;
/** What the office may set: a digit too many or too few is told. */
export const rateLimits = { least: 500, most: 20_000 } as const;

/** Who can be asked to collect a payment; the path of `POST /api/create-{provider}-payment`. */
export const paymentProviders = ['pesapal', 'flutterwave', 'sandbox'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * What became of a payment. It moves one way, towards the right: a provider may let a payer try again after a failure, and
 * give money back after all.
 */
export const paymentStates = ['pending', 'expired', 'cancelled', 'failed', 'completed', 'reversed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Whether a payment in one state may still come into another. */
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
