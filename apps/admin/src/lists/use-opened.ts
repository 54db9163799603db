import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What is open over a list, kept in the address, so that a reload or a shared link shows it again. Returns the value and a
 * function that opens another one or none.
 */
export function useOpened(name: string): [string | null, (what: number | 'new' | null) => void] {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (what: number | 'new' | null) =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        if (what === null) next.delete(name);
        else next.set(name, String(what));
        return next;
      }),
    [setSearch, name],
  );
  return [search.get(name), open];
}
