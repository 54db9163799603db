import { useEffect } from 'react';
import { pageQuery } from '../../../app/list-page.ts';
import { useRead } from '../../../app/reads.ts';
import type { Announcement } from '../announcement.ts';
import { announcementWords as words } from '../announcements.content.ts';

const perPage = 12;
/** Newest first; `page` counts from 1. */
export const announcementsPath = (page: number): string => `/api/announcements?${pageQuery(page, perPage)}`;

/** Used only when the answer is ok (ANN-04); a failure is logged and shown in the place of the list, never as an empty one (ANN-05 to ANN-07). */
export function useAnnouncements(page: number) {
  const { data, error, refetch, isFetching } = useRead<Announcement[]>(announcementsPath(page));
  useEffect(() => {
    if (error) console.warn(`${words.failed}: ${error.message}`);
  }, [error]);
  return {
    announcements: data?.slice(0, perPage),
    hasMore: (data?.length ?? 0) > perPage,
    error,
    retry: () => void refetch(),
    isFetching,
  };
}
