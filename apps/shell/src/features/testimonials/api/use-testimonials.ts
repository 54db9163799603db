import { apiPath } from '@ministry/api-client';
import { pageQuery } from '../../../app/list-page.ts';
import { useRead } from '../../../app/reads.ts';

const perPage = 12;
/** Newest first; `page` counts from 1. */
export const testimonialsPath = (page: number) => apiPath('/api/testimonials', { query: pageQuery(page, perPage) });

export function useTestimonials(page: number) {
  const { data, error, refetch, isFetching } = useRead(testimonialsPath(page));
  return {
    testimonials: data?.slice(0, perPage),
    hasMore: (data?.length ?? 0) > perPage,
    error,
    retry: () => void refetch(),
    isFetching,
  };
}
