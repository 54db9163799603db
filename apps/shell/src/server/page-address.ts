import { loadPage } from '../app/page.tsx';
import { findPage } from '../app/pages.ts';

/** Read by the layout, so on every page. */
const queryOfLayout = ['newsletter'];

/**
 * Path and query of a page with only the parameters that it reads, in one order: what `?fbclid=…` or `?utm_source=…` add is
 * the same page. A console reads its own address in the browser, so none is left for the server.
 */
export async function pageAddress(url: string): Promise<string> {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const { query = [] } = await loadPage(findPage(url).page);
  const read = new URLSearchParams(
    [...queryOfLayout, ...query].flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return read.size > 0 ? `${pathname}?${read}` : pathname;
}
