import { useQuery } from '@tanstack/react-query';
import { api } from '../../session.ts';

/** How many rows a list has. @param path with its filters; counted anew at each visit */
export function useCount(path: string): { count: number | undefined; hasFailed: boolean; retry(): void } {
  const address = `${path}&limit=1`;
  const { data, error, refetch } = useQuery({
    queryKey: [address],
    queryFn: async ({ signal }) => (await api.readPage<unknown>(address, signal)).total,
    gcTime: 0,
  });
  return { count: data, hasFailed: error !== null, retry: () => void refetch() };
}
