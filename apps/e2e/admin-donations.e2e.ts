import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';
import { axeOnPhoneAndDesktop, phone } from './visit-steps.ts';

// Long tests of a console, on machines that may be busy.
test.describe.configure({ timeout: 90_000 });

interface Entry {
  id: number;
  amount: number;
  balance: { amount: number };
  corrections: { amount: number; note: string }[];
}

const sought = (text: string) => `/admin/donations?search=${encodeURIComponent(text)}` as const;
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const entries = async (api: Api, search: string) =>
  (await api('GET', `/ledger?sort=receivedOn&search=${encodeURIComponent(search)}`, { as: 'admin' })).body as Entry[];
const wholeEntry = async (api: Api, id: number) => (await api('GET', `/ledger/${id}`, { as: 'admin' })).body as Entry;
const record = async (api: Api, name: string, more: Record<string, unknown> = {}) =>
  (
    (
      await api('POST', '/ledger/gifts', {
        as: 'admin',
        body: { amount: '50000', method: 'cash', category: 'general', name, receivedOn: '2026-01-05', ...more },
      })
    ).body as Entry
  ).id;

// DON-31, ADM-42
test('the Donations tab says that no gift has been recorded yet', async ({ page, problems }) => {
  await page.route(/\/api\/ledger\?/, (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
  await openConsole(page, '/admin');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Donations' }).click();
  await expect(page.getByRole('heading', { name: 'Donations', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No gift has been recorded yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  expect(problems).toEqual([]);
});

test('the office records, finds, corrects and exports a gift, on a phone', async ({ page, api, problems }) => {
  const giver = 'Christine Lamwaka';
  await page.setViewportSize(phone);
  await openConsole(page, sought(giver));
  await page.getByRole('button', { name: 'Record a gift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a gift' });
  await dialog.getByRole('button', { name: 'Record the gift' }).click();
  await expect(dialog.getByText('Please write whole shillings')).toBeVisible();
  await dialog.getByLabel(/^Amount/).fill('50,000');
  await expect(dialog.getByText('About $13.51.')).toBeVisible();
  await dialog.getByLabel('How it came').selectOption({ label: 'Mobile money' });
  await dialog.getByLabel('What it is for').selectOption({ label: 'Children' });
  await dialog.getByLabel(/^Name/).fill(giver);
  await dialog.getByLabel(/^Email/).fill(`christine@example.org`);
  await dialog.getByLabel('Send a receipt to this address').check();
  expect(await axeOnPhoneAndDesktop(page)).toEqual([]);

  // The typed values survive a failed attempt and a reload; the next attempt sends the same gift.
  await page.route('**/api/ledger/gifts', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Record the gift' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The gift was not recorded.');
  await page.reload();
  await expect(dialog.getByLabel(/^Name/)).toHaveValue(giver);
  await dialog.getByRole('button', { name: 'Record the gift' }).click();
  await expect(notices(page).getByText(`The receipt goes to christine@example.org.`)).toBeVisible();
  await expect(row(page, giver)).toContainText('UGX 50,000');
  const [entry, ...others] = await entries(api, giver);
  expect(others).toEqual([]);

  await page.getByRole('button', { name: `${giver}, entry ${entry?.id}` }).click();
  const drawer = page.getByRole('dialog', { name: `Entry ${entry?.id}` });
  await drawer.getByRole('button', { name: 'Correct the amount' }).click();
  await drawer.getByLabel(/^The right amount/).fill('45 000');
  await drawer.getByRole('button', { name: 'Add the correction' }).click();
  await expect(drawer.getByText('Please say why')).toBeVisible();
  await drawer.getByLabel(/^Why/).fill('Counted again');
  await drawer.getByRole('button', { name: 'Add the correction' }).click();
  await expect(drawer.getByText('The balance is UGX 45,000 ($12.16) now.')).toBeVisible();
  expect(await wholeEntry(api, Number(entry?.id))).toMatchObject({
    amount: 50_000,
    balance: { amount: 45_000 },
    corrections: [{ amount: -5_000, note: 'Counted again' }],
  });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, `Correction, entry ${entry?.id}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total of this list' })).toContainText('UGX 45,000');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^ledger-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect([lines.length, lines[1], lines[2]]).toEqual([
    3,
    expect.stringContaining(`${giver},christine@example.org,,50000,13.51`),
    expect.stringContaining('-5000,-1.35'),
  ]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  // The request that was aborted on purpose.
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});

test('the ledger is filtered by purpose and day, and keeps the filter after a reload', async ({ page, api }) => {
  await record(api, 'Narrowed One');
  await record(api, 'Narrowed Two', {
    category: 'education',
    method: 'bank',
    receivedOn: '2026-02-05',
    amount: '70000',
  });
  await openConsole(page, sought('Narrowed'));
  await expect(page.getByRole('region', { name: 'Total of this list' })).toContainText('UGX 120,000');
  await page.getByLabel('What it is for').selectOption({ label: 'Education' });
  await expect(row(page, 'Narrowed One')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Total of this list' })).toContainText('UGX 70,000');
  await page.reload();
  await expect(row(page, 'Narrowed Two')).toBeVisible();
  await page.getByLabel('What it is for').selectOption({ label: 'Any purpose' });
  await page.getByRole('button', { name: 'Received' }).click();
  await page.getByLabel('until').fill('2026-01-31');
  await expect(row(page, 'Narrowed Two')).toHaveCount(0);
  await expect(row(page, 'Narrowed One')).toBeVisible();
});

test('gifts are put into a bank deposit and compared with its amount, and the deposit is deleted, also on a phone', async ({
  page,
  api,
  problems,
}) => {
  await record(api, 'Banked One', { amount: '30000' });
  await record(api, 'Banked Two', { amount: '25000' });
  await openConsole(page, sought('Banked'));
  await page.getByLabel('Bank', { exact: true }).selectOption({ label: 'Not in a deposit' });
  for (const name of ['Banked One', 'Banked Two']) await row(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Record a bank deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a bank deposit' });
  await expect(dialog.getByLabel('Amount in shillings')).toHaveValue('55000');
  await dialog.getByLabel('Amount in shillings').fill('50,000');
  await expect(dialog.getByText('2 entries of UGX 55,000. UGX 5,000 missing.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Record the deposit' }).click();
  await expect(dialog.getByText('Please say which account it went to.')).toBeVisible();
  await dialog.getByLabel('Account').fill('Centenary, general');
  await dialog.getByLabel('Number of the slip').fill('CS-204817');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Record the deposit' }).click();
  await expect(notices(page).getByText('Deposit recorded')).toBeVisible();
  await expect(row(page, 'Banked One')).toHaveCount(0);

  await page.setViewportSize(phone);
  await page.goto('/admin/donations/deposits');
  const deposit = row(page, 'CS-204817');
  await expect(deposit).toContainText('UGX 5,000 missing');
  const tabs = page.getByRole('navigation', { name: 'Donations' });
  await expect(tabs.getByRole('link', { name: 'Bank deposits' })).toBeInViewport({ ratio: 0.9 });
  await expect.poll(() => tabs.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(300);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await axe(page)).toEqual([]);
  await deposit.getByRole('link').click();
  await expect(row(page, 'Banked Two')).toBeVisible();
  await page.goBack();
  await deposit.getByRole('button', { name: /^More for deposit/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No deposit has been recorded yet.', { exact: false })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a provider is asked again about a payment that is not decided yet', async ({ page, api, problems }) => {
  const begun = await api('POST', '/create-sandbox-payment', {
    body: {
      amount: 92_500,
      currency: 'UGX',
      category: 'general',
      donorName: 'Asked Again',
      donorEmail: 'asked@example.org',
      method: 'card',
    },
  });
  const { order_id: reference } = begun.body as { order_id: string };
  await openConsole(page, `/admin/donations/payments?search=${reference}`);
  await expect(row(page, 'Asked Again')).toContainText('Under way');
  await page.getByRole('button', { name: `Ask again about payment ${reference}` }).click();
  await expect(notices(page).getByText('Nothing has changed.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a payment with a wrong amount stays marked until the office settles it, on a phone', async ({
  page,
  api,
  problems,
}) => {
  await page.setViewportSize(phone);
  const name = 'Half Given';
  const begun = await api('POST', '/create-sandbox-payment', {
    body: {
      amount: 92_500,
      currency: 'UGX',
      category: 'general',
      donorName: name,
      donorEmail: 'half@example.org',
      method: 'card',
    },
  });
  const { redirect_url: checkout, order_id: reference } = begun.body as { redirect_url: string; order_id: string };
  await page.request.post(checkout, {
    form: { outcome: 'succeed', delay: '0', notice: 'never', amount: 'less', reversal: 'never' },
    maxRedirects: 0,
  });
  await api('POST', `/payments/${reference}/check`, { as: 'admin' });
  await openConsole(page, `/admin/donations/payments?needsReview=true&search=${reference}`);
  await expect(row(page, name)).toContainText('UGX 46,250 where UGX 92,500 was asked for');
  expect(await axeOnPhoneAndDesktop(page)).toEqual([]);
  const settled = page.getByRole('button', { name: `Payment ${reference} is settled` });
  const ask = page.getByRole('button', { name: `Ask again about payment ${reference}` });
  // Once the list has its phone layout: the buttons are stacked with the same edges, clear of the end of the row.
  await expect(async () => {
    const [frame, first, second] = [
      await row(page, name).boundingBox(),
      await settled.boundingBox(),
      await ask.boundingBox(),
    ];
    if (!frame || !first || !second) throw new Error('Nothing to press');
    expect([second.x, second.width]).toEqual([first.x, first.width]);
    expect(frame.x + frame.width - (second.x + second.width)).toBeGreaterThanOrEqual(10);
  }).toPass({ timeout: 20_000 });
  await settled.click();
  await expect(notices(page).getByText('Marked as settled')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the income of a year is shown by month and purpose, and can be printed and exported', async ({
  page,
  api,
  problems,
}) => {
  await record(api, 'Told By Month', { amount: '3700000', category: 'education', receivedOn: '2025-03-31' });
  await openConsole(page, '/admin/donations');
  await page.getByRole('navigation', { name: 'Donations' }).getByRole('link', { name: 'Income statement' }).click();
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
  await expect(page).toHaveURL(/\/admin\/donations\/statement\?year=2025$/);
  await expect(page.getByRole('heading', { name: 'Income 2025' })).toBeVisible();
  const table = page.locator('table');
  await expect(table.getByRole('row', { name: /^March/ })).toContainText('3,700,000');
  await expect(table.getByRole('row', { name: /^In dollars/ })).toContainText('$1,000.00');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('income-2025.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('2025-03,donation,education,3700000,1000.00');
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.route('**/api/ledger/statement?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'BUSY', message: 'Busy.' } }),
  );
  await page.goto('/admin/donations/statement?year=2024');
  await expect(page.getByText('The statement could not be loaded')).toBeVisible();
  await page.unroute('**/api/ledger/statement?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Income 2024' })).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('503'))).toEqual([]);
});

test('a donor gets a giving statement of a year as a PDF, opened from one of the gifts, on a phone', async ({
  page,
  api,
  problems,
}) => {
  const name = 'Ŋora Stated';
  const number = '+256772123036';
  const id = await record(api, name, { amount: '92500', phone: number, receivedOn: '2025-03-09' });
  await record(api, name, { amount: '7500', receivedOn: '2025-04-09' });
  await page.setViewportSize(phone);
  await openConsole(page, `/admin/donations?entry=${id}`);
  const drawer = page.getByRole('dialog', { name: `Entry ${id}` });
  await drawer.getByRole('button', { name: 'Giving statement' }).press('Enter');
  await expect(drawer.getByText(`1 gift of ${name} in 2025, UGX 92,500.`)).toBeVisible();
  await drawer.getByRole('checkbox', { name: /UGX 7,500/ }).check();
  expect(await axeOnPhoneAndDesktop(page)).toEqual([]);

  await page.route('**/giving-statement.pdf?*', (route) => route.abort(), { times: 1 });
  const make = drawer.getByRole('button', { name: 'Download the PDF' });
  await make.press('Enter');
  await expect(drawer.getByRole('alert')).toContainText('The statement was not made.');
  const [file] = await Promise.all([page.waitForEvent('download'), make.press('Enter')]);
  expect(file.suggestedFilename()).toBe(`giving-statement-2025-${id}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(drawer.getByRole('alert')).toHaveCount(0);

  await drawer.getByRole('combobox', { name: 'Year of the statement' }).selectOption('2026');
  await expect(drawer.getByText(`No gift in 2026 can be assigned to ${name} with certainty.`)).toBeVisible();
  await expect(make).toBeDisabled();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  // The request that was aborted on purpose.
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});

test('an anonymous gift has no giving statement, and the page says why', async ({ page, api }) => {
  const id = await record(api, '');
  await openConsole(page, `/admin/donations?entry=${id}`);
  await page
    .getByRole('dialog', { name: `Entry ${id}` })
    .getByRole('button', { name: 'Giving statement' })
    .click();
  await expect(page.getByText('This gift was made without a name')).toBeVisible();
});

// ADM-37, ADM-39
test('the cards of the dashboard count gifts and sales', async ({ page, api, problems }) => {
  const before = (await api('GET', '/admin/stats', { as: 'admin' })).body as { totalDonationsUgx: number };
  await record(api, 'Counted on the card', { amount: '3700000' });
  await openConsole(page, '/admin');
  const card = page.locator('dl > div').filter({ hasText: 'Total Donations' });
  await expect(card).toContainText(`UGX ${(before.totalDonationsUgx + 3_700_000).toLocaleString('en-GB')}`);
  await expect(page.locator('dl > div').filter({ hasText: 'Store Revenue' })).toContainText(
    /\$[\d,.]+.*pending order/s,
  );
  expect(problems).toEqual([]);
});
