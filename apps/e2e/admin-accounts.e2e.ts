import { dialog, openConsole } from './console-steps.ts';
import { createEvent } from './content-steps.ts';
import { expect, test } from './fixtures.ts';

test('a media account is added with a password shown once, revoked and restored', async ({ page, api }) => {
  await openConsole(page, '/admin');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('button', { name: 'Add an account' }).click();
  await dialog(page).getByLabel('Username').fill('grace.sound');
  await dialog(page).getByRole('button', { name: 'Add account' }).click();
  // Shown only once: no stray Enter or Escape takes it away.
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

  await page.getByRole('button', { name: 'Revoke grace.sound' }).click();
  await dialog(page).getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('grace.sound can no longer sign in.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore grace.sound' }).click();
  await expect(page.getByText('grace.sound can sign in again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revoke admin' })).toBeHidden();
});

test('a password is changed only with the current one of who asks', async ({ page, api, credentials }) => {
  await api('POST', '/staff-accounts', { as: 'admin', body: { username: 'paul.camera', role: 'media' } });
  await openConsole(page, '/admin/accounts');
  await page.getByRole('button', { name: 'Change password of paul.camera' }).click();
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

test('every change is in the audit log, with before and after', async ({ page, api }) => {
  const event = await createEvent(api, 'Under observation');
  await api('PUT', `/events/${event.id}`, {
    as: 'admin',
    body: { title: 'Under observation', category: 'service', location: 'Moved to Lira' },
  });
  await openConsole(page, `/admin/audit?entity=event&entityId=${event.id}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Under observation' })).toHaveCount(2);
  await page.getByText('Under observation').first().click();
  const change = page.getByRole('row').filter({ hasText: 'location' });
  await expect(change.first()).toContainText('Gulu');
  await expect(change.first()).toContainText('Moved to Lira');
});
