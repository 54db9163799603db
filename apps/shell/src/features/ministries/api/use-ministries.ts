import { apiPath } from '@ministry/api-client';
import { useRead } from '../../../app/reads.ts';
import { useSettings } from '../../../app/site.tsx';
import { fallbackMinistries } from '../fallback-ministries.ts';

/** Published ministries with shortened descriptions, in their own order; `limit` rows at most. */
export const ministriesPath = (limit?: number) => apiPath('/api/ministries', { query: { view: 'summary', limit } });

/** The list for a page. The built-in six stand in when none come back, because there are none or because the call failed (MIN-21); not those that the office does not name in the footer any more. */
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

/** One ministry with the whole of its description; nothing is read while `id` is null. */
export const useMinistry = (id: string | null) => useRead(ministryPath(id ?? ''), id !== null);
