import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../reads.ts';
import { storeStatsPath } from './store.ts';

/** Figures of the store, read again at each visit and after each change. */
export const useStoreStats = () =>
  useQuery({
    ...readQuery(storeStatsPath),
    gcTime: 0,
  });
