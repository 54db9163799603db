import { useEffect, useRef, useState } from 'react';
import { usePolling } from '../../lists/use-polling.ts';
import type { InboxItem } from './inbox-kind.ts';

/**
 * Polls for new items while the tab is visible.
 * Returns how many have arrived since the list was first shown, and whether an automatic read is running.
 * @param list identifies the filters: after a change of filters, other items are shown, and they are not new
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
