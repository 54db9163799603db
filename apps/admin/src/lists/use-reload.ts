import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { statsPath } from '../session.ts';

/** Milliseconds after a save or a bulk action until the list is fetched again (EDIT-36, EDIT-55). */
const reloadAfter = 1_000;

/**
 * Returns a function that, after one second, has everything under these API paths and the figures of the office read
 * again. Filters, page and selection stay.
 */
export function useReload(...paths: string[]): () => void {
  const queries = useQueryClient();
  const all = paths.join(' ');
  return useCallback(() => {
    setTimeout(() => {
      void queries.invalidateQueries({
        predicate: ({ queryKey: [key] }) =>
          key === statsPath || all.split(' ').some((path) => String(key).startsWith(path)),
      });
    }, reloadAfter);
  }, [queries, all]);
}
