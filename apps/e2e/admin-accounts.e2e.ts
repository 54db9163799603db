import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseColumn, dialog, openConsole, saveView } from './console-steps.ts';
import { createEvent } from './content-steps.ts';
import { axe, expect, test } from './fixtures.ts';

/** Chooses from the menu of one account. */
async function rowAction(page: Page, username: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${username}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a media account is added with a password shown once, revoked and restored', async ({ page, api }) => {
  await openConsole(page, '/admin');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('button', { name: 'Add an account' }).click();
  await dialog(page).getByLabel('Username').fill('grace.sound');
  await dialog(page).getByRole('button', { name: 'Add account' }).click();
  // The password is shown only once, so an accidental Enter or Escape must not close the dialog.
  await expect(page.getByLabel('Generated password')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const password = await page.getByLabel('Generated password').textContent();
  const authorization = `Basic ${Buffer.from(`grace.sound:${password}`).toString('base64')}`;
  expect((await api('GET', '/session', { headers: { authorization } })).body).toEqual({
    username: 'grace.sound',
    role: 'media',
    permissions: ['media.broadcast'],
    epoch: 1,
    hasSecondFactor: false,
  });
  await page.getByRole('button', { name: 'I have written it down' }).click();
  await expect(page.getByText(password ?? '')).toBeHidden();

  await rowAction(page, 'grace.sound', 'Revoke');
  await dialog(page).getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('grace.sound can no longer sign in.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore grace.sound' }).click();
  await expect(page.getByText('grace.sound can sign in again.')).toBeVisible();
  await page.getByRole('button', { name: 'More for admin' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out everywhere' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Revoke' })).toHaveCount(0);
});

test('a password is changed only if the person who changes it enters their own current password', async ({
  page,
  api,
  credentials,
}) => {
  await api('POST', '/staff-accounts', { as: 'admin', body: { username: 'paul.camera', role: 'media' } });
  await openConsole(page, '/admin/accounts');
  await rowAction(page, 'paul.camera', 'Change password');
  const form = dialog(page);
  await form.getByLabel('Your own current password').fill('this is not my password');
  await form.getByLabel('New password', { exact: true }).fill('seven green hills of Gulu');
  await form.getByLabel('New password again').fill('seven green hills of Gulu');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Your own current password')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Your own current password').fill(credentials.admin.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password of paul.camera was changed.')).toBeVisible();
});

test('accounts can be searched, filtered, sorted and saved as views like any list, but not exported', async ({
  page,
  api,
  problems,
}) => {
  for (const username of ['listed.okot', 'listed.akello'])
    await api('POST', '/staff-accounts', { as: 'admin', body: { username, role: 'treasurer' } });
  await openConsole(page, '/admin/accounts?search=listed&sort=username');
  const names = page.getByRole('row').filter({ hasText: 'listed.' }).locator('td:first-child > span:first-child');
  await expect(names).toHaveText(['listed.akello', 'listed.okot']);
  await page.getByRole('columnheader', { name: 'Username' }).click();
  await expect(names).toHaveText(['listed.okot', 'listed.akello']);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Revoked');
  await expect(page.getByText('No accounts match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Revoked' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Treasurer');
  await expect(names).toHaveCount(2);

  await chooseColumn(page, 'Added');
  await saveView(page, 'Who keeps the books');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Added' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Who keeps the books' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('every change is in the audit log, with before and after', async ({ page, api }) => {
  const event = await createEvent(api, 'Under observation');
  await api('PUT', `/events/${event.id}`, {
    as: 'admin',
    body: { title: 'Under observation', category: 'service', location: 'Moved to Lira' },
  });
  await openConsole(page, `/admin/audit?entity=event&entityId=${event.id}`);
  const entries = page.getByRole('button', { name: /Under observation/ });
  await expect(entries).toHaveCount(2);
  await entries.first().click();
  await expect(entries.first()).toHaveAttribute('aria-expanded', 'true');
  const change = page.getByRole('row').filter({ hasText: 'location' });
  await expect(change.first()).toContainText('Gulu');
  await expect(change.first()).toContainText('Moved to Lira');
});

test('the audit log has filters, columns and views like any list, and exports what was found', async ({
  page,
  api,
  problems,
}) => {
  const event = await createEvent(api, 'Logged vigil');
  await api('DELETE', `/events/${event.id}`, { as: 'admin' });
  await openConsole(page, '/admin/audit?search=Logged+vigil&sort=at');
  const rows = page.getByRole('row').filter({ hasText: 'Logged vigil' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('created');
  await page.getByLabel('Who did it').selectOption('media');
  await expect(page.getByText('No entries match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter media' }).click();
  await page.getByLabel('What was changed').selectOption('Events');
  await expect(rows).toHaveCount(2);

  await chooseColumn(page, 'Number');
  await expect(rows.first()).toContainText(String(event.id));
  await saveView(page, 'The vigil');
  expect(await axe(page)).toEqual([]);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\uFEFFAt,Actor,Action,Entity,Entity ID,Summary\r\n.*,admin,created,event,\d+,.*Logged vigil.*\r\n.*,admin,deleted,event/,
  );
  expect(problems).toEqual([]);
});
