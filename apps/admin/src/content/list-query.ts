import type { ContentStatus } from '@ministry/domain';
import type { Filters, ListQuery } from '../lists/list-address.ts';
import { contentCopy as copy } from './content.copy.ts';
import type { ContentColumn, ContentFilter } from './content-type.ts';

export type ListStatus = ContentStatus | 'current' | 'all';

export const statusFilters: Record<ListStatus, string> = copy.statuses;

/** Query of a list whose address has none: without archived items, in the default order of the API, with the first option of each filter. */
export const defaultFilters = (filters: readonly ContentFilter[]): Filters => ({
  status: 'current',
  search: '',
  sort: '',
  ...Object.fromEntries(filters.map(({ name, options }) => [name, Object.keys(options)[0] ?? ''])),
});

/** The status from the address. Anybody can edit an address, so unknown values become 'current'. */
export const statusIn = (query: Filters): ListStatus =>
  Object.hasOwn(statusFilters, query['status'] ?? '') ? (query['status'] as ListStatus) : 'current';

/** Deleted items are sorted by the latest deletion; otherwise the default order of the API applies. */
const defaultSort = (query: Filters): string => (statusIn(query) === 'deleted' ? '-deletedAt' : '');

/** Query parameters for the API. */
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

/** Column names in the API's export file for the columns that are shown; each name once. */
export function columnsInFile({ nameSort, beside, columns }: InFile, keys: readonly string[]): string[] {
  const named = (key: string): readonly string[] => {
    if (key === nameSort) return [key, ...beside];
    // The date of the purge follows from the date of the deletion, which is in no file.
    if (key === 'deletedAt') return [];
    return columns.find((column) => column.key === key)?.inFile ?? [key];
  };
  return [...new Set(keys.flatMap(named))];
}
