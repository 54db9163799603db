import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Page } from '@ministry/api-client';
import { useListAddress } from '../../lists/use-list-address.ts';
import { type PagedList, usePagedList } from '../../lists/use-paged-list.ts';
import { readQuery } from '../../reads.ts';
import { statsPath } from '../../session.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import { neighbour } from './neighbour.ts';

const idIn = (search: URLSearchParams): number | null => Number.parseInt(search.get('item') ?? '', 10) || null;

interface MailAddress {
  show(id: number | null, replace?: boolean): void;
  update(change: Record<string, number | null>, replace: boolean): void;
}

/** Moves from one item to the next, across the pages of the list. */
function useSteps<Item extends InboxItem>(list: PagedList<Item>, openId: number | null, { show, update }: MailAddress) {
  const lastIndex = useRef(0);
  /** The page that is being loaded, and which end of it is to be opened. */
  const awaited = useRef<{ page: number; end: 0 | -1 } | null>(null);
  const { items = [], isFetching, page, pageSize, total } = list;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    const index = items.findIndex(({ id }) => id === openId);
    if (index >= 0) lastIndex.current = index;
    if (isFetching || awaited.current?.page !== page) return;
    const end = items.at(awaited.current.end);
    awaited.current = null;
    if (end) show(end.id, true);
  }, [items, openId, isFetching, page, show]);
  // The last item of the last page was deleted, so the previous page is now the last one.
  useEffect(() => {
    if (list.items && !isFetching && page > lastPage) update({ page: lastPage }, true);
  }, [list.items, isFetching, page, lastPage, update]);

  /** Opens the next (1) or the previous (-1) item, on another page if necessary. Returns false at either end. */
  function step(by: 1 | -1): boolean {
    if (awaited.current && isFetching) return true;
    const latestId = idIn(new URLSearchParams(window.location.search));
    const index = neighbour({ ids: items.map(({ id }) => id), open: latestId, lastIndex: lastIndex.current }, by);
    const next = items[index];
    if (next) {
      show(next.id, latestId !== null);
      return true;
    }
    const nextPage = page + (index < 0 ? -1 : 1);
    if (nextPage < 1 || nextPage > lastPage) return false;
    awaited.current = { page: nextPage, end: by === 1 ? 0 : -1 };
    update({ page: nextPage }, true);
    return true;
  }
  return step;
}

/** The cached items of the inbox: changes them or reads them again. */
function useMailCache<Item extends InboxItem>({ path, itemPath }: InboxKind<Item>) {
  const queries = useQueryClient();
  /** Puts an item that the server has returned into all cached reads. */
  const store = useCallback(
    (item: Item) => {
      queries.setQueryData(readQuery(itemPath(item.id)).queryKey, item);
      queries.setQueriesData<Page<Item>>(
        { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${path}?`) },
        (known) => known && { ...known, items: known.items.map((one) => (one.id === item.id ? item : one)) },
      );
    },
    [queries, path, itemPath],
  );
  /** Reads again what is shown, and the figures of the office. */
  const refresh = useCallback(
    () =>
      queries.refetchQueries({
        type: 'active',
        predicate: ({ queryKey }) => queryKey[0] === statsPath || String(queryKey[0]).startsWith(path),
      }),
    [queries, path],
  );

  /** Reads only the figures again. The list stays unchanged, so that an item that was just opened does not leave it. */
  const recount = useCallback(() => queries.refetchQueries({ queryKey: [statsPath] }), [queries]);

  return { store, refresh, recount };
}

/** The list that matches the query parameters of the page, and the open item, whose id is in the address too. */
export function useMailbox<Item extends InboxItem>(kind: InboxKind<Item>) {
  const { listPath, itemPath } = kind;
  const address = useListAddress({ status: 'all', search: '', assignedTo: '' });
  const { page: listed, ...filters } = address.query;
  const list = usePagedList((rows) => listPath({ ...filters, ...rows }), listed);
  const [search, setSearch] = useSearchParams();
  const openId = idIn(search);
  const open = useQuery({
    ...readQuery(itemPath(openId ?? 0)),
    enabled: openId !== null,
    gcTime: 0,
  });
  // The list contains enough to show the item at once.
  const item = open.data ?? list.items?.find(({ id }) => id === openId);

  // Read from `window` and not from the last render: keys can be pressed faster than pages are rendered, and each step starts from the previous one.
  const update = useCallback(
    (change: Record<string, number | null>, replace: boolean) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) next.delete(name);
        else next.set(name, String(value));
      }
      setSearch(next, { replace });
    },
    [setSearch],
  );
  const show = useCallback((id: number | null, replace = false) => update({ item: id }, replace), [update]);

  // A link may ask for the first item: the dashboard knows how many items wait, but not which.
  const first = search.get('item') === 'first' && !list.isFetching ? list.items : undefined;
  useEffect(() => {
    if (first) show(first[0]?.id ?? null, true);
  }, [first, show]);

  const step = useSteps(list, openId, { show, update });

  const cache = useMailCache(kind);

  return { address, list, openId, open, item, show, step, ...cache };
}
export type Mailbox<Item extends InboxItem> = ReturnType<typeof useMailbox<Item>>;
