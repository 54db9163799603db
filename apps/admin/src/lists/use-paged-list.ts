import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiPath } from '@ministry/api-client';
import { pageQuery } from '../reads.ts';
import { api } from '../session.ts';

/** Rows on one page of a list. */
export const pageSize = 20;

/** Maximum number of rows that can be selected at once. */
export const maxSelected = 1_000;
/** Maximum number of rows in one response of the API. */
const maxInAnswer = 500;

/** One page of a list, as the tables show it. */
export interface PagedList<Item> {
  /** Undefined until the first page is loaded. */
  items: Item[] | undefined;
  /** Rows on all pages together. */
  total: number;
  page: number;
  pageSize: number;
  isFetching: boolean;
  error: Error | null;
  /** The ids of all matching rows on all pages; at most `maxSelected`. */
  listIds(): Promise<number[]>;
  /** Reads again at once, for 'Try again' and 'Refresh'. */
  refetch(): void;
}

/** The rows that are requested from the API. */
export interface RowRange {
  limit: number;
  offset: number;
}

/**
 * One page of a list; the number of rows is in `X-Total-Count`. The previous page stays on the screen until the next one
 * is loaded. `useReload(path)` has it read again after a change.
 * @param pathOf path that reads some rows, with the filters of the address
 * @param page from 1
 */
export function usePagedList<Item extends { id: number }>(
  pathOf: (rows: RowRange) => ApiPath<Item[]>,
  page: number,
  size = pageSize,
): PagedList<Item> {
  const { data, error, isFetching, refetch } = useQuery({
    ...pageQuery(pathOf({ limit: size, offset: (page - 1) * size })),
    placeholderData: keepPreviousData,
    // A list is read again at each visit, to show what others did in the meantime.
    gcTime: 0,
  });
  return {
    items: data?.items,
    total: data?.total ?? 0,
    page,
    pageSize: size,
    isFetching,
    error,
    listIds: () => idsOf(pathOf, data?.total ?? 0),
    refetch: () => void refetch(),
  };
}

async function idsOf<Item extends { id: number }>(
  pathOf: (rows: RowRange) => ApiPath<Item[]>,
  total: number,
): Promise<number[]> {
  const ids = new Set<number>();
  for (let offset = 0; offset < Math.min(total, maxSelected); offset += maxInAnswer) {
    const { items } = await api.readPage(pathOf({ limit: maxInAnswer, offset }));
    for (const { id } of items) ids.add(id);
  }
  return [...ids].slice(0, maxSelected);
}
