import type { Page } from '@playwright/test';
import { roles, type StaffRole } from '@ministry/domain';
import { signIn } from './console-steps.ts';
import { createEvent } from './content-steps.ts';
import { axe, expect, test } from './fixtures.ts';

const password = 'seven green hills of Gulu';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test.beforeAll(async ({ api }) => {
  for (const role of ['editor', 'treasurer', 'pastor', 'steward'] satisfies StaffRole[])
    await api('POST', '/staff-accounts', { as: 'admin', body: { username: role, role, password } });
});

const places: Record<string, string[]> = {
  editor: [
    'Dashboard',
    'Sermons',
    'Events',
    'Ministries',
    'Community',
    'Calendar',
    'Media library',
    'Pages',
    'Visits',
    'Import',
  ],
  treasurer: ['Dashboard', 'Donations', 'Store', 'Ways of giving', 'Exchange rate', 'Import'],
  pastor: [
    'Dashboard',
    'Sermons',
    'Events',
    'Ministries',
    'Community',
    'Calendar',
    'Messages',
    'Families',
    'Pages',
    'Import',
  ],
  steward: ['Dashboard', 'Events'],
};
for (const [role, names] of Object.entries(places))
  test(`the ${role} signs in and finds what that role may do, and nothing else`, async ({ page, problems }) => {
    await signIn(page, { username: role, password });
    await expect(sections(page).getByRole('link')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
    await expect(heading(page, 'Tasks for the office today')).toBeVisible();
    // Each section opens, and the server refuses none of its requests.
    for (const name of names) {
      await sections(page).getByRole('link', { name }).click();
      await expect(page.locator('[data-content]')).toBeVisible();
      await expect(heading(page, 'Your account may not open this page')).toBeHidden();
      await expect(page.getByText('could not be loaded')).toBeHidden();
    }
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
    expect(await axe(page)).toEqual([]);
  });

test('a page that the role may not open says so plainly, and leads back', async ({ page }) => {
  await signIn(page, { username: 'steward', password }, '/admin/donations');
  await expect(heading(page, 'Your account may not open this page')).toBeVisible();
  await expect(page.getByText('You are signed in as steward with the role Steward.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
});

test('a steward sees who registered for an event, and cannot change it', async ({ page, api }) => {
  await createEvent(api, 'Night of the gate');
  await signIn(page, { username: 'steward', password }, '/admin/events?search=Night+of+the+gate');
  await expect(page.getByRole('row').filter({ hasText: 'Night of the gate' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create New Event' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Edit/ })).toBeHidden();
  await page.getByRole('button', { name: 'More for Night of the gate' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Who registered', 'Messages to those registered', 'Who came']);
  await page.getByRole('menuitem', { name: 'Who registered' }).click();
  await expect(page.getByText('Nobody has registered yet.')).toBeVisible();
});

test('a pastor reads sermons without the buttons that change them', async ({ page }) => {
  await signIn(page, { username: 'pastor', password }, '/admin/sermons');
  await expect(page.getByRole('button', { name: /^Preview/ }).first()).toBeVisible();
  for (const name of [/^Edit/, /^More for/, 'Create New Sermon'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click();
  await expect(page.getByTitle('The page as visitors will see it')).toBeVisible();
  await expect(page.getByText('The preview is not available')).toBeHidden();
});

test('the search of a treasurer covers products, orders and gifts, but no people', async ({ page }) => {
  await signIn(page, { username: 'treasurer', password });
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Products, orders and gifts.')).toBeVisible();
});

test('all six roles are offered, with a sentence each', async ({ page, credentials }) => {
  await signIn(page, credentials.admin, '/admin/accounts');
  await page.getByRole('button', { name: 'Add an account' }).click();
  const choice = page.getByRole('dialog').getByLabel('Role');
  await expect(choice.getByRole('option')).toHaveText(Object.values(roles).map(({ name }) => name));
  for (const [role, { may }] of Object.entries(roles)) {
    await choice.selectOption(role);
    await expect(page.getByText(may)).toBeVisible();
  }
});

test('the media role still cannot sign in to this console', async ({ page, credentials }) => {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(credentials.media.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.media.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This account has no access to the admin dashboard.').first()).toBeVisible();
});
