import type { PaymentResponse } from '@ministry/api-client';
import { isMissing } from '../../app/reads.ts';
import type { outcomeCopy } from './outcome.copy.ts';

export type Outcome = keyof typeof outcomeCopy;

/** The reference that the address names (DON-22), '' where there is none; nothing else that stands there is shown. */
export function referenceOf(search: URLSearchParams): string {
  const named = search.get('order_id') ?? search.get('session_id') ?? '';
  return /^[A-Za-z0-9_-]{8,64}$/.test(named) ? named : '';
}

/**
 * What a giver is told, which is what the server says, on whichever of the two pages a provider led them to.
 * @param cameBack they turned back on the provider's page
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
