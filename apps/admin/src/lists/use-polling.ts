import { useQuery } from '@tanstack/react-query';

/**
 * Refreshes the page's data while the tab is visible, also when it becomes visible again after a longer time. Returns
 * whether such a refresh, which the user did not ask for, is under way.
 * @param name unique name of what is refreshed
 * @param pollMs between two reads; false for none
 */
export function usePolling(name: string, refresh: () => unknown, pollMs: number | false = 30_000): boolean {
  const { isFetching } = useQuery({
    queryKey: ['polling', name],
    queryFn: async () => {
      await refresh();
      return null;
    },
    enabled: pollMs !== false,
    // The page itself has just read the data.
    initialData: null,
    staleTime: pollMs || Infinity,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    gcTime: 0,
  });
  return isFetching;
}
