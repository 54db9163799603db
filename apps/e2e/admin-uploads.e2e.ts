import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startProduct } from '../../tools/product.mjs';
import { openConsole } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { addressBox, chooseFile, longRecording, openConnection, seedFile } from './upload-steps.ts';

const megabyte = 1_000_000;
const ours = (ending: string) => new RegExp(`^/uploads/[0-9a-f]{24}(-\\d+x\\d+)?\\.${ending}$`);
const newSermon = '/admin/sermons/new';
const newAnnouncement = '/admin/community/announcements/new';

test.describe('an upload field', () => {
  // EDIT-13, EDIT-31, ANN-14: the featured image is made smaller on the device and then shown
  test('takes a picture, reduces its size, and shows what is stored', async ({ page, problems }) => {
    test.slow();
    await openConsole(page, newAnnouncement);
    // A photo taken in portrait, as phones store it: the pixels are in landscape with an orientation tag.
    const photo = await sharp({
      create: {
        width: 2_600,
        height: 2_000,
        channels: 3,
        background: '#0b5148',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const announced = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/upload/resumable'),
    );
    await chooseFile(page, 'Featured image', { name: 'choir.jpeg', mimeType: 'image/jpeg', buffer: photo });
    const sent = Number((await announced).headers()['upload-length']);
    expect(sent).toBeLessThan(photo.length / 2);
    await expect(addressBox(page, 'Featured image')).toHaveValue(/-147\dx1920\.jpg$/);
    const shown = page.locator('img[src^="/uploads/"]');
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await axe(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Remove: Featured image' }).click();
    await expect(addressBox(page, 'Featured image')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Choose the picture: Featured image' })).toBeFocused();
    expect(problems).toEqual([]);
  });

  // EDIT-17, EDIT-18, EDIT-31
  test('takes sound and video, and plays what is stored, with size and length', async ({ page }) => {
    await openConsole(page, newSermon);
    await chooseFile(page, 'Audio', {
      name: 'first-light.mp3',
      mimeType: 'audio/mpeg',
      buffer: seedFile('first-light.mp3'),
    });
    await expect(addressBox(page, 'Audio')).toHaveValue(ours('mp3'));
    await expect(page.getByText('1:05 · 0.3 MB')).toBeVisible();
    await expect(
      page.getByText('What the camera stored in a video, including the location, stays in it.'),
    ).toBeVisible();
    await chooseFile(page, 'Video', {
      name: 'dawn.mp4',
      mimeType: 'video/mp4',
      buffer: seedFile('dawn-over-the-plain.mp4'),
    });
    await expect(addressBox(page, 'Video')).toHaveValue(ours('mp4'));
    await expect(page.getByText('0:20 · 0.2 MB')).toBeVisible();
  });

  // EDIT-60, ANN-25
  test('says beside the field and in a toast why a file is refused', async ({ page }) => {
    await openConsole(page, newAnnouncement);
    await chooseFile(page, 'Featured image', {
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    const failure = 'Failed to upload image: 415 Photo must be a JPEG, PNG, WebP, GIF or AVIF picture.';
    await expect(addressBox(page, 'Featured image')).toHaveAccessibleDescription(new RegExp(failure));
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    await expect(addressBox(page, 'Featured image')).toHaveAttribute('aria-invalid', 'true');
  });

  // EDIT-60
  test('says so too when the content does not match the file name, which is found after the upload', async ({
    page,
  }) => {
    await openConsole(page, newSermon);
    await chooseFile(page, 'Audio', { name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound at all') });
    await expect(addressBox(page, 'Audio')).toHaveAccessibleDescription(
      /Failed to upload audio: 415 Audio must be an MP3 or M4A recording\./,
    );
  });

  // EDIT-23
  test('takes the photos of an event, each in its place', async ({ page }) => {
    await openConsole(page, '/admin/events/new');
    for (const place of [1, 2]) {
      await page.getByRole('button', { name: 'Add a photo' }).click();
      await chooseFile(page, `Event photo ${place}`, {
        name: `eye-${place}.jpg`,
        mimeType: 'image/jpeg',
        buffer: seedFile(`gallery/eye-${place}.jpg`),
      });
      await expect(addressBox(page, `Event photo ${place}`)).toHaveValue(ours('jpg'));
    }
    expect(await addressBox(page, 'Event photo 1').inputValue()).not.toBe(
      await addressBox(page, 'Event photo 2').inputValue(),
    );
  });

  // ADM-18, ANN-24
  test('sends nothing when nobody is signed in', async ({ page }) => {
    await openConsole(page, newAnnouncement);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/upload') && asked.push(request.url()));
    await page.evaluate(() => sessionStorage.removeItem('adminAuth'));
    await chooseFile(page, 'Featured image', {
      name: 'choir.jpg',
      mimeType: 'image/jpeg',
      buffer: seedFile('gallery/eye-1.jpg'),
    });
    await expect(page.getByText('Admin authentication required. Please log in again.').first()).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test.describe('a long recording', () => {
  // The tests include two starts of the product.
  test.describe.configure({ timeout: 180_000 });
  const recording = longRecording(12);
  const file = { name: 'sunday.mp3', mimeType: 'audio/mpeg', buffer: recording };

  test('continues by itself where the connection broke, and is stored byte for byte as it was chosen', async ({
    page,
    site,
  }) => {
    const connection = await openConnection(site.url);
    await openConsole(page, `${connection.url}${newSermon}` as '/admin');
    const broken = connection.disconnectAfter(9 * megabyte);
    await chooseFile(page, 'Audio', file);
    await broken;
    await expect(page.getByText('The connection was lost. The upload continues automatically.')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Upload of sunday.mp3' })).toBeVisible();
    connection.sent();
    connection.reconnect();
    await expect(addressBox(page, 'Audio')).toHaveValue(ours('mp3'), { timeout: 60_000 });
    expect(connection.sent()).toBeLessThan(7 * megabyte);
    const stored = await page.request.get(`${site.url}${await addressBox(page, 'Audio').inputValue()}`);
    expect((await stored.body()).equals(recording)).toBe(true);
    connection.close();
  });

  test('continues after the page was reloaded, from the copy on the device', async ({ page, site }) => {
    const connection = await openConnection(site.url);
    await openConsole(page, `${connection.url}${newSermon}` as '/admin');
    const broken = connection.disconnectAfter(9 * megabyte);
    await chooseFile(page, 'Audio', file);
    await broken;
    await expect(page.getByText('The connection was lost.')).toBeVisible();
    connection.sent();
    connection.reconnect();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${connection.url}${newSermon}`);
    await expect(addressBox(page, 'Audio')).toHaveValue(ours('mp3'), { timeout: 60_000 });
    // The page itself is loaded over this connection too.
    expect(connection.sent()).toBeLessThan(7 * megabyte);
    connection.close();
  });

  test('continues after the server was killed and restarted', async ({ page }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'ministry-restart-'));
    const first = await startProduct({ DATA_DIR: dataDir });
    const connection = await openConnection(first.url);
    await openConsole(page, `${connection.url}${newSermon}` as '/admin');
    const broken = connection.disconnectAfter(9 * megabyte);
    await chooseFile(page, 'Audio', file);
    await broken;
    process.kill(first.pid, 'SIGKILL');
    await first.stop();
    const second = await startProduct({ DATA_DIR: dataDir });
    connection.forwardTo(second.url);
    connection.sent();
    connection.reconnect();
    // The browser sends this event when the network is back; the upload then does not wait for its next attempt.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(addressBox(page, 'Audio')).toHaveValue(ours('mp3'), { timeout: 60_000 });
    expect(connection.sent()).toBeLessThan(7 * megabyte);
    const stored = await page.request.get(`${second.url}${await addressBox(page, 'Audio').inputValue()}`);
    expect((await stored.body()).equals(recording)).toBe(true);
    connection.close();
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  // ANN-25
  test('shows the error of the server while it retries, and tries again when asked', async ({ page }) => {
    await page.route('**/api/upload/resumable', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '3600' },
        json: { code: 'STORAGE_UNAVAILABLE', message: 'The store is away.' },
      }),
    );
    await openConsole(page, newSermon);
    await chooseFile(page, 'Audio', file);
    await expect(
      page.getByText('Failed to upload audio: 503 The store is away. The upload is retried automatically.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
    await page.unroute('**/api/upload/resumable');
    await page.getByRole('button', { name: 'Try again now' }).click();
    await expect(addressBox(page, 'Audio')).toHaveValue(/\/uploads\//);
  });

  test('can be paused, continued and cancelled', async ({ page, site, api }) => {
    const connection = await openConnection(site.url);
    await openConsole(page, `${connection.url}${newSermon}` as '/admin');
    const broken = connection.disconnectAfter(5 * megabyte);
    const begun = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/upload/resumable'),
    );
    await chooseFile(page, 'Audio', file);
    await broken;
    const { pathname } = new URL((await begun).headers()['location'] ?? '', site.url);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('sunday.mp3 is paused')).toBeVisible();
    connection.reconnect();
    // Block further parts; otherwise the rest would arrive before anybody could click a button.
    await page.route('**/api/upload/resumable/*', (route) =>
      route.request().method() === 'PATCH' ? undefined : route.continue(),
    );
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('button', { name: 'Choose the recording: Audio' })).toBeFocused();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect
      .poll(
        async () =>
          (
            await api('HEAD', pathname.slice('/api'.length) as '/', {
              as: 'admin',
              headers: { 'tus-resumable': '1.0.0' },
            })
          ).status,
      )
      .toBe(404);
    await expect(addressBox(page, 'Audio')).toHaveValue('');
    connection.close();
  });
});
