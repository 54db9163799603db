import { useQuery } from '@tanstack/react-query';
import type { ApiPath } from '@ministry/api-client';
import { pageQuery } from '../../reads.ts';

/** How many rows a list has. @param path with its filters and a limit of 1, since only the total is used; counted again at each visit */
export function useCount(path: ApiPath<unknown[]>): { count: number | undefined; hasFailed: boolean; retry(): void } {
  const { data, error, refetch } = useQuery({
    ...pageQuery(path),
    select: ({ total }) => total,
    gcTime: 0,
  });
  return { count: data, hasFailed: error !== null, retry: () => void refetch() };
}
