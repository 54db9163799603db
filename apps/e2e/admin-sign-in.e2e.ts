import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialog, openConsole, signIn } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { appCode } from './totp-steps.ts';

const password = 'seven green hills of Gulu';

/** The link in the last mail. While no mail server is configured, mails are written to the outbox folder. */
function linkIn(dataDir: string): string {
  const folder = join(dataDir, 'outbox');
  // The folder is created with the first mail.
  if (!existsSync(folder)) return '';
  const letters = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => /\.(txt|eml)$/.test(file))
    .map((file) =>
      readFileSync(file, 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
  return letters.map((text) => /http\S+\/admin\/invitation#token=[0-9a-f]{64}/.exec(text)?.[0]).find(Boolean) ?? '';
}

test('an editor is invited by mail, chooses a password and signs in; the link works once', async ({
  page,
  browser,
  site,
}) => {
  await openConsole(page, '/admin/accounts');
  await expect(page.getByText('Nobody has the role Pastor')).toBeVisible();
  await page.getByRole('button', { name: 'Add an account' }).click();
  await dialog(page).getByLabel('Username').fill('ruth.editor');
  await dialog(page).getByLabel('Role').selectOption('editor');
  await dialog(page).getByLabel('E-mail (optional)').fill('ruth@example.org');
  expect(await axe(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText('An invitation goes to ruth@example.org.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'ruth.editor' });
  await expect(row).toContainText('Invited; the link works until');

  await expect.poll(() => linkIn(site.dataDir)).toContain('#token=');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(linkIn(site.dataDir));
  await expect(guest.getByText('You are invited as ruth.editor.')).toBeVisible();
  expect(await axe(guest)).toEqual([]);
  await guest.getByLabel('New password', { exact: true }).fill(password);
  await guest.getByLabel('New password again').fill('something else entirely');
  await guest.getByRole('button', { name: 'Set the password' }).click();
  await expect(guest.getByText('The two passwords are not the same.')).toBeVisible();
  await guest.getByLabel('New password again').fill(password);
  await guest.getByRole('button', { name: 'Set the password' }).click();
  await guest.getByRole('link', { name: 'Sign in' }).click();
  await signIn(guest, { username: 'ruth.editor', password });
  await expect(guest.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await guest.goto('about:blank');
  await guest.goto(linkIn(site.dataDir));
  await expect(guest.getByRole('alert')).toContainText('was already used or has expired');
  await guest.context().close();
  await page.reload();
  await expect(row).not.toContainText('Invited');
});

test('signing somebody out everywhere ends their open console, which says so', async ({ page, browser, api }) => {
  await api('POST', '/staff-accounts', { as: 'admin', body: { username: 'okot', role: 'editor', password } });
  const other = await (await browser.newContext()).newPage();
  await signIn(other, { username: 'okot', password });
  await openConsole(page, '/admin/accounts');
  await page.getByRole('button', { name: 'More for okot' }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await dialog(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('okot was signed out everywhere.')).toBeVisible();
  await other.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Sermons' }).click();
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await signIn(other, { username: 'okot', password });
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: 'Your account' }).click();
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog(other).getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await other.context().close();
});

test('one-time codes are set up, requested once for money, and switched off with a recovery code', async ({
  page,
  api,
}) => {
  await api('POST', '/staff-accounts', { as: 'admin', body: { username: 'ocen', role: 'treasurer', password } });
  await signIn(page, { username: 'ocen', password }, '/admin/account');
  await page.getByRole('button', { name: 'Set up one-time codes' }).click();
  const key = (await page.getByLabel('Key', { exact: true }).textContent()) ?? '';
  await expect(dialog(page).locator('.ant-qrcode svg')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog(page).getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog(page).getByText('Code is not right or was used already')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(appCode(key));
  await dialog(page).getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allTextContents();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 of ten recovery codes are left.')).toBeVisible();

  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Donations' }).click();
  await expect(dialog(page)).toContainText('Enter a code');
  expect(await axe(page)).toEqual([]);
  // The current code has been used, so the next one is sent; the server accepts codes of a clock that is half a minute off.
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(appCode(key, 1));
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Donations' })).toBeVisible();
  await expect(page.getByText('could not be loaded')).toBeHidden();
  await sections.getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('navigation', { name: 'Store' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Store' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await dialog(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(recovery[0] ?? '');
  await dialog(page).getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Set up one-time codes' })).toBeVisible();
});

test('somebody who closes the question for a code sees why the page is empty, and can be asked again', async ({
  page,
  api,
}) => {
  await api('POST', '/staff-accounts', { as: 'admin', body: { username: 'apio', role: 'treasurer', password } });
  const headers = { authorization: `Basic ${Buffer.from(`apio:${password}`).toString('base64')}` };
  const begun = (await api('POST', '/session/second-factor/setup', { headers })).body as { key: string; setup: string };
  await api('POST', '/session/second-factor/confirm', {
    headers,
    body: { setup: begun.setup, code: appCode(begun.key) },
  });
  await signIn(page, { username: 'apio', password }, '/admin/donations');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('A code of your authenticator app is needed for this.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(appCode(begun.key, 1));
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('A code of your authenticator app is needed for this.')).toHaveCount(0);
});
