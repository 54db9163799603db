import { openConsole } from './console-steps.ts';
import { type Api, expect, test } from './fixtures.ts';
import { playsFrom, seeded, withAudioAlone } from './sermon-steps.ts';

/** Headless browsers say so in their user agent and are counted as robots, so this one is sent instead. */
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

interface Visits {
  pages: { path: string; views: number }[];
  sermons: { title: string | null; plays: number; minutes: number | null }[];
}
const visits = async (api: Api): Promise<Visits> => (await api('GET', '/admin/visits', { as: 'admin' })).body as Visits;
const viewsOf = async (api: Api, path: string): Promise<number> =>
  (await visits(api)).pages.find((page) => page.path === path)?.views ?? 0;

test('what a visitor reads and hears is counted within seconds, without a cookie, and shown in the console', async ({
  page,
  browser,
  site,
  api,
  problems,
}) => {
  test.setTimeout(120_000);
  const before = await viewsOf(api, '/team');
  const visitor = await browser.newContext({ baseURL: site.url, userAgent: phone });
  const visited = await visitor.newPage();
  await visited.goto('/team', { referer: 'https://news.example/story' });
  const sermon = await seeded(api, withAudioAlone);
  await visited.goto(`/sermons/${sermon.id}`);
  await visited
    .getByRole('button', { name: /^Audio,/ })
    .first()
    .click();
  await playsFrom(visited, 2);
  await visited.goto('/no-such-page');
  expect(await visitor.cookies()).toEqual([]);
  await visitor.close();
  // Visits are written to the database every fifteen seconds.
  await expect
    .poll(async () => [await viewsOf(api, '/team'), (await visits(api)).sermons.map(({ plays }) => plays)], {
      timeout: 60_000,
    })
    .toEqual([before + 1, [1]]);

  await openConsole(page, '/admin');
  const trends = page.getByRole('region', { name: 'The last twelve weeks' });
  await expect(trends.getByRole('listitem')).toHaveCount(6);
  await trends.getByText('The figures').click();
  await expect(trends.getByRole('row')).toHaveCount(13);
  await trends.getByRole('link', { name: 'Visits' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visits by week' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pages' }).getByRole('link', { name: '/team' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where visitors came from' })).toContainText('news.example');
  await expect(page.getByRole('region', { name: 'Sermons heard and seen' })).toContainText('1 play');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  await expect(page).toHaveURL(/days=7$/);
  await expect(page.getByRole('heading', { name: 'Visits by day' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('each chart of the dashboard leads to its list', async ({ page }) => {
  await openConsole(page, '/admin');
  const trends = page.getByRole('region', { name: 'The last twelve weeks' });
  for (const [name, address] of Object.entries({
    Gifts: '/admin/donations',
    Orders: '/admin/store/orders',
    Registrations: '/admin/events',
    Messages: '/admin/messages',
    Visits: '/admin/visits?days=84',
    'Live viewers': '/admin/visits?days=84',
  }))
    await expect(trends.getByRole('link', { name })).toHaveAttribute('href', address);
});

test('charts and visits that cannot be loaded say so, and load after another try', async ({ page }) => {
  for (const [path, read, said, name] of [
    ['/admin', '**/api/admin/trends', 'The last weeks could not be loaded', 'The last twelve weeks'],
    ['/admin/visits', '**/api/admin/visits*', 'The visits could not be loaded', 'Pages'],
  ] as const) {
    await page.route(read, (route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Later.' } }));
    await openConsole(page, path);
    const alert = page.getByRole('alert').filter({ hasText: said });
    await expect(alert).toBeVisible({ timeout: 30_000 });
    await page.unroute(read);
    await alert.getByRole('button').first().click();
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
});
