import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { statsPath } from '../session.ts';

/** Milliseconds after a save or a bulk action until the list is fetched again (EDIT-36, EDIT-55). */
const reloadAfter = 1_000;

/** Has everything under this path of the API, and the figures of the office, read again after one second; filters, page and selection stay. */
export function useReload(path: string): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    setTimeout(() => {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === statsPath || String(queryKey[0]).startsWith(path) });
    }, reloadAfter);
  }, [queries, path]);
}
