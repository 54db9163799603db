import { openConsole } from './console-steps.ts';
import { expect } from './fixtures.ts';
import { testWithMail } from './mail-steps.ts';

/** A product that really sends its mail. */
const test = testWithMail();

const subscribe = 'Welcome to the newsletter';

test('shows why a message failed, and sends it again when the cause is fixed', async ({
  page,
  api,
  mail,
  problems,
}) => {
  test.slow();
  for (const name of ['one', 'two', 'three']) {
    mail.refusals.set(`${name}.lost@example.org`, 550);
    await api('POST', '/newsletter/subscribe', { body: { email: `${name}.lost@example.org` } });
  }
  await expect
    .poll(async () => ((await api('GET', '/outbox?status=dead', { as: 'admin' })).body as unknown[]).length)
    .toBe(3);
  await openConsole(page, '/admin');
  await expect(page.getByText('3 messages could not be delivered')).toHaveCount(1);
  await page.getByRole('link', { name: 'See which, and why' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('dead');
  const row = page.getByRole('row').filter({ hasText: 'one.lost@example.org' });
  await expect(row).toContainText('Given up after 1 attempt');
  await expect(row).toContainText('No such mailbox here');

  mail.refusals.clear();
  await row.getByRole('button', { name: `Try again: ${subscribe}` }).click();
  await expect(page.getByRole('status').getByText(/one\.lost@example\.org is on its way again/)).toBeVisible();
  await expect(row).toBeHidden();
  await expect.poll(() => mail.received.filter(({ to }) => to.includes('one.lost@example.org')).length).toBe(1);

  await page.getByRole('checkbox', { name: /two\.lost/ }).check();
  await page.getByRole('checkbox', { name: /three\.lost/ }).check();
  await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('2 messages are on their way again.')).toBeVisible();
  await expect(page.getByText('No messages match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'three.lost@example.org' })).toContainText('Sent');
  expect(problems).toEqual([]);
});

test('finds a message by its address, and sends a delivered one once more', async ({ page, api, mail }) => {
  await api('POST', '/newsletter/subscribe', { body: { email: 'once.more@example.org' } });
  await expect.poll(() => mail.received.filter(({ to }) => to.includes('once.more@example.org')).length).toBe(1);
  await openConsole(page, '/admin/outbox');
  await page.getByRole('searchbox', { name: 'Search the outbox' }).fill('once.more');
  await expect(page).toHaveURL(/search=once\.more/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Send once more: ${subscribe}` }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect.poll(() => mail.received.filter(({ to }) => to.includes('once.more@example.org')).length).toBe(2);
  // Mail is sent here, text messages are not.
  await expect(page.getByText('No sender for text messages is set up')).toBeVisible();
});
