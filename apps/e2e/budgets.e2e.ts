import { publicRoutes as routes } from '../../tools/public-routes.mjs';
import { type Api, expect, test } from './fixtures.ts';
import { recordTransfers, scripts, sum, type Transfer, wireBytes } from './transfers.ts';
import { hydrated } from './visit-steps.ts';

/** Budgets of the design, in bytes on the wire (brotli). */
const gates = {
  document: 14_000,
  scriptBeforeInteraction: 2_000,
  ownScript: 2_000,
  scriptHome: 105_000,
  scriptExtra: 12_000,
  firstView: 150_000,
  firstViewSaveData: 40_000,
  /** Includes the display font, excludes photos. */
  firstViewStill: 30_000,
  afterRelease: 40_000,
  pictures: 100_000,
  thumb: 14_000,
  photo: 70_000,
} as const;

/** Timeout in milliseconds of one walk over every page, on a slow machine. */
const walk = 120_000;
const storedPhotos = async (api: Api): Promise<string[]> =>
  ((await api('GET', '/photo-galleries')).body as { photos: { url: string }[] }[]).flatMap(({ photos }) =>
    photos.map(({ url }) => url),
  );

test('G1: each document fits its budget, with its styles, brotli and headers', async ({ site }) => {
  for (const route of routes) expect(await wireBytes(site.url + route), route).toBeLessThanOrEqual(gates.document);
});

test('G2: nothing blocks the first paint except the document', async ({ page }) => {
  test.setTimeout(walk);
  for (const route of routes) {
    await page.goto(route);
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[])
        .filter((entry) => entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking, route).toEqual([]);
  }
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('G3, G5: the home page loads no script before the first interaction, and its first view is small', async ({
    page,
  }) => {
    const transfers = await recordTransfers(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts(transfers)).toEqual([]);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([type])')].reduce(
        (bytes, { textContent }) => bytes + (textContent?.length ?? 0),
        0,
      ),
    );
    expect(inline).toBeLessThanOrEqual(gates.scriptBeforeInteraction);
    expect(transfers.some(({ type }) => type === 'Font')).toBe(false);
    expect(sum(transfers)).toBeLessThanOrEqual(gates.firstViewSaveData);

    await page.keyboard.press('Tab');
    await hydrated(page);
  });

  test('G3, G5: every other page does the same', async ({ page }) => {
    test.setTimeout(walk);
    await page.setViewportSize({ width: 360, height: 780 });
    const transfers = await recordTransfers(page);
    for (const route of routes.slice(1)) {
      transfers.length = 0;
      await page.goto(route, { waitUntil: 'networkidle' });
      expect.soft(scripts(transfers), route).toEqual([]);
      expect.soft(sum(transfers), route).toBeLessThanOrEqual(gates.firstViewSaveData);
    }
  });

  test('a button pressed before the script has loaded works once it has', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Use AI Registration Assistant' }).click();
    await expect(page.getByRole('log')).toContainText("I'm the registration assistant");
  });
});

/** What a visitor of the previous release must fetch again: everything except libraries, pictures and fonts, which keep their names. */
const renamedByRelease = (transfers: Transfer[]): Transfer[] =>
  transfers.filter(({ url, type }) => type !== 'Image' && type !== 'Font' && !/\/vendor\.[^/]+\.js$/.test(url));

test('G4, G13: the scripts of the home page, of each further route and of a new release fit their budgets', async ({
  browser,
  site,
}) => {
  test.setTimeout(walk);
  const home = await browser.newPage({ baseURL: site.url });
  const transfers = await recordTransfers(home);
  await home.goto('/', { waitUntil: 'networkidle' });
  const before = sum(scripts(transfers));
  expect(before).toBeLessThanOrEqual(gates.ownScript);
  await hydrated(home);
  expect(sum(scripts(transfers)) - before).toBeLessThanOrEqual(gates.scriptHome);
  // G5
  expect(sum(transfers)).toBeLessThanOrEqual(gates.firstView);

  const common = new Set(scripts(transfers).map(({ url }) => url));
  for (const route of routes.slice(1)) {
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 780 } });
    const further = await recordTransfers(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect
      .soft(sum(scripts(further).filter(({ url }) => !common.has(url))), route)
      .toBeLessThanOrEqual(gates.scriptExtra);
    expect.soft(sum(further), `${route}, first view`).toBeLessThanOrEqual(gates.firstView);
    // G13
    expect.soft(sum(renamedByRelease(further)), `${route}, after a release`).toBeLessThanOrEqual(gates.afterRelease);
    // G14
    expect
      .soft(sum(further.filter(({ type }) => type === 'Image')), `${route}, pictures`)
      .toBeLessThanOrEqual(gates.pictures);
    await page.close();
  }
  await home.close();
});

test.describe('a page that requests no data by itself', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });
  const still = [...routes.filter((route) => route !== '/live'), '/no-such-page'];
  const total = 45_000;
  /** Budgets in bytes for pages that show more than one photo at first. */
  const withPhotos: Record<string, number> = { '/gallery': 85_000, '/store': 80_000, '/sermons': 50_000 };

  test('G4, G5: has no script in its first view except that of the carousel', async ({ page }) => {
    test.setTimeout(walk);
    const transfers = await recordTransfers(page);
    for (const route of still) {
      transfers.length = 0;
      await page.goto(route, { waitUntil: 'networkidle' });
      const photos = transfers.filter(({ url }) => url.includes('/uploads/'));
      const loaded = scripts(transfers).filter(({ url }) => !url.includes('/carousel.'));
      expect.soft(loaded, route).toEqual([]);
      expect.soft(sum(scripts(transfers)), route).toBeLessThanOrEqual(gates.ownScript);
      expect.soft(sum(transfers) - sum(photos), route).toBeLessThanOrEqual(gates.firstViewStill);
      expect.soft(sum(transfers), route).toBeLessThanOrEqual(withPhotos[route] ?? total);
      expect.soft(transfers.length, route).toBeLessThanOrEqual(6);
    }
  });

  test('loads its script on the use of a field, not on scrolling or on a link', async ({ page }) => {
    const transfers = await recordTransfers(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.touchscreen.tap(180, 400);
    await page.mouse.wheel(0, 600);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await page.waitForLoadState('networkidle');
    expect(scripts(transfers)).toEqual([]);
    await page.getByRole('textbox', { name: 'E-mail address' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  });
});

test('G9: nothing shifts while the page loads, hydrates and is scrolled', async ({ page }) => {
  test.setTimeout(walk);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => {
    const totals = window as unknown as { shifted: number };
    totals.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) totals.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 2_000));
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted), route).toBeLessThanOrEqual(
      0.01,
    );
  }
});

test('G14: each stored photo fits its budget, in the sizes that pages request', async ({ request, api }) => {
  test.setTimeout(walk);
  const size = async (address: string) => (await (await request.get(address)).body()).length;
  for (const url of await storedPhotos(api)) {
    expect.soft(await size(url.replace('.jpg', '.320.avif')), url).toBeLessThanOrEqual(gates.thumb);
    expect.soft(await size(url.replace('.jpg', '.960.avif')), url).toBeLessThanOrEqual(gates.photo);
  }
});

test.describe('G18: JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all content is in the document, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Coming up' }).getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Every week' }).getByRole('listitem')).toHaveCount(7);
    await page.getByRole('link', { name: 'See all events' }).click();
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByText('Where', { exact: true })).toBeVisible();
  });
});
