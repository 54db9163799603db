import { createEvent } from './content-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';
import { wireBytes } from './transfers.ts';
import { desktop, hydrated, overflow, phone, visit } from './visit-steps.ts';

async function offer(api: Api, offered: string[]): Promise<void> {
  const { body } = await api('GET', '/site/languages', { as: 'admin' });
  const { version } = body as { version: number };
  const { status } = await api('PUT', '/site/languages', { as: 'admin', body: { offered, version } });
  expect(status).toBe(200);
}

test.beforeAll(({ api }) => offer(api, ['sw']));
test.afterAll(({ api }) => offer(api, []));

const language = 'html[lang=sw]';

test('a visitor reads the pages in Swahili, and changes the language on a page and back', async ({
  page,
  problems,
}) => {
  await page.setViewportSize(desktop);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() === 'GET') reads.push(request.url());
  });
  await visit(page, '/sw');
  for (const path of ['/about', '/sermons', '/events']) {
    await page.locator(`header nav a[href="/sw${path}"]`).first().click();
    await expect(page).toHaveURL(`/sw${path}`);
    await expect(page.locator('h1')).toBeVisible();
  }
  // Rendered in the browser, without loading another document.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matukio Yajayo');
  expect(reads.filter((url) => !url.includes('language=sw'))).toEqual([]);
  expect(reads.length).toBeGreaterThan(0);
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events');
  await page.locator('footer').getByRole('link', { name: 'Kiswahili' }).click();
  await expect(page).toHaveURL('/sw/events');
  await expect(page.locator(language)).toHaveCount(1);
  await hydrated(page);
  expect(problems).toEqual([]);
});

test('the menu of a phone has the other language too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/sermons?view=all');
  await page.locator('[popovertarget=drawer]').first().click();
  await page.locator('#drawer').getByRole('link', { name: 'Kiswahili' }).click();
  await expect(page).toHaveURL('/sw/sermons?view=all');
});

test('pages in Swahili fit a phone and have no axe violations', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ ...phone, width: 320 });
  for (const path of ['/sw', '/sw/events', '/sw/events/5', '/sw/sermons', '/sw/contact', '/sw/store', '/sw/offline']) {
    await page.goto(path);
    expect(await overflow(page), path).toBe(0);
    expect(await axe(page), path).toEqual([]);
  }
});

test('an error of the server is shown in Swahili beside its field', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/sw/contact');
  const form = page.locator('form[action^="/api/contact"]');
  // Only the server checks for invisible characters.
  const answers = {
    firstName: 'Grace',
    lastName: 'Ake\u0085llo',
    email: 'grace@example.org',
    message: 'Ibada saa ngapi?',
  };
  for (const [name, answer] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(answer);
  await form.locator('[type=submit]').click();
  await expect(form.getByText('Sehemu ya ‘Jina la ukoo’ ina herufi zisizoweza kuhifadhiwa').first()).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test('an untranslated text is shown in English and marked, until its translation has been checked', async ({
  page,
  api,
}) => {
  const { body } = await api('GET', '/events?limit=1');
  const [{ id, title }] = body as [{ id: number; title: string }];
  const heading = page.getByRole('heading', { level: 1 });
  const mark = () => heading.evaluate((element) => getComputedStyle(element, '::after').content);
  await visit(page, `/sw/events/${id}`);
  await expect(heading).toHaveText(title);
  await expect(heading).toHaveAttribute('lang', 'en');
  expect(await mark()).toBe('" (kwa Kiingereza)"');

  const { body: rows } = await api('GET', `/translations?language=sw&kind=events&itemId=${id}`, { as: 'admin' });
  for (const { field, source } of rows as { field: string; source: string }[]) {
    const translation = { language: 'sw', kind: 'events', itemId: id, field, source, text: `Kwa Kiswahili: ${source}` };
    expect((await api('PUT', '/translations', { as: 'admin', body: { ...translation, isChecked: true } })).status).toBe(
      200,
    );
  }
  await expect
    .poll(async () => {
      await visit(page, `/sw/events/${id}`);
      return heading.textContent();
    })
    .toBe(`Kwa Kiswahili: ${title}`);
  await expect(heading).not.toHaveAttribute('lang');
  expect(await mark()).toBe('none');
  await visit(page, `/events/${id}`);
  await expect(heading).toHaveText(title);
  await expect(heading).not.toHaveAttribute('lang');
});

test('untranslated texts of a page are marked, also after hydration', async ({ page, problems }) => {
  await page.setViewportSize(phone);
  await page.goto('/sw/about');
  const marked = page.locator('main [lang=en]');
  const count = await marked.count();
  expect(count).toBeGreaterThan(20);
  await visit(page, '/sw/about');
  await expect(marked).toHaveCount(count);
  expect(await overflow(page)).toBe(0);
  expect(problems).toEqual([]);
});

test('a registration removes its code from the address and keeps the language', async ({ page }) => {
  await visit(page, '/sw/events/2?registered=before');
  await expect(page).toHaveURL('/sw/events/2#register');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('links, the language switcher and a form keep the language', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/sw/contact');
    await page.locator('#newsletter input[type=email]').fill('nobody@example');
    await page.locator('#newsletter button').click();
    await expect(page.locator(language)).toHaveCount(1);
    await page.locator('header nav a[href="/sw/events"]').first().click();
    await expect(page).toHaveURL('/sw/events');
    await page.locator('footer').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/events');
  });
});

test('G1: the home page in Swahili fits into the first packets of a connection, also while it changes', async ({
  site,
  api,
}) => {
  /** Ten packets of 1,460 bytes (RFC 6928); the page arrives in one round trip. */
  const firstPackets = 14_600;
  const address = `${site.url}/sw`;
  const etag = async () => (await fetch(address, { headers: { 'accept-encoding': 'br' } })).headers.get('etag');
  const before = await etag();
  expect(await wireBytes(address)).toBeLessThanOrEqual(firstPackets);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const { id } = await createEvent(api, 'Changes the home page', { date: tomorrow });
  // The cached page is served for up to a second.
  await expect.poll(etag).not.toBe(before);
  expect(await wireBytes(address)).toBeLessThanOrEqual(firstPackets);
  await api('DELETE', `/events/${id}`, { as: 'admin' });
});
