import { apiPath } from '@ministry/api-client';
import { useRead } from '../../../app/reads.ts';
import { useSettings } from '../../../app/site.tsx';
import { fallbackMinistries } from '../fallback-ministries.ts';

/** Published ministries with shortened descriptions, in display order; at most `limit`. */
export const ministriesPath = (limit?: number) => apiPath('/api/ministries', { query: { view: 'summary', limit } });

/**
 * The list for a page. If it is empty or the read failed, the built-in six replace it (MIN-21), without those that the
 * office no longer names in the footer.
 */
export function useMinistries(limit?: number) {
  const { data, error, refetch, isFetching } = useRead(ministriesPath(limit));
  const { specialMinistries = [] } = useSettings();
  const isStandIn = data ? data.length === 0 : error !== null;
  const standIns = fallbackMinistries.filter(({ name }) => specialMinistries.includes(name));
  return {
    ministries: isStandIn ? standIns.slice(0, limit) : data,
    error,
    retry: () => void refetch(),
    isFetching,
  };
}

export const ministryPath = (id: string) => apiPath('/api/ministries/{id}', { path: { id } });

/** One ministry with its whole description; nothing is read while `id` is null. */
export const useMinistry = (id: string | null) => useRead(ministryPath(id ?? ''), id !== null);
