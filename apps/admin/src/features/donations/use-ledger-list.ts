import { apiPath } from '@ministry/api-client';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';

/** The ledger entries that match the query parameters of the page. */
export function useLedgerList() {
  const address = useListAddress({
    purpose: 'donation',
    search: '',
    kind: '',
    category: '',
    method: '',
    from: '',
    to: '',
    test: 'all',
    deposited: 'all',
    deposit: '',
    sort: '',
  });
  const { page, sort, purpose, deposit, ...rest } = address.query;
  const narrowing = { ...rest, purpose: purpose === 'all' ? '' : purpose, deposit: Number(deposit) || undefined };
  const list = usePagedList((rows) => apiPath('/api/ledger', { query: { ...narrowing, sort, ...rows } }), page);
  return {
    address,
    list,
    /** The filters as the API expects them. */
    narrowing,
    /** Path of the CSV export of all matching entries. */
    exportPath: apiPath('/api/ledger/export.csv', { query: narrowing }),
  };
}

export type LedgerList = ReturnType<typeof useLedgerList>;
