import type { StoreStatsResponse } from '@ministry/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session.ts';
import { storeStatsPath } from './store.ts';

/** The figures of the store, read anew at each visit and after each change. */
export const useStoreStats = () =>
  useQuery({
    queryKey: [storeStatsPath],
    queryFn: ({ signal }) => api.read<StoreStatsResponse>(storeStatsPath, { signal }),
    gcTime: 0,
  });
