import { useQuery } from '@tanstack/react-query';
import { apiPath } from '@ministry/api-client';
import { defaultRate } from '@ministry/domain';
import { readQuery } from './reads.ts';

export const ratePath = apiPath('/api/payments/methods');

/** Shillings for a dollar as the office has set it; the usual rate until it has said so. It only shows a price, the server sets it. */
export function useRate(): number {
  const { data } = useQuery({
    ...readQuery(ratePath),
  });
  return data?.rate ?? defaultRate;
}
