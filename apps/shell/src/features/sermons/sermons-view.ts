import { apiPath } from '@ministry/api-client';
import { listPage, pageQuery } from '../../app/list-page.ts';

/** What the address of the sermons page asks for. */
export interface SermonsView {
  tab: 'browse' | 'search';
  /** The all view rather than the recent one (SER-10). */
  isAll: boolean;
  /** Filters of the all view; empty where there is none. */
  speaker: string;
  series: string;
  search: string;
  /** Page of the all view, from 1. */
  page: number;
  /** Words of the AI search. */
  query: string;
}

const recentCount = 6;
const pageSize = 12;
/** Longest text that is passed on. */
const longest = 100;

export const recentPath = apiPath('/api/sermons', { query: { view: 'summary', limit: recentCount + 1 } });
/** Counts over all published sermons. */
export const facetsPath = apiPath('/api/sermons/facets');
/** What the AI search looks through: more than any ministry preaches in nine years of Sundays. */
export const searchedPath = apiPath('/api/sermons', { query: { view: 'summary', limit: 500 } });
export const sermonPath = (id: string | number) => apiPath('/api/sermons/{id}', { path: { id } });
/** The newest of a series; one more than is shown, since the sermon on the page is among them. */
export const seriesPath = (series: string) => apiPath('/api/sermons', { query: { view: 'summary', limit: 4, series } });

export function viewOf(search: URLSearchParams): SermonsView {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, longest);
  return {
    tab: search.get('tab') === 'search' ? 'search' : 'browse',
    isAll: search.get('view') === 'all',
    speaker: text('speaker'),
    series: text('series'),
    search: text('search'),
    page: listPage(search),
    query: text('q'),
  };
}

/** The read behind a page of the all view; it asks for one row more than is shown, which tells whether there is a next page. */
export const allPath = ({ speaker, series, search, page }: SermonsView) =>
  apiPath('/api/sermons', { query: { view: 'summary', ...pageQuery(page, pageSize), speaker, series, search } });

/** Splits what `allPath` answered. */
export const pageOf = <T>(rows: readonly T[]): { shown: T[]; hasNext: boolean } => ({
  shown: rows.slice(0, pageSize),
  hasNext: rows.length > pageSize,
});

export const isFiltered = ({ speaker, series, search, page }: SermonsView): boolean =>
  speaker !== '' || series !== '' || search !== '' || page > 1;

/** The address of a view of the page; `#browse` brings a reload without script to the list. */
export function addressOfView(view: Partial<SermonsView>): string {
  const query = new URLSearchParams();
  if (view.tab === 'search') {
    query.set('tab', 'search');
    if (view.query) query.set('q', view.query);
    return `/sermons?${query.toString()}#browse`;
  }
  if (!view.isAll) return '/sermons';
  query.set('view', 'all');
  for (const name of ['speaker', 'series', 'search'] as const) if (view[name]) query.set(name, view[name]);
  if (view.page && view.page > 1) query.set('page', String(view.page));
  return `/sermons?${query.toString()}#browse`;
}
