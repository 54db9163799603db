import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiPath } from '@ministry/api-client';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { usePagedList } from '../../../lists/use-paged-list.ts';
import { usePolling } from '../../../lists/use-polling.ts';
import { ordersPath, storeStatsPath } from '../store.ts';

/** The orders that match the query parameters of the page, polled regularly. */
export function useOrders() {
  const address = useListAddress({
    search: '',
    status: 'all',
    paymentStatus: 'all',
    payment: '',
    attention: '',
    assignedTo: '',
    from: '',
    to: '',
    sort: '',
  });
  const { page, sort, ...narrowing } = address.query;
  const list = usePagedList((rows) => apiPath('/api/orders', { query: { ...narrowing, sort, ...rows } }), page);
  const queries = useQueryClient();
  const refresh = useCallback(
    () =>
      queries.refetchQueries({
        type: 'active',
        predicate: ({ queryKey: [key] }) => key === storeStatsPath || String(key).startsWith(`${ordersPath}?`),
      }),
    [queries],
  );
  const isPolling = usePolling('orders', refresh);
  return {
    address,
    /** Polling is not shown as loading. */
    list: { ...list, isFetching: list.isFetching && !isPolling },
    /** Path of the CSV export of all matching orders. */
    exportPath: apiPath('/api/orders/export.csv', { query: narrowing }),
  };
}
