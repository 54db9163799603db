import { useEffect, useRef, useState } from 'react';
import { usePolling } from '../../lists/use-polling.ts';
import type { InboxItem } from './inbox-kind.ts';

/**
 * Looks for new mail while the tab is seen.
 * Answers how many have come since the list was first shown, and whether a look is under way that nobody asked for.
 * @param list names what is shown: other filters show others, and these have not just come
 */
export function useArrivals(
  list: string,
  items: readonly InboxItem[] | undefined,
  isFetching: boolean,
  refresh: () => Promise<void>,
) {
  const isPolling = usePolling('inbox', refresh);
  const seen = useRef({ list, newest: Infinity });
  const [arrived, setArrived] = useState({ list, count: 0 });
  useEffect(() => {
    if (!items || isFetching) return;
    const known = seen.current.list === list ? seen.current.newest : Infinity;
    const count = items.filter(({ id }) => id > known).length;
    if (count > 0) setArrived((before) => ({ list, count: (before.list === list ? before.count : 0) + count }));
    const newest = Math.max(0, ...items.map(({ id }) => id));
    seen.current = { list, newest: known === Infinity ? newest : Math.max(known, newest) };
  }, [list, items, isFetching]);

  return { isPolling, arrived: arrived.list === list ? arrived.count : 0 };
}
