import { useListAddress } from '../lists/use-list-address.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { apiQuery, defaultFilters, statusIn } from './list-query.ts';

/** One page of a list as the address asks for it. */
export function useContentList<Item extends ContentItem>(content: ContentType<Item>) {
  const address = useListAddress(defaultFilters(content.filters));
  const list = usePagedList((rows) => content.listPath({ ...apiQuery(address.query), ...rows }), address.query.page);
  return { address, status: statusIn(address.query), list };
}
