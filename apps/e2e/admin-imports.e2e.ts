import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';

// Long tests of a console, on machines that may be busy.
test.describe.configure({ timeout: 90_000 });

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const summary = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Check' }).getByRole('status')).toHaveText(text);
const found = async (api: Api, path: `/${string}`) => (await api('GET', path, { as: 'admin' })).body as unknown[];

for (const width of [360, 1280]) {
  test(`families are imported from the list without the rows that have errors, and removed with one undo, at ${width} pixels`, async ({
    page,
    api,
    problems,
  }) => {
    const name = `Imported${width}`;
    const families = `/families?search=${name}` as const;
    const head = 'Family;Head of family;Mail;Telephone;Where;Shoe size';
    const file = [
      head,
      `${name} Ojok;Peter Ojok;ojok@example.org;0772 100 ${width % 1000};Gulu;42`,
      `${name} Lalam;Ruth Lalam;lalam@example.org;12;Lira;39`,
    ].join('\n');
    await page.setViewportSize({ width, height: 800 });
    await openConsole(page, '/admin/families');
    await page.getByRole('link', { name: 'Import from CSV' }).click();
    await expect(page.getByRole('heading', { name: 'Import from CSV', level: 1 })).toBeVisible();

    await choose(page, 'families.xlsx', Buffer.from([0x50, 0x4b, 3, 4]));
    await expect(page.getByRole('alert')).toContainText('choose Save As');

    await choose(page, 'families.csv', file);
    await summary(page, 'Still without a column: Address');
    await page.getByLabel("What the column 'Where' contains").selectOption({ label: 'Address (required)' });
    await summary(page, '1 new · 1 row with errors');
    const errors = page.getByRole('region', { name: 'Errors' });
    await expect(errors.getByRole('row').filter({ hasText: '12' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 1 family' })).toBeDisabled();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the rows with errors' }).click();
    const correct = await readFile(await (await downloading).path(), 'utf8');
    expect(correct).toContain(`${name} Lalam`);
    expect(correct).not.toContain(`${name} Ojok`);
    await page.getByLabel('Leave out the families of these rows and import the others').check();
    expect(await axe(page)).toEqual([]);

    // A failed request loses nothing.
    await page.route('**/api/imports/families', (route) => route.abort());
    await page.getByRole('button', { name: 'Import 1 family' }).click();
    await expect(page.getByRole('alert')).toContainText('The file and your choices are still here');
    await page.unroute('**/api/imports/families');
    problems.splice(0);
    await page.getByRole('button', { name: 'Import 1 family' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('1 added, 1 left out with errors');
    expect((await found(api, families)).length).toBe(1);

    await page.getByRole('button', { name: 'Undo the import', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText("The import of 'families.csv' is undone")).toBeVisible();
    expect(await found(api, families)).toEqual([]);
    await expect(page.getByRole('region', { name: 'Imports so far' })).toContainText('by admin · undone');
    expect(problems).toEqual([]);
  });
}

test('families are imported with one row for each member, and a family with an error is left out completely', async ({
  page,
  api,
  problems,
}) => {
  const name = 'Household';
  const file = [
    'Family;Phone;Mail;Residence;First name;Last name;Birthday',
    `${name} Ojok;0772 100 200;ojok@example.org;Gulu;Peter;Ojok;1/2/1980`,
    `;;;;Grace;Akello;3/3/1985`,
    `${name} Lalam;0772 100 201;lalam@example.org;Lira;Ruth;Lalam;4/4/1990`,
    `${name} Lalam;;;;Sam;Lalam;31/2/2011`,
  ].join('\n');
  await openConsole(page, '/admin/imports?kind=families');
  await expect(page.getByText('A family with members has one row for each member')).toBeVisible();
  await choose(page, 'members.csv', file);
  await summary(page, 'Still without a column: Member: relationship');
  const relationship = page.getByLabel(/No column contains Member: relationship/);
  await relationship.fill('Member');
  await relationship.press('Enter');
  await summary(page, '1 new · 1 row with errors');
  await expect(relationship).toHaveValue('Member');
  await expect(page.getByRole('region', { name: 'Errors' }).getByRole('row', { name: 'Row 5' })).toContainText(
    '31/2/2011',
  );
  const preview = page.getByRole('region', { name: 'First rows' });
  await expect(preview).toContainText('Peter, Grace');
  await expect(preview).toContainText('Peter Ojok');
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Leave out the families of these rows and import the others').check();
  await page.getByRole('button', { name: 'Import 1 family' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('1 added, 1 left out with errors');
  const families = (await found(api, `/families?search=${name}`)) as {
    members: { firstName: string; title: string }[];
  }[];
  expect(families.map(({ members }) => members.map(({ firstName, title }) => `${title} ${firstName}`))).toEqual([
    ['Member Peter', 'Member Grace'],
  ]);

  await page.getByRole('button', { name: 'Undo the import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText("The import of 'members.csv' is undone")).toBeVisible();
  expect(await found(api, `/families?search=${name}`)).toEqual([]);
  expect(problems).toEqual([]);
});

test('gifts are imported with one method for all rows, recognised the second time, and undone from the list', async ({
  page,
  api,
  problems,
}) => {
  const name = 'Imported Giver';
  const file = `Date,Donor,UGX,Purpose\n24/12/2025,${name} One,"1,250,000",General ministry\n25/12/2025,${name} Two,5000,Children\n`;
  await openConsole(page, '/admin/imports?kind=gifts');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Template' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Received on,Amount,Currency');

  await choose(page, 'christmas.csv', file);
  await summary(page, 'Still without a column: How it came');
  await page.getByLabel(/No column contains How it came/).selectOption({ label: 'Cash' });
  await summary(page, '2 new');
  await expect(page.getByRole('region', { name: 'First rows' })).toContainText('1250000');
  await page.getByRole('button', { name: 'Import 2 gifts' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('2 added. No receipts were sent.');

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, 'christmas.csv', file);
  await page.getByLabel(/No column contains How it came/).selectOption({ label: 'Cash' });
  await summary(page, '0 new · 2 there already');
  await expect(page.getByRole('button', { name: 'Import 0 gifts' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Undo the import of christmas.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('region', { name: 'Imports so far' })).toContainText('undone');
  const entries = (await found(api, `/ledger?search=${encodeURIComponent(name)}`)) as { amount: number }[];
  expect([entries.length, entries.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([4, 0]);
  expect(problems).toEqual([]);
});
