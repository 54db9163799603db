import { apiPath } from '@ministry/api-client';
import { useRead } from '../app/reads.ts';

export const paymentOfferPath = apiPath('/api/payments/methods');

/** The payment methods that are available now. */
export function usePaymentOffer() {
  const { data, error } = useRead(paymentOfferPath);
  return { offer: data, error };
}
