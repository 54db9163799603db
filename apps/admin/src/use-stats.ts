import { useQuery } from '@tanstack/react-query';
import { readQuery } from './reads.ts';
import { statsPath } from './session.ts';

/**
 * The figures of the office. Code that changes one of them has them read again with `useReload`.
 * @param staleTime milliseconds after which a page that opens reads them again; never, if left out
 */
export const useStats = (staleTime = Infinity) =>
  useQuery({
    ...readQuery(statsPath),
    staleTime,
  });
