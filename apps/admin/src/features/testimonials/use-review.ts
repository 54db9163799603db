import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import { pageQuery, readQuery } from '../../reads.ts';
import { placeOf, successorOf } from './review-order.ts';
import { type Testimonial, testimonialPath, testimonialsPath } from './testimonial.ts';

/** The waiting testimonials with their full text, oldest first; few enough to load quickly on a slow connection. */
const queuePath = apiPath(testimonialsPath, { query: { status: 'draft', sort: 'date', limit: 50 } });
const parameter = 'read';

/** The open testimonial: `?read={id}`, otherwise the first one that waits. After a decision the next one is opened. */
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
  // Testimonials outside the queue are read separately. A deleted one is not found, and the queue is shown again.
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

  /** Removes a decided testimonial from the queue at once; the lists are read again afterwards. */
  function leave(id: number) {
    const next = successorOf(waiting, id);
    queries.setQueryData(
      pageQuery(queuePath).queryKey,
      (page) => page && { items: page.items.filter((item) => item.id !== id), total: Math.max(0, page.total - 1) },
    );
    open(next?.id ?? null, true);
  }

  /** Updates a testimonial that stays open. */
  const show = (item: Testimonial) => void queries.setQueryData(readQuery(testimonialPath(item.id)).queryKey, item);

  return {
    current,
    /** Position of the open testimonial in the queue, from 1; 0 if it does not wait. */
    at,
    total: queue.data?.total ?? 0,
    before,
    after,
    open,
    leave,
    show,
    isLoading: queue.isPending || (asked !== null && !current && one.isFetching),
    error: queue.data ? null : queue.error,
    /** Error if the requested testimonial is deleted or could not be read. */
    missing: asked !== null && !current ? one.error : null,
    retry: () => void queue.refetch(),
  };
}

export type Review = ReturnType<typeof useReview>;
