import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to payers. */
export const paymentTexts = messages('api.payments', {
  unavailable: message<{ provider: string }>(
    '{provider} could not be reached. Nothing was charged; please try again in a moment.',
  ),
  refused: message<{ provider: string; reason: string }>('{provider} did not accept this payment: {reason}'),
  over: 'This payment has ended; please start a new one.',
  notFound: 'There is no such payment.',
  notTaken: 'This way of paying is not available.',
  noTestPayment: 'There is no such test payment.',
  noticeRefused: 'This request does not come from the provider, or is not about a payment.',
  providerUnreachable: 'The provider could not be reached. We will try again automatically; please check again later.',
});
