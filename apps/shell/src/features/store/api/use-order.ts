import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dataOf, type OrderPayRequest } from '@ministry/api-client';
import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { api, readQuery, useRead } from '../../../app/reads.ts';
import { isAwaited, orderPath } from '../order.ts';

const pollMs = 5_000;

/** An order, read again while its payment may arrive and the page is visible. A failed request leaves the order as it was. */
export function useOrder(reference: string, key: string) {
  const client = useQueryClient();
  const path = orderPath(reference, key);
  const read = useRead(path, key !== '');
  const isPaymentAwaited = read.data !== undefined && isAwaited(read.data);

  useEffect(() => {
    if (!isPaymentAwaited) return;
    return pollWhileVisible(() => {
      api.read(path).then(
        (now) => client.setQueryData(readQuery(path).queryKey, now),
        () => undefined,
      );
    }, pollMs);
  }, [client, path, isPaymentAwaited]);

  return read;
}

/** Returns the address of the page on which the order is paid. */
export const payOrder = async (request: OrderPayRequest): Promise<string> =>
  (await dataOf(api.calls.POST('/api/orders/lookup/pay', { body: request }))).redirect_url;

/** Cancels an order and shows the result. */
export function useCancel(reference: string, key: string) {
  const client = useQueryClient();
  return async (): Promise<void> => {
    const order = await dataOf(api.calls.POST('/api/orders/lookup/cancel', { body: { reference, secret: key } }));
    client.setQueryData(readQuery(orderPath(reference, key)).queryKey, order);
  };
}
