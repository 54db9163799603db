import { useEffect } from 'react';
import { apiPath } from '@ministry/api-client';
import { announcementsPerPage } from '@ministry/domain';
import { pageQuery } from '../../../app/list-page.ts';
import { useRead } from '../../../app/reads.ts';
import { announcementCopy as copy } from '../announcements.copy.ts';

/** Newest first; `page` counts from 1. */
export const announcementsPath = (page: number) =>
  apiPath('/api/announcements', { query: pageQuery(page, announcementsPerPage) });

/** ANN-04 to ANN-07: a failure is logged, and shown as a failure rather than as an empty list. */
export function useAnnouncements(page: number) {
  const { data, error, refetch, isFetching } = useRead(announcementsPath(page));
  useEffect(() => {
    if (error) console.warn(`${copy.failed}: ${error.message}`);
  }, [error]);
  return {
    announcements: data?.slice(0, announcementsPerPage),
    hasMore: (data?.length ?? 0) > announcementsPerPage,
    error,
    retry: () => void refetch(),
    isFetching,
  };
}
