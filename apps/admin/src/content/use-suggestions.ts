import { useQuery } from '@tanstack/react-query';
import { apiPath } from '@ministry/api-client';
import { readQuery } from '../reads.ts';

/** What was written before in a field, most frequent first; nothing until it is known, or where it cannot be had. */
export function useSuggestions(type: string, name: string, isWanted: boolean): string[] {
  const path = apiPath('/api/content/{kind}/suggestions', { path: { kind: type } });
  const { data } = useQuery({
    ...readQuery(path),
    enabled: isWanted,
    gcTime: 0,
  });
  return data?.[name] ?? [];
}
