import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What is open over a list, kept in the address: a reload and a shared link show it again. Answers it, and how to open another or none. */
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
