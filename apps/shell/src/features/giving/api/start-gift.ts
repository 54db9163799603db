import { ApiError, dataOf, type PaymentMethodsResponse } from '@ministry/api-client';
import { api } from '../../../app/reads.ts';
import { submitOnce } from '../../../forms/submission.ts';
import { type GiftAnswers, methodOf, requestOf } from '../gift.ts';
import { giftForm } from '../gift-form.ts';
import { setupErrors } from '../giving.copy.ts';

/** Rethrows an error. An API error without a code gets our own message (DON-18). */
function named(error: unknown): never {
  throw error instanceof ApiError && error.code === '' ? new ApiError(error.status, setupErrors.noSession, '') : error;
}

/** Whether the provider has refused this payment for good. The server repeats that answer for the same idempotency key. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'PAYMENT_REFUSED' || error.code === 'PAYMENT_OVER');

/**
 * Asks the provider to open a payment page for a gift, once; the same gift through another provider is a separate gift.
 * Returns the address of that page (DON-03).
 */
export async function startGift(answers: GiftAnswers, offer: PaymentMethodsResponse): Promise<string> {
  const provider = methodOf(answers, offer)?.provider ?? 'sandbox';
  const body = requestOf(answers, offer);
  const begin = (key: string) =>
    dataOf(
      api.calls.POST('/api/create-{provider}-payment', {
        params: { path: { provider } },
        body,
        headers: { 'Idempotency-Key': key },
      }),
    );
  const { redirect_url: address } = await submitOnce(giftForm, { provider, ...body }, begin, isFinal).catch(named);
  // DON-19
  if (!address) throw new ApiError(502, setupErrors.noAddress, '');
  return address;
}
