import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiPath } from '@ministry/api-client';
import { pageQuery } from '../reads.ts';

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

/** Which rows of a list the API is asked for. */
export interface RowRange {
  limit: number;
  offset: number;
}

/**
 * One page of a list; the number of rows comes in `X-Total-Count`. The page before stays on the screen until the next
 * one has come. `useReload(path)` has it read again after a change.
 * @param pathOf the read of some rows, with the filters that the address asks for
 * @param page from 1
 */
export function usePagedList<Item>(
  pathOf: (rows: RowRange) => ApiPath<Item[]>,
  page: number,
  size = pageSize,
): PagedList<Item> {
  const { data, error, isFetching, refetch } = useQuery({
    ...pageQuery(pathOf({ limit: size, offset: (page - 1) * size })),
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
