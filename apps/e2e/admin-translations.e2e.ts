import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { changeItem, createEvent, readItem } from './content-steps.ts';
import { type Api, axe, axeInLightAndDark, expect, nextYear, test } from './fixtures.ts';

// A long walk through a console, on machines that may be busy.
test.describe.configure({ timeout: 120_000 });

const table = '/admin/site/translations?language=sw' as const;

async function offer(api: Api, ...offered: string[]) {
  const { version } = (await api('GET', '/site/languages', { as: 'admin' })).body as { version: number };
  await api('PUT', '/site/languages', { as: 'admin', body: { offered, version } });
}
test.afterAll(({ api }) => offer(api));

const rows = (page: Page) => page.getByRole('list', { name: 'Texts' }).getByRole('listitem');
const rowOf = (page: Page, source: string) => rows(page).filter({ has: page.getByText(source, { exact: true }) });
const field = (row: Locator) => row.getByRole('textbox');
const titleInSwahili = async (api: Api, id: number) =>
  ((await api('GET', `/events/${id}?language=sw`)).body as { title: string }).title;

test('a language is offered with a warning of what visitors will read in English', async ({ page, problems }) => {
  await openConsole(page, '/admin/site/languages');
  await expect(page.getByText('Offered: English alone.')).toBeVisible();
  const acholi = page.getByRole('listitem').filter({ hasText: 'Acholi' });
  await expect(acholi.getByRole('alert')).toBeHidden();
  await page.getByRole('switch', { name: 'Acholi' }).press('Space');
  await expect(acholi.getByRole('alert')).toContainText(/Visitors read \S+ texts? of the interface/);
  await page.getByRole('switch', { name: 'Acholi' }).press('Space');
  await page.getByRole('switch', { name: 'Kiswahili (Swahili)' }).press('Space');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The site in Kiswahili' })).toHaveAttribute('href', '/sw');
  expect(await axeInLightAndDark(page)).toEqual([]);

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('dialog', { name: 'Earlier versions' })).toContainText('Languages of the site');
  expect(problems).toEqual([]);
});

test('a title is translated beside its original, checked, and outdated once the original changes', async ({
  page,
  api,
  problems,
}) => {
  await offer(api, 'sw');
  const event = await createEvent(api, 'Night of many tongues', { date: `${nextYear}-05-01T06:00:00Z` });
  await openConsole(page, `/admin/events/${event.id}`);
  await page.getByRole('navigation', { name: 'Translations' }).getByRole('link', { name: 'Kiswahili' }).click();
  const row = rowOf(page, 'Night of many tongues');
  await expect(row).toContainText('Missing');

  // What is typed outlives a reload.
  await field(row).fill('Usiku wa lugha nyingi');
  await page.reload();
  await expect(field(row)).toHaveValue('Usiku wa lugha nyingi');
  await field(row).press('Control+Enter');
  await expect(row).toContainText('Draft');
  expect(await titleInSwahili(api, event.id)).toBe('Night of many tongues');
  await row.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(row).toContainText('By admin');
  expect(await titleInSwahili(api, event.id)).toBe('Usiku wa lugha nyingi');
  expect(await axe(page)).toEqual([]);

  // Somebody changes the original while a translation of it is typed.
  await field(row).fill('Usiku wa lugha zote');
  const { version } = await readItem(api, 'events', event.id);
  await changeItem(api, 'events', event.id, { title: 'Night of many songs', version });
  await row.getByRole('button', { name: 'Save as checked' }).click();
  const changed = rows(page).filter({ hasText: 'The original was changed since this was written' });
  await expect(changed.locator('ins')).toHaveText('songs');
  await expect(field(changed)).toHaveValue('Usiku wa lugha zote');
  await expect(changed).toContainText('Outdated');
  expect(await titleInSwahili(api, event.id)).toBe('Night of many songs');
  await field(changed).fill('Usiku wa nyimbo nyingi');
  await field(changed).press('Control+Shift+Enter');
  await expect(rowOf(page, 'Night of many songs')).toContainText('By admin');
  expect(await titleInSwahili(api, event.id)).toBe('Usiku wa nyimbo nyingi');
  expect(problems).toEqual([expect.stringMatching(/^console: .*409/)]);
});

test('a message keeps its variables, and a file takes texts out and in', async ({ page, problems }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openConsole(page, `${table}&scope=interface&search=seat`);
  const message = rows(page)
    .filter({ has: page.getByRole('group', { name: 'Variables' }) })
    .first();
  const before = await field(message).inputValue();
  await field(message).fill('Nafasi {wrong}');
  await message.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message.getByRole('alert')).toContainText('{wrong}');
  await message.getByRole('button', { name: 'Discard' }).click();
  await expect(field(message)).toHaveValue(before);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  expect(await axe(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toContain('seat');

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const file = { name: 'sw.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('CSV file').setInputFiles(file);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/^0 texts to import/);
  expect(problems).toEqual([expect.stringMatching(/^console: .*4\d\d/)]);
});
