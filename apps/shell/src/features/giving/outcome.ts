import type { PaymentResponse } from '@ministry/api-client';
import { isMissing } from '../../app/reads.ts';
import type { outcomeCopy } from './outcome.copy.ts';

export type Outcome = keyof typeof outcomeCopy;

/** The reference in the address (DON-22); '' if it is missing or malformed, so that no other text from the address is shown. */
export function referenceOf(search: URLSearchParams): string {
  const named = search.get('order_id') ?? search.get('session_id') ?? '';
  return /^[A-Za-z0-9_-]{8,64}$/.test(named) ? named : '';
}

/**
 * The outcome that a donor is shown. The server's status decides, not which of the two pages the provider opened.
 * @param cameBack the donor cancelled on the provider's page
 */
export function outcomeOf(
  reference: string,
  payment: PaymentResponse | undefined,
  error: unknown,
  cameBack: boolean,
): Outcome {
  if (payment?.purpose === 'donation') return cameBack && payment.status === 'pending' ? 'turnedBack' : payment.status;
  if (reference === '' || payment || isMissing(error)) return cameBack ? 'cancelled' : 'unknown';
  return 'unasked';
}
