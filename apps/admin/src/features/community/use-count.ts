import { useQuery } from '@tanstack/react-query';
import type { ApiPath } from '@ministry/api-client';
import { pageQuery } from '../../reads.ts';

/** The number of rows of a list, read again at each visit. @param path with its filters and a limit of 1, because only the total is used */
export function useCount(path: ApiPath<unknown[]>): { count: number | undefined; hasFailed: boolean; retry(): void } {
  const { data, error, refetch } = useQuery({
    ...pageQuery(path),
    select: ({ total }) => total,
    gcTime: 0,
  });
  return { count: data, hasFailed: error !== null, retry: () => void refetch() };
}
