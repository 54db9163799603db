import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { changeItem, createEvent } from './content-steps.ts';
import { type Api, axe, axeInLightAndDark, expect, nextYear, test } from './fixtures.ts';
import { axeOnPhoneAndDesktop } from './visit-steps.ts';

// A long test of a console, on machines that may be busy.
test.describe.configure({ timeout: 120_000 });

async function offer(api: Api, ...offered: string[]) {
  const { version } = (await api('GET', '/site/languages', { as: 'admin' })).body as { version: number };
  await api('PUT', '/site/languages', { as: 'admin', body: { offered, version } });
}
test.afterAll(({ api }) => offer(api));

const rows = (page: Page) => page.getByRole('list', { name: 'Texts' }).getByRole('listitem');
const field = (row: Locator) => row.getByRole('textbox');
const titleInSwahili = async (api: Api, id: number) =>
  ((await api('GET', `/events/${id}?language=sw`)).body as { title: string }).title;

/** Polls the public page, which shows a change after a short delay. */
const expectHeadingInSwahili = (page: Page, id: number, text: string) =>
  expect
    .poll(async () => {
      await page.goto(`/sw/events/${id}`);
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe(text);

test('a language is offered with a warning about what visitors will read in English', async ({ page, problems }) => {
  await openConsole(page, '/admin/site/languages');
  await expect(page.getByText('Offered: English only.')).toBeVisible();
  const acholi = page.getByRole('listitem').filter({ hasText: 'Acholi' });
  await expect(acholi.getByRole('alert')).toBeHidden();
  await page.getByRole('switch', { name: 'Acholi' }).press('Space');
  await expect(acholi.getByRole('alert')).toContainText(/Visitors read \S+ texts? of the interface/);
  await page.getByRole('switch', { name: 'Acholi' }).press('Space');
  await page.getByRole('switch', { name: 'Kiswahili (Swahili)' }).press('Space');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View on the site in Kiswahili' })).toHaveAttribute('href', '/sw');
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
  const facts = { description: 'Come **as you are**.', date: `${nextYear}-05-01T06:00:00Z`, category: 'service' };
  const event = await createEvent(api, 'Night of many tongues', facts);
  await openConsole(page, `/admin/events/${event.id}`);
  await page.getByRole('navigation', { name: 'Translations' }).getByRole('link', { name: 'Kiswahili' }).click();
  const row = page.getByRole('listitem', { name: / Title$/ });
  await expect(row).toContainText('Missing');

  // Unsaved text survives a reload.
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

  // Somebody changes the original while its translation is being typed.
  await field(row).fill('Usiku wa lugha zote');
  const change = await changeItem(api, 'events', event.id, { ...facts, title: 'Night of many songs' });
  expect(change.status).toBe(200);
  await row.getByRole('button', { name: 'Save as checked' }).click();
  await expect(row).toContainText('The original was changed since this was written');
  await expect(row.locator('ins')).toHaveText('songs');
  await expect(field(row)).toHaveValue('Usiku wa lugha zote');
  await expect(row).toContainText('Outdated');
  expect(await titleInSwahili(api, event.id)).toBe('Night of many songs');
  await field(row).fill('Usiku wa nyimbo nyingi');
  await field(row).press('Control+Shift+Enter');
  await expect(row).toContainText('By admin');
  expect(await titleInSwahili(api, event.id)).toBe('Usiku wa nyimbo nyingi');
  expect(problems).toEqual([expect.stringMatching(/^console: .*409/)]);
});

test('a new wording of a checked translation waits until it is checked, whoever writes meanwhile', async ({
  page,
  api,
  problems,
}) => {
  await offer(api, 'sw');
  const facts = { description: 'Bring a friend.', date: `${nextYear}-05-02T06:00:00Z`, category: 'service' };
  const { id } = await createEvent(api, 'Evening of hymns', facts);
  const write = (text: string, isChecked: boolean) => {
    const body = { language: 'sw', kind: 'events', itemId: id, field: 'title', source: 'Evening of hymns' };
    return api('PUT', '/translations', { as: 'admin', body: { ...body, text, isChecked } });
  };
  await write('Jioni ya nyimbo', true);
  await openConsole(page, `/admin/site/translations?language=sw&kind=events&itemId=${id}&search=evening`);
  const row = page.getByRole('listitem', { name: / Title$/ });
  await field(row).fill('Jioni ya tenzi');
  await field(row).press('Control+Enter');
  await expect(row).toContainText('Checked, a new wording waits');
  await expect(row).toContainText('Jioni ya nyimbo');
  await expect(field(row)).toHaveValue('Jioni ya tenzi');
  await expectHeadingInSwahili(page, id, 'Jioni ya nyimbo');

  await page.goto(`/admin/site/translations?language=sw&kind=events&itemId=${id}&state=draft`);
  await expect(page.getByText('State: Waiting for a check')).toBeVisible();
  // Meanwhile somebody else writes another translation.
  await write('Jioni ya sifa', false);
  await row.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(row.getByRole('alert')).toContainText('Somebody has changed this translation');
  await expect(field(row)).toHaveValue('Jioni ya sifa');
  expect(await axeOnPhoneAndDesktop(page)).toEqual([]);
  await row.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(row).toContainText('By admin');
  await expect(row).not.toContainText('a new wording waits');
  await expectHeadingInSwahili(page, id, 'Jioni ya sifa');

  // A translation that is not wanted is deleted.
  await write('Jioni', false);
  await page.goto(`/admin/site/translations?language=sw&kind=events&itemId=${id}&state=reworded`);
  await row.getByRole('button', { name: 'Delete draft' }).click();
  await expect(field(row)).toHaveValue('Jioni ya sifa');
  await expect(row.getByRole('button', { name: 'Undo the check' })).toBeVisible();
  expect(problems).toEqual([expect.stringMatching(/^console: .*409/)]);
});

test('a message keeps its variables, and texts are exported to a file and imported from it', async ({
  page,
  api,
  problems,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openConsole(page, '/admin/site/translations?language=laj&scope=interface&part=site&search=seat');
  const message = rows(page)
    .filter({ has: page.getByRole('group', { name: 'Variables' }) })
    .first();
  await field(message).fill('Kom {wrong}');
  await message.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message.getByRole('alert')).toContainText('{wrong}');
  await message.getByRole('button', { name: 'Discard' }).click();
  await expect(field(message)).toHaveValue('');
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  expect(await axe(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [head, ...lines] = (await readFile(await (await downloading).path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(await rows(page).count());

  const texts = (await api('GET', '/translations?language=laj&scope=interface&part=site&search=seat', { as: 'admin' }))
    .body as {
    isPlain: boolean;
    field: string;
    where: string;
    source: string;
  }[];
  const line = (isPlain: boolean, translation: string) => {
    const { field: key = '', where = '', source = '' } = texts.find((text) => text.isPlain === isPlain) ?? {};
    return ['interface', '0', key, where, source.replaceAll('"', '""'), translation, 'missing']
      .map((cell) => `"${cell}"`)
      .join(',');
  };
  const csv = [head, line(true, 'Kom'), line(false, '{wrong}')].join('\n');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const drawer = page.getByRole('dialog');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'lango.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(drawer.getByRole('status')).toHaveText('1 text to import · 0 unchanged · 1 row refused');
  await expect(drawer.getByRole('region', { name: 'Refused rows' })).toContainText('{wrong}');
  expect(await axe(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Import 1 text' }).click();
  await expect(drawer.getByRole('status')).toHaveText('Imported: 1 text.');
  await page.keyboard.press('Escape');
  await expect(rows(page).filter({ hasText: 'Draft' })).toHaveCount(1);
  expect(problems).toEqual([expect.stringMatching(/^console: .*400/)]);
});
