import { useListAddress } from '../lists/use-list-address.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { apiQuery, defaultsOf, statusIn } from './list-query.ts';

/** One page of a list as the address asks for it. */
export function useContentList<Item extends ContentItem>(content: ContentType<Item>) {
  const address = useListAddress(defaultsOf(content.filters));
  const list = usePagedList<Item>(content.path, apiQuery(address.query));
  return { address, status: statusIn(address.query), list };
}
