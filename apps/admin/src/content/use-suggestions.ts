import { useQuery } from '@tanstack/react-query';
import { api } from '../session.ts';

/** What was written before in a field, most frequent first; nothing until it is known, or where it cannot be had. */
export function useSuggestions(type: string, name: string, isWanted: boolean): string[] {
  const path = `/api/content/${type}/suggestions`;
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.read<Record<string, string[] | undefined>>(path, { signal }),
    enabled: isWanted,
    gcTime: 0,
  });
  return data?.[name] ?? [];
}
