import { axe, expect, test } from './fixtures.ts';
import { configuration, openBooth } from './media-steps.ts';

test('the media login is checked by the server (MEDIA-03, MEDIA-06, MEDIA-07, MEDIA-08, MEDIA-53, MEDIA-55, MEDIA-56)', async ({
  page,
  credentials,
}) => {
  await page.goto('/media-setup');
  await expect(page.getByRole('heading', { name: 'Media Team Access' })).toBeVisible();
  await page.getByLabel('Username').fill(credentials.media.username);
  await page.getByLabel('Password', { exact: true }).fill('guessed, not known');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('alert').getByText('Invalid credentials. Please contact the admin for access.'),
  ).toBeVisible();
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
  await page.route('**/api/rtmp/config', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').getByText('An error occurred during login. Please try again.')).toBeVisible();
});

test('a media console that could not be loaded can be loaded again', async ({ page }) => {
  await page.route('**/remotes/media/**', (route) => route.abort());
  await page.goto('/media-setup');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/remotes/media/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Media Team Access' })).toBeVisible();
});

test('a session that ends leads to the login, and what was typed is still there until somebody logs out', async ({
  page,
  credentials,
}) => {
  await openBooth(page);
  await configuration(page).getByLabel('Stream URL').fill('rtmp://b.rtmp.youtube.com/live2');
  await page.route('**/api/media/stream', (route) =>
    route.fulfill({ status: 401, json: { statusCode: 401, code: 'UNAUTHORIZED', message: 'Sign in.' } }),
  );
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await page.unroute('**/api/media/stream');
  await page.getByLabel('Username').fill(credentials.media.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.media.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(configuration(page).getByLabel('Stream URL')).toHaveValue('rtmp://b.rtmp.youtube.com/live2');

  // Logging out discards what was typed, so that the next person at this computer starts with an empty form.
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Username').fill(credentials.media.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.media.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(configuration(page).getByLabel('Stream URL')).toHaveValue('rtmp://a.rtmp.youtube.com/live2');
});

for (const width of [1280, 360]) {
  test(`the media login is accessible at ${width} pixels`, async ({ page, problems }) => {
    // Colours are measured without transitions.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/media-setup');
    await page.getByLabel('Username').waitFor();
    expect(await axe(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}
