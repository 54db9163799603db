import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { kampalaDay } from '@ministry/domain';
import { openConsole } from './console-steps.ts';
import { writeMarkdown } from './content-steps.ts';
import { type Api, axeInLightAndDark, expect, test } from './fixtures.ts';

interface Announcement {
  id: number;
  title: string;
  content: string;
  priority: string;
  validUntil: string;
  featuredImage: string | null;
  status: string;
}

const dayFromNow = (days: number) => kampalaDay(new Date(Date.now() + days * 86_400_000));
const tomorrow = dayFromNow(1);

async function announce(api: Api, title: string, more: object = {}): Promise<Announcement> {
  const { body } = await api('POST', '/announcements', {
    as: 'admin',
    body: { title, content: `All about ${title}.`, validUntil: tomorrow, ...more },
  });
  return body as Announcement;
}
const stored = async (api: Api, id: number) =>
  (await api('GET', `/announcements/${id}`, { as: 'admin' })).body as Announcement;
const remove = async (api: Api, ...ids: number[]) =>
  void (await Promise.all(ids.map((id) => api('DELETE', `/announcements/${id}`, { as: 'admin' }))));
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const only = (search: string) => `/admin/community/announcements?search=${encodeURIComponent(search)}` as const;
const onSite = async (page: Page) => (await page.request.get('/announcements')).text();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByRole('status').getByText('Content saved successfully');

// ANN-11, ANN-12, ANN-13, ANN-14, ANN-18, ANN-19, ANN-20, ANN-21
test('creates an announcement with a picture and a last day, which visitors can read', async ({
  page,
  api,
  problems,
}) => {
  await openConsole(page, '/admin/community/announcements');
  await page.getByRole('button', { name: 'Create New Announcement' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Announcement' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Priority' })).toHaveValue('medium');
  expect(await page.getByRole('combobox', { name: 'Priority' }).getByRole('option').allTextContents()).toEqual([
    'Low',
    'Medium',
    'High',
  ]);
  await expect(save(page)).toBeDisabled();

  await page.getByRole('textbox', { name: 'Title' }).fill('The well is being cleaned');
  await save(page).click();
  const content = page.getByRole('textbox', { name: 'Content' });
  await expect(content).toHaveAccessibleDescription(/Content is needed/);
  await expect(content).toBeFocused();
  await expect(page.getByLabel('Valid until')).toHaveAccessibleDescription(/Valid until is needed/);

  await writeMarkdown(page, 'Please bring **your own water** on Sunday.', 'Content');
  await page.getByLabel('Valid until').fill(tomorrow);
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('High');
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#0b5148' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file][data-upload="Featured image"]')
    .setInputFiles({ name: 'well.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('textbox', { name: 'Featured image' })).toHaveValue(/^\/uploads\//);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/community\/announcements\/\d+$/);
  const id = Number(new URL(page.url()).pathname.split('/').pop());
  expect(await stored(api, id)).toMatchObject({
    priority: 'high',
    validUntil: tomorrow,
    featuredImage: expect.stringMatching(/^\/uploads\//),
    status: 'published',
  });
  // A refused call shows as an error in the browser's console; nothing else may.
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);

  await page.goto('/announcements');
  const card = page.getByRole('article', { name: 'The well is being cleaned' });
  await expect(card.getByText('Important')).toBeVisible();
  await expect(card.locator('strong')).toHaveText('your own water');
  await expect(card.locator('img')).toBeAttached();
  await remove(api, id);
});

// ANN-22
test('changes an announcement after a preview of what visitors will read', async ({ page, api }) => {
  const { id } = await announce(api, 'Nursery rota of May');
  await openConsole(page, only('Nursery rota of May'));
  await row(page, 'Nursery rota of May').getByRole('link', { name: 'Nursery rota of May' }).click();
  const content = page.getByRole('textbox', { name: 'Content' });
  await expect(content).toHaveText('All about Nursery rota of May.');
  await writeMarkdown(page, 'We sing on **Friday** now.', 'Content');
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('Low');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page
    .frameLocator('iframe[title="The page as visitors will see it"]')
    .getByRole('article', { name: 'Nursery rota of May' });
  await expect(preview.locator('strong')).toHaveText('Friday');
  await expect(preview.getByText('Good to know')).toBeVisible();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await stored(api, id)).toMatchObject({
    content: 'We sing on **Friday** now.',
    priority: 'low',
    validUntil: tomorrow,
  });
  expect(await onSite(page)).toContain('<strong>Friday</strong>');
  await remove(api, id);
});

// ANN-23
test('deletes an announcement, which removes it from the site at once, and restores it', async ({ page, api }) => {
  const { id } = await announce(api, 'Deleted by mistake');
  await openConsole(page, only('Deleted by mistake'));
  expect(await onSite(page)).toContain('Deleted by mistake');
  await page.getByRole('button', { name: 'More for Deleted by mistake' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText("'Deleted by mistake' was deleted.")).toBeVisible();
  expect(await onSite(page)).not.toContain('Deleted by mistake');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText("'Deleted by mistake' is back.")).toBeVisible();
  expect(await onSite(page)).toContain('Deleted by mistake');
  await expect(row(page, 'Deleted by mistake')).toContainText('Published');
  await remove(api, id);
});

/** The text colour of a badge, and the computed value of a theme colour. */
const colourOf = (badge: Locator) => badge.evaluate((element) => getComputedStyle(element).color);
const themeColour = (page: Page, name: string) =>
  page.evaluate((variable) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${variable})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

// ANN-15…17: destructive, default and secondary
test('shows each priority as a word with a colour, and filters by priority', async ({ page, api }) => {
  const ids: number[] = [];
  for (const priority of ['high', 'medium', 'low'])
    ids.push((await announce(api, `Badge of ${priority}`, { priority })).id);
  await openConsole(page, only('Badge of'));
  const tones = { High: '--c-error', Medium: '--c-primary', Low: '--c-muted' };
  for (const [word, variable] of Object.entries(tones)) {
    const badge = row(page, `Badge of ${word.toLowerCase()}`)
      .getByText(word, { exact: true })
      .filter({ visible: true });
    await expect(badge).toBeVisible();
    expect(await colourOf(badge)).toBe(await themeColour(page, variable));
  }
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('High');
  await expect(row(page, 'Badge of medium')).toBeHidden();
  await expect(row(page, 'Badge of high')).toBeVisible();
  await remove(api, ...ids);
});

test('shows which announcements are running, ending or over, and archives those that are over', async ({
  page,
  api,
}) => {
  const running = await announce(api, 'Term of running', { validUntil: '2199-12-24' });
  const today = await announce(api, 'Term of today', { validUntil: dayFromNow(0) });
  const over = await announce(api, 'Term of yesterday', { validUntil: dayFromNow(-1) });
  await openConsole(page, only('Term of'));
  await expect(row(page, 'Term of running')).toContainText('Until Tue 24 Dec 2199');
  await expect(row(page, 'Term of today')).toContainText('Ends today');
  await expect(row(page, 'Term of yesterday')).toContainText('Ended');
  const site = await onSite(page);
  expect([site.includes('Term of today'), site.includes('Term of yesterday')]).toEqual([true, false]);

  await page.getByRole('combobox', { name: 'Validity' }).selectOption('Ended');
  await expect(row(page, 'Term of today')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select Term of yesterday' }).check();
  await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Successfully archived 1 announcements items.')).toBeVisible();
  await expect(page.getByText('No announcements match these filters.')).toBeVisible();
  expect(await stored(api, over.id)).toMatchObject({ status: 'archived' });
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
  await expect(page).toHaveURL(/status=published/);
  await remove(api, running.id, today.id, over.id);
});

// ANN-26
test('says that the announcements could not be fetched, and tries again', async ({ page }) => {
  await page.route('**/api/announcements?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'BUSY', message: 'The database is busy.' } }),
  );
  await openConsole(page, '/admin/community/announcements');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch announcements: The database is busy.' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/announcements?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Choir Practice Moves to Saturday')).toBeVisible();
});

test('the list and the editor fit 768 and 360 pixels', async ({ page }) => {
  await openConsole(page, '/admin/community/announcements');
  await expect(row(page, 'Choir Practice Moves to Saturday')).toBeVisible();
  const fits = async () => {
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeInLightAndDark(page)).toEqual([]);
    }
  };
  await fits();
  await page.getByRole('link', { name: 'Choir Practice Moves to Saturday' }).click();
  await expect(page.getByLabel('Valid until')).toBeVisible();
  await fits();
});
