import type { EventPageResponse, EventResponse } from '@ministry/api-client';
import { isOver } from '@ministry/domain';
import { useRead } from '../../../app/reads.ts';
import { useNow, useSettings } from '../../../app/site.tsx';
import { sampleEvents } from '../sample-events.ts';

/** What has not ended yet, soonest first; `limit` rows at most. */
export const upcomingPath = (limit?: number): string =>
  `/api/events?view=summary&when=upcoming${limit ? `&limit=${limit}` : ''}`;
export const eventPath = (id: string | number): string => `/api/events/${id}`;

/** The list for a page; sample events stand in where there are none and the settings say so. */
export function useUpcomingEvents(limit?: number) {
  const now = useNow();
  const { sampleContent } = useSettings();
  const read = useRead<EventResponse[]>(upcomingPath(limit));
  // A page that stays open outlives its events.
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

export const useEvent = (id: string) => useRead<EventPageResponse>(eventPath(id));
