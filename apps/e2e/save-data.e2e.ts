import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';

const phone = { width: 360, height: 780 };
const switchOf = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Save data' });
const isFrugal = (page: Page) =>
  page.evaluate(() => 'save' in (document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {}));

test.use({ viewport: phone });

test('pages vary by the switch as well as by the header, and each variant has its own copy', async ({
  request,
  site,
}) => {
  const plain = await request.get(`${site.url}/about`);
  expect(plain.headers().vary?.split(', ')).toEqual(expect.arrayContaining(['Save-Data', 'Cookie', 'Accept-Encoding']));
  const asked = async (headers: Record<string, string>) => {
    const answer = await request.get(`${site.url}/about`, { headers });
    return { isFrugal: (await answer.text()).includes(' data-save'), etag: answer.headers().etag };
  };
  const bare = await asked({});
  expect(bare.isFrugal).toBe(false);
  const byHeader = await asked({ 'save-data': 'on' });
  const byCookie = await asked({ cookie: 'save-data=on' });
  expect([byHeader.isFrugal, byCookie.isFrugal]).toEqual([true, true]);
  // Both ways share one rendering, which differs from the ordinary one.
  expect(byCookie.etag).toBe(byHeader.etag);
  expect(byCookie.etag).not.toBe(bare.etag);
  expect((await asked({ 'save-data': 'on', cookie: 'save-data=off' })).etag).toBe(bare.etag);
});

test('the switch never leads to another site, and accepts no request from one', async ({ request, site }) => {
  const press = (returnTo: string, headers: Record<string, string> = {}) =>
    request.post(`${site.url}/save-data`, { form: { saveData: 'on', returnTo }, headers, maxRedirects: 0 });
  const back = await press('/events?assistant=open');
  expect([back.status(), back.headers().location]).toEqual([303, '/events?assistant=open#save-data']);
  expect(back.headers()['set-cookie']).toMatch(/^save-data=on; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/);
  expect(back.headers()['cache-control']).toBe('no-store');
  for (const elsewhere of ['https://evil.example/', '//evil.example', '/.//evil.example', '/\\evil.example'])
    expect((await press(elsewhere)).headers().location, elsewhere).toMatch(/^\/(?!\/|\\)[^:]*#save-data$/);
  const foreign = await press('/', { origin: 'https://evil.example' });
  expect([foreign.status(), foreign.headers()['set-cookie']]).toEqual([403, undefined]);
});

test('a press of the switch saves data on every page until it is pressed again', async ({ page, problems }) => {
  await page.goto('/about');
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false');
  expect((await switchOf(page).boundingBox())?.height).toBeGreaterThanOrEqual(48);
  expect(await isFrugal(page)).toBe(false);

  await switchOf(page).click();
  await expect(page).toHaveURL(/\/about#save-data$/);
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await isFrugal(page)).toBe(true);
  // Scroll to the top: at this position a link of the footer is half covered by the bar.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await axe(page)).toEqual([]);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.resourceType()));
  await page.goto('/events', { waitUntil: 'networkidle' });
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true');
  // No script before the first interaction, and no web font.
  expect(fetched.filter((type) => type === 'script' || type === 'font')).toEqual([]);

  await switchOf(page).click();
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await isFrugal(page)).toBe(false);
  expect(problems).toEqual([]);
});

test.describe('in a browser that asks to save data itself', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('the switch is shown as pressed, and can be released', async ({ page }) => {
    await page.goto('/');
    await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true');
    await switchOf(page).click();
    await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await isFrugal(page)).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch works too', async ({ page }) => {
    await page.goto('/community?tab=announcements');
    await switchOf(page).click();
    await expect(page).toHaveURL(/\/community\?tab=announcements#save-data$/);
    await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a page that loads its script by itself does so even if the browser reports no idle time', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout ? window.setTimeout(callback, options.timeout) : 0;
  });
  await page.goto('/live');
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
});
