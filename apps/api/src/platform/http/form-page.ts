import type { FastifyRequest } from 'fastify';

/** A field name that may be put into an address; anything else may be text that somebody typed. */
const fieldName = /^[A-Za-z][A-Za-z0-9.]{0,60}$/;
const maxFields = 20;
/** Placeholder for the origin of this site. */
const site = 'http://site.invalid';
const longest = 2_000;

/** Whether a request was sent by an HTML form without a script. */
export const isPlainForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;

/**
 * The address to which a plain form is redirected: a page of this site, with the outcome in the query and the form as the
 * fragment. It never leads away from this site; anything but a path becomes the home page.
 */
export function formPage(from: unknown, anchor: string, outcome: Record<string, string>): string {
  const page = localPage(from);
  for (const [name, value] of Object.entries(outcome)) if (value !== '') page.searchParams.set(name, value);
  return `${page.pathname}${page.search}#${anchor}`;
}

/** Resolves a path of this site; the home page for anything else. */
export function localPage(from: unknown): URL {
  const home = new URL(site);
  if (typeof from !== 'string' || !from.startsWith('/') || from.length > longest || !URL.canParse(from, site))
    return home;
  const page = new URL(from, site);
  // A browser reads '//name' as another host, even if it only results from normalising '/.//name'.
  return page.origin === home.origin && !page.pathname.startsWith('//') ? page : home;
}

/** The names of the wrong fields, for the query: 'email,familyMembers.1.firstName'. */
export const wrongFields = (fields: Record<string, string> = {}): string =>
  Object.keys(fields)
    .filter((name) => fieldName.test(name))
    .slice(0, maxFields)
    .join(',');

const listItem = /^([A-Za-z]{1,40})\.(\d{1,2})\.([A-Za-z]{1,40})$/;

/**
 * Makes lists of the numbered fields of a plain form: for the list `people`, `people.0.name` and `people.1.name` become
 * `people: [{name}, {name}]`. Every other field stays as it is.
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

/** Removes empty fields: a plain form sends all its fields, also those that were left empty. */
export const valuesOf = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
