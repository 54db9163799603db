import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiPath } from '@ministry/api-client';
import { readQuery } from '../../reads.ts';

/** Milliseconds without typing before the search starts. */
const debounceMs = 250;
/** A single letter would match nearly everything. */
const minCharacters = 2;

/** Searches after typing has paused. Hits are personal data and are not cached when the search is closed. */
export function useSearch(typed: string) {
  const [terms, setTerms] = useState('');
  useEffect(() => {
    const rest = setTimeout(() => setTerms(typed.trim()), debounceMs);
    return () => clearTimeout(rest);
  }, [typed]);

  const path = apiPath('/api/admin/search', { query: { q: terms } });
  const isAsked = terms.length >= minCharacters;
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(path),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isCurrent = isAsked && typed.trim() === terms && !isFetching;
  return { terms, isAsked, isCurrent, groups: isAsked ? data?.groups : undefined, error, refetch };
}
