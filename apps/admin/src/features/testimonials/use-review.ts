import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import { pageQuery, readQuery } from '../../reads.ts';
import { placeOf, successorOf } from './review-order.ts';
import { type Testimonial, testimonialPath, testimonialsPath } from './testimonial.ts';

/** Those that wait, whole and the oldest first; so many at once that a slow line brings them quickly. */
const queuePath = apiPath(testimonialsPath, { query: { status: 'draft', sort: 'date', limit: 50 } });
const parameter = 'read';

/** What is open for reading: `?read={id}`, else the first that waits; one that is dealt with gives way to the next. */
export function useReview() {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const queue = useQuery({
    ...pageQuery(queuePath),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const waiting = queue.data?.items ?? [];
  const asked = Number(search.get(parameter)) || null;
  const queued = asked === null ? waiting[0] : waiting.find(({ id }) => id === asked);
  // What does not wait is read by itself; what has been deleted since is not found, and the queue shows again.
  const one = useQuery({
    ...readQuery(testimonialPath(asked ?? 0)),
    enabled: asked !== null && queue.isFetched && !queued,
    gcTime: 0,
  });
  const current = queued ?? (asked === null ? undefined : one.data);
  const { at, before, after } = placeOf(waiting, current?.id);

  function open(id: number | null, replace = false) {
    setSearch(
      (given) => {
        const next = new URLSearchParams(given);
        if (id === null) next.delete(parameter);
        else next.set(parameter, String(id));
        return next;
      },
      { replace },
    );
  }

  /** The one that was dealt with leaves the queue at once; the lists are read again a moment later. */
  function leave(id: number) {
    const next = successorOf(waiting, id);
    queries.setQueryData(
      pageQuery(queuePath).queryKey,
      (page) => page && { items: page.items.filter((item) => item.id !== id), total: Math.max(0, page.total - 1) },
    );
    open(next?.id ?? null, true);
  }

  /** Shows one that stays open as it has become. */
  const show = (item: Testimonial) => void queries.setQueryData(readQuery(testimonialPath(item.id)).queryKey, item);

  return {
    current,
    /** Whether what is open waits, and as which of how many. */
    at,
    total: queue.data?.total ?? 0,
    before,
    after,
    open,
    leave,
    show,
    isLoading: queue.isPending || (asked !== null && !current && one.isFetching),
    error: queue.data ? null : queue.error,
    /** The one that was asked for is gone, or could not be read. */
    missing: asked !== null && !current ? one.error : null,
    retry: () => void queue.refetch(),
  };
}

export type Review = ReturnType<typeof useReview>;
