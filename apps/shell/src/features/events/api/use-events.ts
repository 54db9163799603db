import { apiPath } from '@ministry/api-client';
import { isOver } from '@ministry/domain';
import { useRead } from '../../../app/reads.ts';
import { useNow, useSettings } from '../../../app/site.tsx';
import { sampleEvents } from '../sample-events.ts';

/** Events that have not ended, soonest first; at most `limit`. */
export const upcomingPath = (limit?: number) =>
  apiPath('/api/events', { query: { view: 'summary', when: 'upcoming', limit } });
export const eventPath = (id: string | number) => apiPath('/api/events/{id}', { path: { id } });

/** Upcoming events; sample events if there are none and the settings allow samples. */
export function useUpcomingEvents(limit?: number) {
  const now = useNow();
  const { sampleContent } = useSettings();
  const read = useRead(upcomingPath(limit));
  // An event may end while the page stays open.
  const coming = read.data?.filter((event) => !isOver(event, now));
  const isSample = coming?.length === 0 && sampleContent;
  return {
    events: isSample ? sampleEvents(now).slice(0, limit) : coming,
    isSample,
    error: read.error,
    retry: () => void read.refetch(),
    isFetching: read.isFetching,
  };
}

export const useEvent = (id: string) => useRead(eventPath(id));
