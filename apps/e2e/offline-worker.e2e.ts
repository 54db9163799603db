import type { Page } from '@playwright/test';
import { startProduct } from '../../tools/product.mjs';
import { axe, expect } from './fixtures.ts';
import { disconnect, heading, note, notSaved, open, reconnect, registrations, stored, test } from './offline-steps.ts';
import { hydrated, phone } from './visit-steps.ts';

test.use({ viewport: phone });

test('a release replaces the worker, while old pages stay complete in each tab', async ({
  page,
  context,
  connection,
}) => {
  await open(page, '/about');
  await open(page, '/');
  await hydrated(page);
  const second = await context.newPage();
  await open(second, '/events');
  await hydrated(second);
  const worker = () => page.evaluate(async () => (await fetch('/service-worker.js')).text());
  const before = await worker();
  await disconnect(page, connection);
  connection.release(true);
  connection.requests.length = 0;
  await page.goto('/about');
  await expect(note(page)).toBeVisible();
  await reconnect(page, connection);
  expect(await worker()).not.toBe(before);

  // The second tab was rendered by the old release, and the script of the next page no longer exists.
  await second.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(heading(second)).toHaveText('Our team');
  await expect(second.getByText('This page did not open')).toHaveCount(0);

  // The new worker stores the page that replaces pages that are not stored, and takes over without waiting.
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => connection.requests).toContain('GET /offline');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting, active } = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration;
        return [installing, waiting, active?.state];
      }),
    )
    .toEqual([null, null, 'activated']);
  for (const tab of [page, second]) {
    await tab.goto('/events');
    await hydrated(tab);
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Sermons' }).click();
    await expect(heading(tab)).toHaveText('Sermons');
    await expect(note(tab)).toHaveCount(0);
  }
  connection.release(false);
});

test('SERVICE_WORKER=false removes the worker and all that it has stored, also from an open page', async ({
  page,
  connection,
  origin,
}) => {
  await open(page, '/about');
  await open(page, '/events');
  expect(await registrations(page)).toBe(1);
  const off = await startProduct({ PUBLIC_URL: connection.url, SERVICE_WORKER: 'false' }, process.env['SITE_TEMPLATE']);
  connection.forwardTo(off.url);
  // Wait until the worker is active: a worker stopped during activation would continue with that first.
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
  // The worker is stopped; the next request of the page starts it again.
  const session = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) statuses.set(versionId, runningStatus);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => statuses.size).toBeGreaterThan(0);
  await session.send('ServiceWorker.stopAllWorkers');
  await expect.poll(() => new Set(statuses.values())).toEqual(new Set(['stopped']));
  await page.evaluate(() => fetch('/api/sermons'));
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => stored(page)).toEqual([]);
  connection.requests.length = 0;
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(connection.requests).not.toContain('GET /service-worker.js');
  connection.forwardTo(origin.url);
  await off.stop({ atOnce: true });
});

test('an old worker without a successor is removed when a page is opened', async ({ page, connection, origin }) => {
  await open(page, '/about');
  const off = await startProduct({ PUBLIC_URL: connection.url, SERVICE_WORKER: 'false' }, process.env['SITE_TEMPLATE']);
  connection.forwardTo(off.url);
  await page.goto('/team');
  await expect.poll(() => registrations(page)).toBe(0);
  connection.forwardTo(origin.url);
  await off.stop({ atOnce: true });
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('nothing is registered or stored before the visitor asks, and it can be removed', async ({
    page,
    connection,
    problems,
  }) => {
    connection.requests.length = 0;
    for (const path of ['/', '/events']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page);
    }
    expect(await registrations(page)).toBe(0);
    expect(connection.requests.filter((request) => request.includes('service-worker'))).toEqual([]);

    await page.getByRole('link', { name: 'Save pages for use without a connection' }).click();
    await page.getByRole('button', { name: 'Save the pages that I open' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'saved on this device' })).toBeVisible();
    await open(page, '/about');
    await disconnect(page, connection);
    await page.goto('/about');
    await expect(note(page)).toBeVisible();
    await reconnect(page, connection);
    await page.goto('/offline');
    await expect(page.locator('#stored-pages').getByRole('link', { name: 'About' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove saved pages' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Removed.' })).toBeVisible();
    await expect.poll(() => stored(page, 'documents')).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test.describe('on a slow connection', () => {
  test('the worker waits for the first interaction', async ({ page, connection }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } }),
    );
    connection.requests.length = 0;
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(connection.requests.filter((request) => request.includes('service-worker'))).toEqual([]);
    await heading(page).click();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => stored(page, 'documents')).toContain('/about');
  });
});

test('a worker that cannot be installed leaves the site unchanged, and is tried again', async ({
  page,
  connection,
  problems,
}) => {
  connection.breakPaths(['/offline']);
  connection.requests.length = 0;
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect.poll(() => connection.requests).toContain('GET /offline');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(heading(page)).toHaveText('Upcoming Events');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(problems.filter((problem) => !problem.includes('500'))).toEqual([]);
  connection.breakPaths([]);
  await open(page, '/about');
});

test('a full device shows every page as usual', async ({ page, site }) => {
  await open(page, '/about');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
  for (const path of ['/gallery', '/events', '/sermons']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(heading(page)).toBeVisible();
    await expect(notSaved(page)).toHaveCount(0);
  }
  await page.goto('/about');
  await expect(heading(page)).toBeVisible();
});

test('at most 60 pictures are stored', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(async () => {
    for (let width = 200; width < 275; width += 1) await fetch(`/api/placeholder/${width}/100`);
  });
  const last = '/api/placeholder/274/100';
  await expect.poll(() => stored(page, 'pictures')).toContain(last);
  await expect
    .poll(async () => {
      const paths = await stored(page, 'pictures');
      return [paths.length, paths.includes('/api/placeholder/200/100'), paths.includes(last)];
    })
    .toEqual([60, false, true]);
});

test('the offer to install appears on the second visit, shifts nothing, and never returns after a refusal', async ({
  page,
  context,
}) => {
  /** Sends the event of a browser that can install the site; the test browser cannot. */
  const say = (tab: Page) =>
    tab.evaluate(async () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompted = window as unknown as { prompted: number };
      prompted.prompted = 0;
      Object.assign(event, { prompt: () => Promise.resolve((prompted.prompted += 1)) });
      dispatchEvent(event);
      const script = document.querySelector('script[src*="/install."]');
      await new Promise((loaded) => script?.addEventListener('load', loaded));
      const offers = document.querySelector('[aria-label="Install this site"]') !== null;
      return { isHeld: event.defaultPrevented, offers };
    });
  const offer = (tab: Page) => tab.getByRole('region', { name: 'Install this site' });
  await page.goto('/');
  expect(await say(page)).toEqual({ isHeld: true, offers: false });
  await page.goto('/about');
  expect(await say(page)).toEqual({ isHeld: true, offers: false });

  const visit = async () => {
    const tab = await context.newPage();
    await tab.goto('/about', { waitUntil: 'networkidle' });
    return tab;
  };
  const second = await visit();
  const height = await second.evaluate(() => document.documentElement.scrollHeight);
  expect(await say(second)).toEqual({ isHeld: true, offers: true });
  await expect(offer(second)).toBeVisible();
  expect(await second.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await axe(second)).toEqual([]);
  await second.getByRole('button', { name: 'Install' }).click();
  await expect(offer(second)).toHaveCount(0);
  expect(await second.evaluate(() => (window as unknown as { prompted: number }).prompted)).toBe(1);

  const third = await visit();
  await say(third);
  await third.getByRole('button', { name: 'No, thank you' }).click();
  for (const tab of [third, await visit()]) {
    await tab.goto('/contact');
    expect(await say(tab)).toEqual({ isHeld: true, offers: false });
  }
});

test('the manifest describes how the site is installed, with an icon that can be cut to any shape', async ({
  request,
}) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { name, display, start_url, scope, icons } = (await manifest.json()) as {
    name: string;
    display: string;
    start_url: string;
    scope: string;
    icons: { src: string; sizes: string; purpose: string; type: string }[];
  };
  expect([name, display, start_url, scope]).toEqual(['Faithful Witness Ministries', 'standalone', '/', '/']);
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of icons) {
    const icon = await (await request.get(src)).body();
    // Width and height in the PNG header.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(await (await request.get('/')).text()).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect((await request.get('/apple-touch-icon.png')).headers()['content-type']).toBe('image/png');
});

test('the worker loads only its own file and the page that it stores in advance', async ({ page, connection }) => {
  const bytes = async (path: string) => {
    const answer = await fetch(connection.url + path, { headers: { 'accept-encoding': 'br' } });
    return { headers: answer.headers, encoded: Number(answer.headers.get('content-length')) };
  };
  const worker = await bytes('/service-worker.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; worker-src 'self'",
  );
  expect(worker.encoded).toBeLessThanOrEqual(9_400);
  expect((await bytes('/offline')).encoded).toBeLessThanOrEqual(9_000);
  connection.requests.length = 0;
  await open(page, '/about');
  const afterwards = connection.requests.filter((request) => /service-worker|offline/.test(request));
  expect(afterwards.sort()).toEqual(['GET /offline', 'GET /service-worker.js']);
});
