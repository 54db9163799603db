import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to payers. */
export const paymentTexts = messages('api.payments', {
  unavailable: message<{ provider: string }>(
    '{provider} could not be reached. Nothing was charged; please try again in a moment.',
  ),
  refused: message<{ provider: string; reason: string }>('{provider} did not take this payment: {reason}'),
  over: 'This payment is over; please begin a new one.',
  notFound: 'There is no such payment.',
  notTaken: 'Payments are not taken in this way.',
  noTestPayment: 'There is no such test payment.',
  noticeRefused: 'This does not come from the provider, or says nothing of a payment.',
  providerUnreachable: 'The provider could not be reached. It is asked again by itself; please look again later.',
});
