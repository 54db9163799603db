/** Filters by name, with 'search' and 'sort' among them where a list has them; all text, as in the address. */
export type Filters = Record<string, string>;
/** What the address asks of a list; `page` counts from 1. */
export type ListQuery<Own extends Filters> = Own & { page: number };

/** @param defaults the filters there are, each as it is where the address says nothing */
export function readAddress<Own extends Filters>(search: URLSearchParams, defaults: Own): ListQuery<Own> {
  const given = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, search.get(name) ?? value]),
  ) as Own;
  return { ...given, page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1) };
}

/** The address after a change: what is as by default is left out, and whatever changes but the page begins again at the first page. */
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

/** Whether anything but the order narrows the list, which tells 'nothing yet' from 'nothing matches'. */
export const isNarrowed = <Own extends Filters>(query: ListQuery<Own>, defaults: Own): boolean =>
  Object.entries(defaults).some(([name, value]) => name !== 'sort' && query[name] !== value);
