import type { ReadInProcess } from './shell-bundle.ts';

/** Collections whose every item has a page of its own, at `/{type}/{id}`. */
const collections = ['events', 'sermons'] as const;
const mostItems = 500;

interface Listed {
  id: number;
  updatedAt: string;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const entry = (address: string, changed?: string): string => `<url><loc>${escape(address)}</loc>${changed === undefined ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`}</url>`;

/** The sitemap (sitemaps.org 0.9): every page that stands by itself, and one for each published event and sermon. */
export async function sitemap(publicUrl: string, paths: readonly string[], read: ReadInProcess): Promise<string> {
  const items = await Promise.all(
    collections.map(async (type) => {
      const { status, body } = await read(`/api/${type}?view=summary&limit=${mostItems}`);
      if (status !== 200) return [];
      return (body as Listed[]).map(({ id, updatedAt }) => entry(`${publicUrl}/${type}/${id}`, updatedAt));
    }),
  );
  const entries = [...paths.map((path) => entry(publicUrl + path)), ...items.flat()];
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}
