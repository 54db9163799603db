import type { ReadInProcess } from './shell-bundle.ts';

/** What the API reads of collections whose every item has a page of its own, and where those pages are. */
const collections = [
  { list: '/api/events?view=summary', pages: '/events' },
  { list: '/api/sermons?view=summary', pages: '/sermons' },
  { list: '/api/products?sort=name', pages: '/store' },
] as const;
const maxItems = 500;

interface Listed {
  id: number;
  /** Not told of a product, whose stock changes more often than its page. */
  updatedAt?: string;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const entry = (address: string, changed?: string): string =>
  `<url><loc>${escape(address)}</loc>${changed === undefined ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`}</url>`;

/** The sitemap (sitemaps.org 0.9): every page that stands by itself, and one for each published event and sermon and each product in stock. */
export async function sitemap(publicUrl: string, paths: readonly string[], read: ReadInProcess): Promise<string> {
  const items = await Promise.all(
    collections.map(async ({ list, pages }) => {
      const { status, body } = await read(`${list}&limit=${maxItems}`);
      if (status !== 200) return [];
      return (body as Listed[]).map(({ id, updatedAt }) => entry(`${publicUrl}${pages}/${id}`, updatedAt));
    }),
  );
  const entries = [...paths.map((path) => entry(publicUrl + path)), ...items.flat()];
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}
