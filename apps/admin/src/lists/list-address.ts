/** Filters by name, including 'search' and 'sort' if the list has them; all values are text, as in the address. */
export type Filters = Record<string, string>;
/** Query of a list from its address; `page` counts from 1. */
export type ListQuery<Own extends Filters> = Own & { page: number };

/** @param defaults the filters that the list has, each with its value if the address has none */
export function readAddress<Own extends Filters>(search: URLSearchParams, defaults: Own): ListQuery<Own> {
  const given = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, search.get(name) ?? value]),
  ) as Own;
  return { ...given, page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1) };
}

/** The address after a change. Default values are left out; any change other than the page goes back to the first page. */
export function changeAddress<Own extends Filters>(
  search: URLSearchParams,
  defaults: Own,
  change: Partial<Own> & { page?: number },
): URLSearchParams {
  const next = new URLSearchParams(search);
  const { page = 1, ...filters } = change;
  for (const [name, value] of Object.entries<string | undefined>(filters)) {
    if (value === undefined || value === defaults[name]) next.delete(name);
    else next.set(name, value);
  }
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** Whether any filter narrows the list (the sort order does not), which distinguishes 'nothing yet' from 'nothing matches'. */
export const isNarrowed = <Own extends Filters>(query: ListQuery<Own>, defaults: Own): boolean =>
  Object.entries(defaults).some(([name, value]) => name !== 'sort' && query[name] !== value);
