import { freePort, startProduct } from '../../tools/product.mjs';
import { publicRoutes } from '../../tools/public-routes.mjs';
import { axe, expect } from './fixtures.ts';
import { signInPage } from './line.ts';
import { cutLine, heading, mendLine, note, notSaved, open, stored, test } from './offline-steps.ts';
import { stock } from './store-steps.ts';
import { desktop, hydrated, phone } from './visit-steps.ts';

/** Timeout in milliseconds of a walk over every page. */
const walk = 120_000;

test.use({ viewport: phone });

test('a page opens as it was saved once the line is cut, the very first one too, with its time in Kampala', async ({
  page,
  line,
}) => {
  await open(page, '/about');
  await open(page, '/sermons/1');
  const title = await heading(page).innerText();
  await cutLine(page, line);
  await page.goto('/about');
  await expect(note(page)).toBeVisible();
  await page.goto('/sermons/1?utm_source=whatsapp');
  await expect(note(page)).toBeVisible();
  await expect(heading(page)).toHaveText(title);
  expect(await axe(page)).toEqual([]);
  await mendLine(page, line);
  await page.reload();
  await expect(heading(page)).toHaveText(title);
  await expect(note(page)).toHaveCount(0);
});

test('G15: every public route opens without a line: as it was saved, or with what there is', async ({ page, line }) => {
  test.setTimeout(walk);
  const visited = ['/', '/events', '/sermons/1', '/contact'];
  for (const path of visited) await open(page, path);
  await cutLine(page, line);
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
  await mendLine(page, line);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Terms of Service');
});

test('in a language the device speaks it too: above a saved page, and where a page is not saved', async ({
  page,
  line,
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
  await cutLine(page, line);
  await page.goto('/sw/about');
  await expect(page.getByText(/^Nakala iliyohifadhiwa, (Juma\S+|Alhamisi|Ijumaa) \d{1,2}:\d\d$/)).toBeVisible();
  await page.goto('/sw/team');
  await expect(page.getByText('haijahifadhiwa kwenye kifaa hiki')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zilizohifadhiwa kwenye kifaa hiki' })).toBeVisible();
  await mendLine(page, line);
  await offer([]);
});

test('a server that was stopped is no different from a line that is cut', async ({ browser }) => {
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

test('a proxy that finds no server behind it, too', async ({ page, line, behind }) => {
  await open(page, '/events');
  line.leadTo(`http://127.0.0.1:${await freePort()}`);
  await page.goto('/events');
  await expect(note(page)).toBeVisible();
  await page.goto('/team');
  await expect(notSaved(page)).toBeVisible();
  line.leadTo(behind.url);
});

test('a line that needs more than three seconds for a page is not waited for', async ({ page, line }) => {
  await open(page, '/events');
  line.delayPages(20_000);
  await page.goto('/events');
  await expect(note(page)).toBeVisible();
  line.delayPages(0);
});

test('what a network answers in our place is shown and never stored', async ({ page, line }) => {
  await open(page, '/events');
  line.captive(true);
  await page.goto('/events');
  await expect(page.getByRole('heading')).toHaveText('Sign in to Airport Wi-Fi');
  await page.goto('/team');
  await expect(page.getByRole('heading')).toHaveText('Sign in to Airport Wi-Fi');
  line.captive(false);
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
  await cutLine(page, line);
  await page.goto('/events');
  await expect(note(page)).toBeVisible();
  await mendLine(page, line);
});

test('inside the open site a link leads to the saved page, and a list is shown at once and made new', async ({
  page,
  line,
  api,
}) => {
  await open(page, '/team');
  await open(page, '/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Sermons' }).click();
  await expect(heading(page)).toHaveText('Sermons');
  await expect.poll(() => stored(page, 'lists')).toContainEqual(expect.stringMatching(/^\/api\/sermons/));
  await cutLine(page, line);
  await footer.getByRole('link', { name: 'Team' }).click();
  await expect(note(page)).toBeVisible();
  await footer.getByRole('link', { name: 'Store' }).click();
  await expect(notSaved(page)).toBeVisible();
  await mendLine(page, line);

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

test('nothing of a person, of staff or of a gift is stored', async ({ page, api, credentials }) => {
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
