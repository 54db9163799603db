import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { useEffect, useState } from 'react';

/** Milliseconds between two looks. */
const pollMs = 30_000;

/**
 * Looks for what is new while the tab is seen, by an explicit `refresh`: the data layer itself never polls (API-12).
 * Answers whether a look is under way that nobody asked for.
 */
export function usePolling(refresh: () => Promise<unknown>): boolean {
  const [isPolling, setLooking] = useState(false);
  useEffect(() => {
    let isFirst = true;
    return pollWhileVisible(() => {
      // The page itself has just asked.
      if (!isFirst) {
        setLooking(true);
        void refresh().finally(() => setLooking(false));
      }
      isFirst = false;
    }, pollMs);
  }, [refresh]);
  return isPolling;
}
