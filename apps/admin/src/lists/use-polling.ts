import { useQuery } from '@tanstack/react-query';

/**
 * Reads again what the page shows while the tab is seen, also when it is seen again after a longer time. Answers whether
 * a look is under way that nobody asked for.
 * @param name of what is looked for, unlike any other
 * @param pollMs between two looks; false for none
 */
export function usePolling(name: string, refresh: () => unknown, pollMs: number | false = 30_000): boolean {
  const { isFetching } = useQuery({
    queryKey: ['polling', name],
    queryFn: async () => {
      await refresh();
      return null;
    },
    enabled: pollMs !== false,
    // The page itself has just asked.
    initialData: null,
    staleTime: pollMs || Infinity,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    gcTime: 0,
  });
  return isFetching;
}
