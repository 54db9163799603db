import { useLocation, useNavigate } from 'react-router-dom';
import { useListAddress } from '../lists/use-list-address.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { apiQuery, defaultFilters } from './list-query.ts';

/** Functions that open the previous and the next item, with the order and filters of the list; null at the ends of its page. */
export function useNeighbours<Item extends ContentItem>(content: ContentType<Item>, id: number | 'new') {
  const address = useListAddress(defaultFilters(content.filters));
  const { items = [] } = usePagedList(
    (rows) => content.listPath({ ...apiQuery(address.query), ...rows }),
    address.query.page,
  );
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = items.findIndex((item) => item.id === id);
  const opens = (item: Item | undefined) =>
    place >= 0 && item && item.status !== 'deleted'
      ? () => void navigate({ pathname: `${content.address}/${item.id}`, search })
      : null;
  return { previous: opens(items[place - 1]), next: opens(items[place + 1]) };
}
