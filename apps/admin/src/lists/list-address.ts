/** Filters by name, with 'search' and 'sort' among them where a list has them; all text, as in the address. */
export type Filters = Record<string, string>;
/** What the address asks of a list; `page` counts from 1. */
export type ListQuery<Given extends Filters> = Given & { page: number };

/** @param defaults the filters there are, each as it is where the address says nothing */
export function readAddress<Given extends Filters>(search: URLSearchParams, defaults: Given): ListQuery<Given> {
  const given = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, search.get(name) ?? value]),
  ) as Given;
  return { ...given, page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1) };
}

/** The address after a change: what is as by default is left out, and whatever changes but the page begins again at the first page. */
export function changeAddress<Given extends Filters>(
  search: URLSearchParams,
  defaults: Given,
  change: Partial<Given> & { page?: number },
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
export const isNarrowed = <Given extends Filters>(query: ListQuery<Given>, defaults: Given): boolean =>
  Object.entries(defaults).some(([name, value]) => name !== 'sort' && query[name] !== value);
