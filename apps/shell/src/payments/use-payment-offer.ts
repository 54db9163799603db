import type { PaymentMethodsResponse } from '@ministry/api-client';
import { useRead } from '../app/reads.ts';

export const paymentOfferPath = '/api/payments/methods';

/** How payments can be made at the moment. */
export function usePaymentOffer() {
  const { data, error } = useRead<PaymentMethodsResponse>(paymentOfferPath);
  return { offer: data, error };
}
