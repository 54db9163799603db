import { expect, test } from './fixtures.ts';
import { recordTransfers, sum } from './transfers.ts';
import { hydrated, phone } from './visit-steps.ts';

interface EventFacts {
  id: number;
}
const facts = {
  title: 'Before',
  description: 'Come.',
  date: new Date(Date.now() + 864e5).toISOString(),
  location: 'Gulu',
  category: 'service',
  isActive: true,
};

test('a page has its security policy and varies by Save-Data', async ({ request }) => {
  const answer = await request.get('/');
  expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+'; /);
  expect(answer.headers()['content-security-policy']).toContain("worker-src 'self'");
  expect(answer.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(answer.headers().vary).toContain('Save-Data');
  expect(answer.headers()['content-encoding']).toBe('br');
});

test('a page is rendered again as soon as its data changes', async ({ api, request }) => {
  const { id } = (await api('POST', '/events', { as: 'admin', body: facts })).body as EventFacts;
  expect(await (await request.get(`/events/${id}`)).text()).toContain('<h1>Before</h1>');
  await api('PUT', `/events/${id}`, { as: 'admin', body: { ...facts, title: 'After' } });
  expect(await (await request.get(`/events/${id}`)).text()).toContain('<h1>After</h1>');
  await api('DELETE', `/events/${id}`, { as: 'admin' });
  expect((await request.get(`/events/${id}`)).status()).toBe(404);
});

test('a shared link shows the same page, and the added parameters are removed from the address', async ({
  page,
  request,
}) => {
  const [plain, shared] = [await request.get('/'), await request.get('/?utm_source=facebook&fbclid=IwAR0')];
  for (const name of ['etag', 'cache-control']) expect(shared.headers()[name], name).toBe(plain.headers()[name]);
  expect(await shared.text()).toBe(await plain.text());
  await page.goto('/sermons?fbclid=IwAR0&view=all#browse');
  await hydrated(page);
  await expect(page).toHaveURL('/sermons?view=all#browse');
});

test('the next page is prefetched while its link is pressed, until the application takes over navigation', async ({
  page,
}) => {
  const howItCame = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
    });
  await page.goto('/about');
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  const session = await page.context().newCDPSession(page);
  const fetched = new Promise<void>((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    }),
  );
  await session.send('Preload.enable');
  await terms.hover();
  await page.mouse.down();
  // If the button were released before this, a slow machine would fetch the page again.
  await fetched;
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  expect(await howItCame()).toBe('navigational-prefetch');
  await hydrated(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('no page is prefetched', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  });
});

test('text from the address is shown as text, never as markup', async ({ page, problems }) => {
  await page.goto(
    '/events/2?registered=%3Cimg%20src=x%20onerror=alert(1)%3E&error=%3C/script%3E%3Cscript%3Ealert(2)%3C/script%3E',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/%3Cscript%3Ealert(3)%3C/script%3E');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('built files are immutable under their names; the manifest of a remote is checked each time', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const script = await page.locator('script[data-scripts]').getAttribute('data-scripts');
  for (const path of [...(script ?? '').split(' '), '/assets/icons-1.svg', '/assets/display-1.woff2']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
  for (const remote of ['admin', 'media']) {
    const manifest = await request.get(`/remotes/${remote}/mf-manifest.json`);
    expect(manifest.status()).toBe(200);
    expect(manifest.headers()['cache-control']).toBe('no-cache');
  }
});

test('robots.txt excludes the consoles', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain('Disallow: /media-setup');
});

test('security.txt says where to report a weakness', async ({ request, site }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain(`Contact: ${site.url}/contact`);
  const days =
    (Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

test('public pages load no files of the consoles', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => /remotes|console/.test(path))).toEqual([]);
});

test('a remote that cannot be loaded leaves the site usable, and can be tried again', async ({ page }) => {
  await page.route('**/remotes/admin/mf-manifest.json*', (route) => route.abort(), { times: 1 });
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('The console could not be loaded.');
  await expect(page.getByRole('button', { name: 'View site' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('G12: a repeated visit to an unchanged page transfers at most 5 KB', async ({ page }) => {
  await page.setViewportSize(phone);
  const transfers = await recordTransfers(page);
  for (const route of ['/', '/events', '/sermons']) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    transfers.length = 0;
    await page.goto(route, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect.soft(sum(transfers), route).toBeLessThanOrEqual(5_000);
  }
});
