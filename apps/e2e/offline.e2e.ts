import { freePort, startProduct } from '../../tools/product.mjs';
import { publicRoutes } from '../../tools/public-routes.mjs';
import { signInPage } from './connection.ts';
import { axe, expect } from './fixtures.ts';
import { disconnect, heading, note, notSaved, open, reconnect, stored, test } from './offline-steps.ts';
import { stock } from './store-steps.ts';
import { desktop, hydrated, phone } from './visit-steps.ts';

/** Timeout in milliseconds of a walk over every page. */
const walk = 120_000;

test.use({ viewport: phone });

test('a page opens offline as it was saved, also the first one that was visited, with its time in Kampala', async ({
  page,
  connection,
}) => {
  await open(page, '/about');
  await open(page, '/sermons/1');
  const title = await heading(page).innerText();
  await disconnect(page, connection);
  await page.goto('/about');
  await expect(note(page)).toBeVisible();
  await page.goto('/sermons/1?utm_source=whatsapp');
  await expect(note(page)).toBeVisible();
  await expect(heading(page)).toHaveText(title);
  expect(await axe(page)).toEqual([]);
  await reconnect(page, connection);
  await page.reload();
  await expect(heading(page)).toHaveText(title);
  await expect(note(page)).toHaveCount(0);
});

test('G15: every public route opens offline: as it was saved, or with a list of what is saved', async ({
  page,
  connection,
}) => {
  test.setTimeout(walk);
  const visited = ['/', '/events', '/sermons/1', '/contact'];
  for (const path of visited) await open(page, path);
  await disconnect(page, connection);
  for (const path of publicRoutes) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(note(page)).toBeVisible();
    await expect(notSaved(page), path).toHaveCount(visited.includes(path) ? 0 : 1);
  }
  // The last page says what is missing and offers what is stored.
  await expect(page.getByText('/terms is not saved on this device')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next events' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Every week' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Reach us' })).toBeVisible();
  await expect(page.locator('#stored-pages').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    '/sermons/1',
  );
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(notSaved(page)).toHaveCount(0);
  await page.goto('/terms');
  await reconnect(page, connection);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Terms of Service');
});

test('another language has its own offline texts: above a saved page, and in place of an unsaved one', async ({
  page,
  connection,
  api,
}) => {
  const offer = async (offered: string[]) => {
    const { body } = await api('GET', '/site/languages', { as: 'admin' });
    const { version } = body as { version: number };
    expect((await api('PUT', '/site/languages', { as: 'admin', body: { offered, version } })).status).toBe(200);
  };
  await offer(['sw']);
  await open(page, '/sw/about');
  await expect.poll(() => stored(page, 'offline')).toContain('/sw/offline');
  await disconnect(page, connection);
  await page.goto('/sw/about');
  await expect(page.getByText(/^Nakala iliyohifadhiwa, (Juma\S+|Alhamisi|Ijumaa) \d{1,2}:\d\d$/)).toBeVisible();
  await page.goto('/sw/team');
  await expect(page.getByText('haijahifadhiwa kwenye kifaa hiki')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zilizohifadhiwa kwenye kifaa hiki' })).toBeVisible();
  await reconnect(page, connection);
  await offer([]);
});

test('a stopped server is handled like a lost connection', async ({ browser }) => {
  const product = await startProduct({}, process.env['SITE_TEMPLATE']);
  const page = await browser.newPage({ baseURL: product.url });
  await open(page, '/events');
  expect(await product.stop({ atOnce: true })).toBeNull();
  await page.goto('/events');
  await expect(note(page)).toBeVisible();
  await page.goto('/team');
  await expect(notSaved(page)).toBeVisible();
  await page.close();
});

test('a proxy without a server behind it is handled in the same way', async ({ page, connection, origin }) => {
  await open(page, '/events');
  connection.forwardTo(`http://127.0.0.1:${await freePort()}`);
  await page.goto('/events');
  await expect(note(page)).toBeVisible();
  await page.goto('/team');
  await expect(notSaved(page)).toBeVisible();
  connection.forwardTo(origin.url);
});

test('a page that needs more than three seconds is replaced by its saved copy', async ({ page, connection }) => {
  await open(page, '/events');
  connection.delayPages(20_000);
  await page.goto('/events');
  await expect(note(page)).toBeVisible();
  connection.delayPages(0);
});

test('the sign-in page of a network is shown and never stored', async ({ page, connection }) => {
  await open(page, '/events');
  connection.captive(true);
  await page.goto('/events');
  await expect(page.getByRole('heading')).toHaveText('Sign in to Airport Wi-Fi');
  await page.goto('/team');
  await expect(page.getByRole('heading')).toHaveText('Sign in to Airport Wi-Fi');
  connection.captive(false);
  await page.goto('/about');
  const texts = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push((await (await cache.match(request))?.text()) ?? '');
    }
    return found;
  });
  expect(texts.filter((text) => text === signInPage)).toEqual([]);
  await disconnect(page, connection);
  await page.goto('/events');
  await expect(note(page)).toBeVisible();
  await reconnect(page, connection);
});

test('inside the open site a link opens the saved page, and a list is shown at once and then updated', async ({
  page,
  connection,
  api,
}) => {
  await open(page, '/team');
  await open(page, '/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Sermons' }).click();
  await expect(heading(page)).toHaveText('Sermons');
  await expect.poll(() => stored(page, 'lists')).toContainEqual(expect.stringMatching(/^\/api\/sermons/));
  await disconnect(page, connection);
  await footer.getByRole('link', { name: 'Team' }).click();
  await expect(note(page)).toBeVisible();
  await footer.getByRole('link', { name: 'Store' }).click();
  await expect(notSaved(page)).toBeVisible();
  await reconnect(page, connection);

  await page.goto('/');
  await hydrated(page);
  await footer.getByRole('link', { name: 'Events' }).click();
  await expect.poll(() => stored(page, 'lists')).toContainEqual(expect.stringMatching(/^\/api\/events/));
  await page.goto('/');
  await hydrated(page);
  const title = `Harvest ${Date.now()}`;
  const { status } = await api('POST', '/events', {
    as: 'admin',
    body: {
      title,
      description: 'Bring what has grown.',
      date: new Date(Date.now() + 86_400_000).toISOString(),
      location: 'Gulu',
      category: 'service',
      isActive: true,
    },
  });
  expect(status).toBe(201);
  await footer.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('nothing about a person, the staff or a gift is stored', async ({ page, api, credentials }) => {
  test.setTimeout(walk);
  const { body: order } = await api('POST', '/orders', {
    body: {
      items: [{ productId: (await stock(api)).id, quantity: 1 }],
      customerName: 'Apiyo Nobody',
      customerEmail: 'apiyo.nobody@example.org',
      payment: 'pickup',
    },
  });
  const { orderUrl } = order as { orderUrl: string };
  await open(page, '/contact');
  const personal = [
    '/family-registration',
    '/donation-success',
    '/donation-cancelled',
    '/store/checkout',
    '/search?q=Apiyo',
  ];
  for (const path of [...personal, orderUrl, '/contact?message=sent', '/page-preview'])
    await page.goto(path, { waitUntil: 'networkidle' });
  await page.addInitScript(
    (value) => sessionStorage.setItem('adminAuth', value),
    Buffer.from(`${credentials.admin.username}:${credentials.admin.password}`).toString('base64'),
  );
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await open(page, '/about');

  const paths = await stored(page);
  const allowed =
    /^\/(offline|about|contact|assets\/[^?]+|uploads\/[^?]+\.(avif|jpg)|api\/placeholder\/[^?]+|api\/(events|sermons|announcements|ministries|testimonials|photo-galleries|products)(\/\d+)?(\?[^?]*)?)$/;
  expect(paths.filter((path) => !allowed.test(path))).toEqual([]);
  const withNames = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if ((await (await cache.match(request))?.text())?.includes('Apiyo')) found.push(request.url);
    }
    return found;
  });
  expect(withNames).toEqual([]);
});
