import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Api, basicAuth, expect, test } from './fixtures.ts';

// Each test opens many pages of a console, on machines that may be busy.
test.describe.configure({ timeout: 300_000 });

const catalogue = join(import.meta.dirname, '../../libs/shared/messages/catalogues/sw.json');
const texts = JSON.parse(readFileSync(catalogue, 'utf8')) as Partial<Record<string, string>>;
/** The text of a key in Swahili. */
function sw(key: string): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`${key} has no Swahili`);
  return text;
}
const section = (page: Page, path: string) => page.locator(`nav a[href="${path}"]`).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the admin console can be used in Swahili from the sign-in on, although visitors are offered English only', async ({
  page,
  credentials,
  problems,
}) => {
  await page.goto('/sw/admin/events');
  await page.getByLabel(sw('admin.signIn.username')).fill(credentials.admin.username);
  await page.getByLabel(sw('admin.signIn.password'), { exact: true }).fill(credentials.admin.password);
  await button(page, sw('admin.signIn.signIn')).click();
  await expect(page).toHaveURL('/sw/admin/events');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(section(page, '/sw/admin/events')).toContainText(sw('admin.common.events'));
  await expect(page.getByRole('table')).toBeVisible();
  await section(page, '/sw/admin/sermons').click();
  await expect(page).toHaveURL('/sw/admin/sermons');
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();

  // The texts for visitors are in English only.
  await page.locator('header [popovertarget=drawer]').first().click();
  await expect(page.locator('#drawer a[href="/events"]')).toBeVisible();
  await page.keyboard.press('Escape');

  const inEnglish = page.getByRole('menuitem', { name: 'English' });
  await button(page, sw('admin.console.account')).click();
  await inEnglish.click();
  await expect(page).toHaveURL('/admin/events');
  await expect(section(page, '/admin/events')).toContainText('Events');
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Kiswahili' }).click();
  await expect(page).toHaveURL('/sw/admin/events');
  await expect(section(page, '/sw/admin/events')).toContainText(sw('admin.common.events'));
  expect(problems).toEqual([]);
});

test('an address in the Swahili console opens after a reload, and the errors of the server are in Swahili', async ({
  page,
  api,
}) => {
  const { body } = await api('GET', '/events?limit=1');
  const [{ id }] = body as [{ id: number }];
  await keepSignedIn(page);
  await page.goto(`/sw/admin/events/${id}`);
  await page.reload();
  await expect(page.locator('#console-bar button')).not.toHaveCount(0);
  const refusal = await page.evaluate(async (authorization) => {
    const answer = await fetch('/api/events/99999999', { headers: { authorization } });
    return ((await answer.json()) as { message: string }).message;
  }, basicAuth('admin'));
  expect(refusal).toBe('Hakuna tukio kama hilo.');
});

test('the media console links to its other language', async ({ page }) => {
  await page.addInitScript((credential) => sessionStorage.setItem('mediaAuth', credential), plainCredential('media'));
  await page.goto('/sw/media-setup');
  await page.locator('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/media-setup');
  await page.locator('main').getByRole('link', { name: 'Kiswahili' }).click();
  await expect(page).toHaveURL('/sw/media-setup');
});

const plainCredential = (role: 'admin' | 'media') => basicAuth(role).slice('Basic '.length);
const keepSignedIn = (page: Page) =>
  page.addInitScript((credential) => sessionStorage.setItem('adminAuth', credential), plainCredential('admin'));

/** Imports every text of the product as its own translation into Lango, with « » around it. A text without these comes from the code. */
async function markEveryText(api: Api): Promise<void> {
  const { version } = (await api('GET', '/site/languages', { as: 'admin' })).body as { version: number };
  await api('PUT', '/site/languages', { as: 'admin', body: { offered: ['laj'], version } });
  // In batches, because one request for all texts would exceed its time limit.
  for (let offset = 0, found = 1; found > 0; offset += found) {
    const query = `language=laj&scope=interface&limit=500&offset=${offset}`;
    const { body: page } = await api('GET', `/translations?${query}`, { as: 'admin' });
    const rows = (page as { field: string; source: string }[]).map(({ field, source }) =>
      ['interface', '0', field, source, `«${source}»`].map(cell).join(','),
    );
    found = rows.length;
    if (found === 0) return;
    const csv = ['kind,itemId,field,source,translation', ...rows].join('\n');
    const { status, body } = await api('POST', '/translations/import', {
      as: 'admin',
      body: { language: 'laj', csv, isChecked: true },
    });
    // A text that another key shares is translated already and must not be refused.
    expect([status, (body as { refused: unknown[] }).refused]).toEqual([200, []]);
  }
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Texts in the frame and the controls of a page that lack the « » around a translation. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('.admin-console, #console-bar')].flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>(
        'h1, h2, h3, button, label, th:not([scope=row]), nav a, [role=tab], input, legend, caption',
      ),
    ]);
    const namesOf = (element: HTMLElement) =>
      [
        element instanceof HTMLInputElement ? element.placeholder : element.innerText,
        element.getAttribute('aria-label') ?? '',
        element.title,
      ].map((name) => name.trim());
    const isWord = (name: string) => /\p{L}{2}/u.test(name) && !name.includes('«');
    // The names of items are in the rows of a table.
    const isItem = (element: HTMLElement) => element.closest('tbody') !== null && !element.ariaLabel;
    return [
      ...new Set(
        shown
          .filter((element) => !isItem(element))
          .flatMap(namesOf)
          .filter(isWord),
      ),
    ];
  });

/** Pages whose labels are content of the office: questions, names of albums, topics of sermons. */
const ofTheOffice = ['/laj/admin/site/quiz', '/laj/admin/community/galleries', '/laj/admin/sermons/new'];

/** Texts that the office has written or that are the same in each language. */
const notTranslated = [
  /^https?:/,
  /^(English|Kiswahili|Acholi|Lango|Luganda)/,
  /^\S+@\S+$/,
  /\.jpg$/,
  // Browsers do not know the names of months in Lango.
  /^[A-Z][a-z]+ 20\d\d$/,
  // A row of office content: its name with further lines, or its time.
  /\n/,
  /\d:\d\d/,
];

test('no page of the admin console has an untranslated heading, button, label or column title', async ({
  page,
  api,
}) => {
  await markEveryText(api);
  await keepSignedIn(page);
  await page.goto('/laj/admin');
  const links = page.locator('.admin-console nav a[href^="/laj/admin"]');
  await expect(links.first()).toContainText('«');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const found: Record<string, string[]> = {};
  for (const address of new Set([...addresses, '/laj/admin/events/new'])) {
    if (ofTheOffice.includes(address)) continue;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const texts = (await unmarked(page)).filter((text) => !notTranslated.some((allowed) => allowed.test(text)));
    if (texts.length > 0) found[address] = texts;
  }
  expect(found).toEqual({});
});
