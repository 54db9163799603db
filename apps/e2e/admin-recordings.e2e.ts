import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasFfmpeg, stopEncoders } from '../../tools/encoder.mjs';
import { dialog, openConsole } from './console-steps.ts';
import { axe, expect } from './fixtures.ts';
import { desktop, goOnAir, phone, smallShow, streamingTest as test } from './live-steps.ts';

interface List {
  items: { id: number; state: string; bytes: number; title: string }[];
}

test.skip(!hasFfmpeg, 'An encoder is needed to record something.');

// After the service the recording is offered as a draft sermon, with its size; deleting it frees disk space.
test('a service is recorded, watched and made a draft sermon, and another recording is deleted', async ({
  page,
  api,
  site,
  problems,
}) => {
  test.setTimeout(150_000);
  const recordings = async () => ((await api('GET', '/media/recordings', { as: 'media' })).body as List).items;
  const record = async () => {
    await goOnAir(api, smallShow);
    const bytesUnderWay = async () => (await recordings()).find(({ state }) => state === 'recording')?.bytes ?? 0;
    await expect.poll(bytesUnderWay, { timeout: 20_000 }).toBeGreaterThan(0);
  };
  const end = async () => {
    await api('POST', '/media/go-live', { as: 'media', body: { status: 'offline' } });
    await stopEncoders();
  };

  await openConsole(page, '/admin/sermons');
  await page.getByRole('link', { name: 'Recordings of services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recordings' })).toBeVisible();
  await expect(page.getByText('Nothing has been recorded yet.')).toBeVisible();

  await record();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Recording now')).toBeVisible();
  const clock = page.getByRole('timer');
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first ?? '');
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await end();
  // The page polls until the recording is ready.
  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
  const [{ title } = { title: '' }] = await recordings();
  await page.getByRole('button', { name: `Watch ${title}` }).click();
  const video = page.locator('video');
  await video.evaluate((film: HTMLVideoElement) => {
    film.muted = true;
    return film.play();
  });
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.3);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(viewport.width);
  }

  await page.getByRole('button', { name: `Make a draft sermon from ${title}` }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/sermons\/\d+$/);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.goto('/admin/sermons/recordings');
  await expect(page.getByRole('link', { name: 'Open the sermon' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  await record();
  await end();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.goto('/admin/sermons');
  await page.getByRole('link', { name: 'Recordings of services (1 ready)' }).click();
  const films = () => readdirSync(join(site.dataDir, 'uploads')).filter((name) => name.endsWith('.mp4')).length;
  const before = films();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(dialog(page)).toContainText(/This frees \d+(\.\d)? (kB|MB)/);
  await dialog(page).getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText(/was deleted: .* are free again/)).toBeVisible();
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(0);
  await expect.poll(films).toBe(before - 1);
  expect(problems).toEqual([]);
});

test('a list that cannot be loaded says so and can be loaded again', async ({ page }) => {
  await page.route('**/api/media/recordings', (route) =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, code: 'UNAVAILABLE', message: 'Please come back shortly.' },
    }),
  );
  await openConsole(page, '/admin/sermons/recordings');
  await expect(page.getByText('The recordings could not be loaded')).toBeVisible();
  await page.unroute('**/api/media/recordings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/of 20 GB/)).toBeVisible();
});
