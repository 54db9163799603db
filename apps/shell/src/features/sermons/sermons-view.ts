import { apiPath } from '@ministry/api-client';
import { listPage, pageQuery } from '../../app/list-page.ts';

/** The view of the sermons page that the address describes. */
export interface SermonsView {
  tab: 'browse' | 'search';
  /** Whether this is the all view; otherwise it is the recent view (SER-10). */
  isAll: boolean;
  /** Filters of the all view; empty for no filter. */
  speaker: string;
  series: string;
  search: string;
  /** Page of the all view, from 1. */
  page: number;
  /** Text of the AI search. */
  query: string;
}

const recentCount = 6;
const pageSize = 12;
/** Maximum characters of a filter or query. */
const longest = 100;

export const recentPath = apiPath('/api/sermons', { query: { view: 'summary', limit: recentCount + 1 } });
/** Counts of speakers and series over all published sermons. */
export const facetsPath = apiPath('/api/sermons/facets');
/** The sermons that the AI search ranks: 500 are the Sundays of more than nine years. */
export const searchedPath = apiPath('/api/sermons', { query: { view: 'summary', limit: 500 } });
export const sermonPath = (id: string | number) => apiPath('/api/sermons/{id}', { path: { id } });
/** The newest sermons of a series: one more than is shown, because the sermon of the page may be among them. */
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

/** API path of a page of the all view. It requests one row more than is shown, to know whether there is a next page. */
export const allPath = ({ speaker, series, search, page }: SermonsView) =>
  apiPath('/api/sermons', { query: { view: 'summary', ...pageQuery(page, pageSize), speaker, series, search } });

/** Splits the response of `allPath`. */
export const pageOf = <T>(rows: readonly T[]): { shown: T[]; hasNext: boolean } => ({
  shown: rows.slice(0, pageSize),
  hasNext: rows.length > pageSize,
});

export const isFiltered = ({ speaker, series, search, page }: SermonsView): boolean =>
  speaker !== '' || series !== '' || search !== '' || page > 1;

/** The address of a view of the page; without a script, `#browse` scrolls to the list after the reload. */
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
