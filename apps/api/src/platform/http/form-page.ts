import type { FastifyRequest } from 'fastify';

/** What names a field in an address: never what somebody typed instead of a field. */
const fieldName = /^[A-Za-z][A-Za-z0-9.]{0,60}$/;
const maxFields = 20;
/** Stands for this site, whatever its name. */
const site = 'http://site.invalid';
const longest = 2_000;

/** The request of an HTML form that no script has taken over. */
export const isPlainForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;

/**
 * Where a plain form leads: to a page of this site, at the form, with the outcome in the query; never away from this site.
 * What is no path here becomes the home page.
 */
export function formPage(from: unknown, anchor: string, outcome: Record<string, string>): string {
  const page = localPage(from);
  for (const [name, value] of Object.entries(outcome)) if (value !== '') page.searchParams.set(name, value);
  return `${page.pathname}${page.search}#${anchor}`;
}

/** The path of a page of this site that an address stands for; the home page for anything else. */
export function localPage(from: unknown): URL {
  const home = new URL(site);
  if (typeof from !== 'string' || !from.startsWith('/') || from.length > longest || !URL.canParse(from, site))
    return home;
  const page = new URL(from, site);
  // A browser reads '//name' as another host, also where it only comes of tidying up '/.//name'.
  return page.origin === home.origin && !page.pathname.startsWith('//') ? page : home;
}

/** The names of the fields that are wrong, for an address: 'email,familyMembers.1.firstName'. */
export const wrongFields = (fields: Record<string, string> = {}): string =>
  Object.keys(fields)
    .filter((name) => fieldName.test(name))
    .slice(0, maxFields)
    .join(',');

const listItem = /^([A-Za-z]{1,40})\.(\d{1,2})\.([A-Za-z]{1,40})$/;

/**
 * A plain form has no lists: the fields `people.0.name`, `people.1.name` of the lists named become `people: [{name}, {name}]`.
 * Every other field stays as it is.
 */
export function withLists(form: Record<string, unknown>, lists: readonly string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const items = new Map<string, Map<number, Record<string, unknown>>>(
    lists.map((list) => [list, new Map<number, Record<string, unknown>>()]),
  );
  for (const [name, value] of Object.entries(form)) {
    const [, list = '', at = '', field = ''] = listItem.exec(name) ?? [];
    const rows = items.get(list);
    if (rows) rows.set(Number(at), { ...rows.get(Number(at)), [field]: value });
    else body[name] = value;
  }
  for (const [list, rows] of items)
    body[list] = Array.from(
      { length: Math.max(0, ...[...rows.keys()].map((at) => at + 1)) },
      (_, at) => rows.get(at) ?? {},
    );
  return body;
}

/** A plain form sends all its fields: what was left empty was not given. */
export const valuesOf = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
