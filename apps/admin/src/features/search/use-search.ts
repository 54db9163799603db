import { pathWith } from '@ministry/api-client';
import type { SearchResponse } from '@ministry/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../session.ts';

/** Milliseconds of rest in typing before the server is asked. */
const typingRest = 250;
/** A single letter stands in everything. */
const leastLetters = 2;

/** Everything that has the words, once typing has rested; personal data, forgotten when the search is closed. */
export function useSearch(typed: string) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const rest = setTimeout(() => setWords(typed.trim()), typingRest);
    return () => clearTimeout(rest);
  }, [typed]);

  const path = pathWith('/api/search', { q: words });
  const isAsked = words.length >= leastLetters;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.read<SearchResponse>(path, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isCurrent = isAsked && typed.trim() === words && !isFetching;
  return { words, isAsked, isCurrent, groups: isAsked ? data?.groups : undefined, error, refetch };
}
