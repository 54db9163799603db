import type { Page } from '@playwright/test';
import { type Connection, openConnection } from './connection.ts';
import { expect, serve, test as base } from './fixtures.ts';

export const test = base.extend<object, { connection: Connection; origin: { url: string } }>({
  // The address of the product itself; the browser opens the site through the connection.
  origin: [async ({}, use) => use({ url: '' }), { scope: 'worker' }],
  site: [
    async ({ origin }, use) => {
      const connection = await openConnection();
      await serve({ PUBLIC_URL: connection.url }, async (site) => {
        origin.url = site.url;
        connection.forwardTo(site.url);
        await use({ ...site, url: connection.url, connection } as typeof site & { connection: Connection });
      });
      await connection.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  connection: [
    async ({ site }, use) => use((site as typeof site & { connection: Connection }).connection),
    { scope: 'worker' },
  ],
});

/** Paths with queries that the device has stored, in one cache or in all of them. */
export const stored = (page: Page, name?: string): Promise<string[]> =>
  page.evaluate(async (only) => {
    const names = only === undefined ? await caches.keys() : [only];
    const requests = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  }, name);

/** Opens a page with the service worker enabled, and waits until it is stored. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => stored(page, 'documents')).toContain(path);
}
export const note = (page: Page) => page.getByText(/^Saved copy, (Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d{1,2}:\d\d$/);
export const notSaved = (page: Page) => page.getByText('is not saved on this device');
export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Cuts the connection on the server side, and sets the browser offline, so that the page is informed. */
export async function disconnect(page: Page, connection: Connection): Promise<void> {
  await connection.disconnect();
  await page.context().setOffline(true);
}
export async function reconnect(page: Page, connection: Connection): Promise<void> {
  await connection.reconnect();
  await page.context().setOffline(false);
}
