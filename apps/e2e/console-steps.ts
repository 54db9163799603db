import type { Locator, Page } from '@playwright/test';
import { basicAuth, expect } from './fixtures.ts';

/** Opens a page of the admin console as somebody who has signed in before in this tab; the login itself has tests of its own. */
export async function openConsole(page: Page, path: `/admin${string}`): Promise<void> {
  // Only where nothing is kept: a test that signs out stays out.
  await page.addInitScript((credential) => {
    if (sessionStorage.getItem('adminAuth') === null && sessionStorage.getItem('opened') === null)
      sessionStorage.setItem('adminAuth', credential);
    sessionStorage.setItem('opened', 'yes');
  }, basicAuth('admin').slice('Basic '.length));
  // A press on a toast that still comes in is lost.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible({ timeout: 20_000 });
}

/** Signs in through the form, as somebody who comes for the first time today. */
export async function signIn(
  page: Page,
  { username, password }: { username: string; password: string },
  path = '/admin',
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Shows one more column of the list that is open. */
export async function chooseColumn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await dialog(page).getByRole('checkbox', { name }).check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('columnheader', { name })).toBeVisible();
}

/** Saves the list that is open as a view, which its menu is called after from then on. */
export async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
}
