import { useListAddress } from '../lists/use-list-address.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import { useMay } from '../use-may.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { apiQuery, columnsInFile, defaultFilters, statusIn } from './list-query.ts';

/** One page of a list as the address asks for it. */
export function useContentList<Item extends ContentItem>(content: ContentType<Item>) {
  const address = useListAddress(defaultFilters(content.filters));
  // Accounts that may not read drafts see the list of the public site.
  const status = useMay()('content.read') ? statusIn(address.query) : 'published';
  const list = usePagedList(
    (rows) => content.listPath({ ...apiQuery(address.query), status, ...rows }),
    address.query.page,
  );
  /** Path of the API's export of all matching items. @param keys the columns that are shown */
  function exportPath(keys: readonly string[]): string {
    const { view: _view, ...asked } = apiQuery(address.query);
    const set = Object.entries({ ...asked, status, columns: columnsInFile(content, keys).join(',') }).filter(
      ([, value]) => value !== '',
    );
    return `${content.path}/export.csv?${new URLSearchParams(set).toString()}`;
  }
  return { address, status, list, exportPath };
}
