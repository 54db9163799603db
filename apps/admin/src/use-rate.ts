import type { PaymentMethodsResponse } from '@ministry/api-client';
import { defaultRate } from '@ministry/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from './session.ts';

const path = '/api/payments/methods';

/** Shillings for a dollar as the server is set; the usual rate until it has said so. It only shows a price, the server sets it. */
export function useRate(): number {
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.read<PaymentMethodsResponse>(path, { signal }),
  });
  return data?.rate ?? defaultRate;
}
