import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Filters, ListQuery } from './list-address.ts';
import { changeAddress, isNarrowed, readAddress } from './list-address.ts';

export interface ListAddress<Own extends Filters> {
  query: ListQuery<Own>;
  /** Each filter with its value if the address has none. */
  defaults: Own;
  /** Sets some filters and goes to the first page; with `replace`, no history entry is added (while typing). */
  change(change: Partial<Own> & { page?: number }, replace?: boolean): void;
  /** Clears all filters; the order stays. */
  clear(): void;
  /** How often the search was set without `replace`, as when it is cleared. What is being typed at that moment is dropped. */
  searchesSet: number;
  /** Whether any filter narrows the list. */
  isNarrowed: boolean;
}

/**
 * The filters, the search, the order and the page of a list, kept in the address. They survive a reload and a visit to an
 * item, and can be shared as a link.
 * @param initial the filters that the list has, with their defaults; 'search' and 'sort' belong here too
 */
export function useListAddress<const Own extends Filters>(initial: Own): ListAddress<{ [Name in keyof Own]: string }> {
  type Texts = { [Name in keyof Own]: string };
  const [defaults] = useState<Texts>(initial);
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readAddress<Texts>(search, defaults), [search, defaults]);

  // The router's functional update does not see a change that has not been rendered yet: a filter that is chosen while
  // a search is typed would be lost.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const [searchesSet, setSearchesSet] = useState(0);
  const change = useCallback(
    (next: Partial<Texts> & { page?: number }, replace = false) => {
      latest.current = changeAddress<Texts>(latest.current, defaults, next);
      setSearch(latest.current, { replace });
      if (!replace && (next as Partial<Filters>)['search'] !== undefined) setSearchesSet((times) => times + 1);
    },
    [setSearch, defaults],
  );
  const clear = useCallback(() => {
    const { sort: _order, ...filters } = defaults as Filters;
    change(filters as Partial<Texts>);
  }, [change, defaults]);

  return { query, defaults, change, clear, searchesSet, isNarrowed: isNarrowed(query, defaults) };
}
