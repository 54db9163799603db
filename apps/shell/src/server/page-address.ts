import { loadPage } from '../app/page.tsx';
import { findPage } from '../app/pages.ts';

/** Query parameters that the layout reads, on every page. */
const queryOfLayout = ['newsletter'];

/**
 * Returns path and query of a page with only the parameters that the page reads, in a fixed order: an address with `?fbclid=…` or
 * `?utm_source=…` is the same page. A console reads its address in the browser, so the server drops all its parameters.
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
