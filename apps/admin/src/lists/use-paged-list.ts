import { pathWith } from '@ministry/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../session.ts';

/** Rows on one page of a list. */
export const pageSize = 20;

/** One page of a list, as the tables show it. */
export interface PagedList<Item> {
  /** Undefined until the first page has come. */
  items: Item[] | undefined;
  /** Rows on all pages together. */
  total: number;
  page: number;
  pageSize: number;
  isFetching: boolean;
  error: Error | null;
  /** Asks again at once, for 'Try again' and 'Refresh'. */
  refetch(): void;
}

/**
 * One page of the list at `path`, in the query that the address asks for; the number of rows comes in `X-Total-Count`.
 * The page before stays on the screen until the next one has come. `useReload(path)` has it read again after a change.
 * @param query the API's parameters; empty ones are left out, `page` becomes limit and offset
 */
export function usePagedList<Item>(
  path: string,
  { page, ...query }: Record<string, string | number | undefined> & { page: number },
  size = pageSize,
): PagedList<Item> {
  const address = pathWith(path, { ...query, limit: size, offset: (page - 1) * size });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [address],
    queryFn: ({ signal }) => api.readPage<Item>(address, signal),
    placeholderData: keepPreviousData,
    // A list is read anew at each visit: what others did meanwhile is seen.
    gcTime: 0,
  });
  return {
    items: data?.items,
    total: data?.total ?? 0,
    page,
    pageSize: size,
    isFetching,
    error,
    refetch: () => void refetch(),
  };
}
