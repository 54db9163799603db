import type { StatsResponse } from '@ministry/api-client';
import { useQuery } from '@tanstack/react-query';
import { api, statsPath } from './session.ts';

/**
 * The figures of the office; whatever changes one of them says so through `useReload`.
 * @param staleTime milliseconds after which a page that opens reads them anew; never, if left out
 */
export const useStats = (staleTime = Infinity) =>
  useQuery({
    queryKey: [statsPath],
    queryFn: ({ signal }) => api.read<StatsResponse>(statsPath, { signal }),
    staleTime,
  });
