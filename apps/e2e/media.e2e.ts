import { axe, expect, test } from './fixtures.ts';

test('the media login is checked by the server (MEDIA-03 to MEDIA-08, MEDIA-53, MEDIA-55, MEDIA-56)', async ({ page, credentials }) => {
  await page.goto('/media-setup');
  await expect(page.getByRole('heading', { name: 'Media Team Access' })).toBeVisible();
  await page.getByLabel('Username').fill(credentials.media.username);
  await page.getByLabel('Password', { exact: true }).fill('guessed, not known');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').getByText('Invalid credentials. Please contact the admin for access.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('mediaAuth'))).toBeNull();

  await page.getByLabel('Password', { exact: true }).fill(credentials.media.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome to the Media Team Setup page.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Media Team Setup' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are signed in as media')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('mediaAuth'))).toBeNull();
});

test('a login that could not be checked says so (MEDIA-54)', async ({ page, credentials }) => {
  await page.goto('/media-setup');
  await page.getByLabel('Username').fill(credentials.media.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.media.password);
  await page.route('**/api/session', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').getByText('An error occurred during login. Please try again.')).toBeVisible();
});

test('the media console survives its own absence', async ({ page }) => {
  await page.route('**/remotes/media/**', (route) => route.abort());
  await page.goto('/media-setup');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/remotes/media/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Media Team Access' })).toBeVisible();
});

for (const width of [1280, 768, 360]) {
  test(`the media pages are accessible at ${width} pixels`, async ({ page, credentials, problems }) => {
    // Colours are measured where they rest, not on their way in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/media-setup');
    await page.getByLabel('Username').fill(credentials.media.username);
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill(credentials.media.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Media Team Setup' }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}
