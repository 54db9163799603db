import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dataOf, type OrderLookupResponse, type OrderPayRequest } from '@ministry/api-client';
import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { api, useRead } from '../../../app/reads.ts';
import { isAwaited, orderPath } from '../order.ts';

/** Milliseconds between two questions while a payment may arrive. */
const askEvery = 5_000;

/** An order, asked about again while its payment may arrive and the page is seen. A failed question leaves what was known. */
export function useOrder(reference: string, key: string) {
  const client = useQueryClient();
  const path = orderPath(reference, key);
  const { data: order, error, refetch, isFetching } = useRead<OrderLookupResponse>(path, key !== '');
  const isAsked = order !== undefined && isAwaited(order);

  useEffect(() => {
    if (!isAsked) return;
    return pollWhileVisible(() => {
      api.read<OrderLookupResponse>(path).then(
        (now) => client.setQueryData([path], now),
        () => undefined,
      );
    }, askEvery);
  }, [client, path, isAsked]);

  return { order, error, isFetching, retry: () => void refetch() };
}

/** Answers the address of the page on which the order is paid. */
export const payOrder = async (request: OrderPayRequest): Promise<string> =>
  (await dataOf(api.calls.POST('/api/orders/lookup/pay', { body: request }))).redirect_url;

/** Cancels an order and shows it as it is then. */
export function useCancel(reference: string, key: string) {
  const client = useQueryClient();
  return async (): Promise<void> => {
    const order = await dataOf(api.calls.POST('/api/orders/lookup/cancel', { body: { reference, secret: key } }));
    client.setQueryData([orderPath(reference, key)], order);
  };
}
