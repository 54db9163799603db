import type { ContentStatus } from '@ministry/domain';
import type { Filters, ListQuery } from '../lists/list-address.ts';
import { contentCopy as copy } from './content.copy.ts';
import type { ContentColumn, ContentFilter } from './content-type.ts';

export type ListStatus = ContentStatus | 'current' | 'all';

export const statusFilters: Record<ListStatus, string> = copy.statuses;

/** What a list asks for where the address says nothing: archived items leave it, the order is the API's own, each filter has its first choice. */
export const defaultFilters = (filters: readonly ContentFilter[]): Filters => ({
  status: 'current',
  search: '',
  sort: '',
  ...Object.fromEntries(filters.map(({ name, options }) => [name, Object.keys(options)[0] ?? ''])),
});

/** The status in the address, which anybody may have written. */
export const statusIn = (query: Filters): ListStatus =>
  Object.hasOwn(statusFilters, query['status'] ?? '') ? (query['status'] as ListStatus) : 'current';

/** What was deleted last is looked for first; otherwise the API knows best. */
const defaultSort = (query: Filters): string => (statusIn(query) === 'deleted' ? '-deletedAt' : '');

/** The question to the API. */
export const apiQuery = ({ page: _page, ...query }: ListQuery<Filters>) => ({
  view: 'summary' as const,
  ...query,
  status: statusIn(query),
  sort: query['sort'] || defaultSort(query),
});

interface InFile {
  nameSort: string;
  beside: readonly string[];
  columns: readonly Pick<ContentColumn<never>, 'key' | 'inFile'>[];
}

/** What the API's file calls the columns that are shown; each is there once. */
export function columnsInFile({ nameSort, beside, columns }: InFile, keys: readonly string[]): string[] {
  const named = (key: string): readonly string[] => {
    if (key === nameSort) return [key, ...beside];
    // When an item goes for good follows from when it was deleted, which no file has.
    if (key === 'deletedAt') return [];
    return columns.find((column) => column.key === key)?.inFile ?? [key];
  };
  return [...new Set(keys.flatMap(named))];
}
