import { useQuery } from '@tanstack/react-query';
import { apiPath } from '@ministry/api-client';
import { readQuery } from '../reads.ts';

/** Earlier values of a field, most frequent first; empty until they are read, or if reading fails. */
export function useSuggestions(type: string, name: string, isWanted: boolean): string[] {
  const path = apiPath('/api/content/{kind}/suggestions', { path: { kind: type } });
  const { data } = useQuery({
    ...readQuery(path),
    enabled: isWanted,
    gcTime: 0,
  });
  return data?.[name] ?? [];
}
