import { useQuery } from '@tanstack/react-query';
import { apiPath } from '@ministry/api-client';
import { defaultRate } from '@ministry/domain';
import { readQuery } from './reads.ts';

export const ratePath = apiPath('/api/payments/methods');

/** Shillings per dollar, as set by the office; the default rate until it is read. Used only to show a price: the server sets it. */
export function useRate(): number {
  const { data } = useQuery({
    ...readQuery(ratePath),
  });
  return data?.rate ?? defaultRate;
}
