import type { Locator, Page } from '@playwright/test';
import { basicAuth, expect } from './fixtures.ts';

/** Opens a page of the admin console with a stored credential, as if signed in earlier in this tab. Other tests cover the login. */
export async function openConsole(page: Page, path: `/admin${string}`): Promise<void> {
  // Only where nothing is stored, so that a test that signs out stays signed out.
  await page.addInitScript((credential) => {
    if (sessionStorage.getItem('adminAuth') === null && sessionStorage.getItem('opened') === null)
      sessionStorage.setItem('adminAuth', credential);
    sessionStorage.setItem('opened', 'yes');
  }, basicAuth('admin').slice('Basic '.length));
  // A click on a toast that is still sliding in would be lost.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible({ timeout: 20_000 });
}

/** Signs in through the form, without a stored credential. */
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

/** Shows one more column of the open list. */
export async function chooseColumn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await dialog(page).getByRole('checkbox', { name }).check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('columnheader', { name })).toBeVisible();
}

/** Saves the open list as a view; its menu then has the view's name. */
export async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
}
