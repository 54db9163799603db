import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startProduct } from '../../tools/product.mjs';
import { openConsole } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { addressBox, chooseFile, longRecording, seedFile, startLine } from './upload-steps.ts';

const megabyte = 1_000_000;
const ours = (ending: string) => new RegExp(`^/uploads/[0-9a-f]{24}(-\\d+x\\d+)?\\.${ending}$`);
const newSermon = '/admin/sermons/new';
const newAnnouncement = '/admin/community/announcements/new';

test.describe('an upload field', () => {
  // EDIT-13, EDIT-31, ANN-14: the featured image is made smaller on the device and then shown
  test('takes a picture, smaller than the camera made it, and shows what is stored', async ({ page, problems }) => {
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
    await expect(page.getByText('What the camera wrote into a video, its place too, stays in it.')).toBeVisible();
    await chooseFile(page, 'Video', {
      name: 'dawn.mp4',
      mimeType: 'video/mp4',
      buffer: seedFile('dawn-over-the-plain.mp4'),
    });
    await expect(addressBox(page, 'Video')).toHaveValue(ours('mp4'));
    await expect(page.getByText('0:20 · 0.2 MB')).toBeVisible();
  });

  // EDIT-60, ANN-25
  test('says beside the field and in a toast why a file is not taken', async ({ page }) => {
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
  test('says so too when the content is not what the name says, which is found once it is there', async ({ page }) => {
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
  test('sends nothing when nobody is signed in any more', async ({ page }) => {
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

  test('goes on by itself where a broken line stopped it; what is stored is what was chosen, byte for byte', async ({
    page,
    site,
  }) => {
    const line = await startLine(site.url);
    await openConsole(page, `${line.url}${newSermon}` as '/admin');
    const broken = line.breakAfter(9 * megabyte);
    await chooseFile(page, 'Audio', file);
    await broken;
    await expect(page.getByText('The connection is broken. It goes on by itself as soon as it can.')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Upload of sunday.mp3' })).toBeVisible();
    line.sent();
    line.mend();
    await expect(addressBox(page, 'Audio')).toHaveValue(ours('mp3'), { timeout: 60_000 });
    expect(line.sent()).toBeLessThan(7 * megabyte);
    const stored = await page.request.get(`${site.url}${await addressBox(page, 'Audio').inputValue()}`);
    expect((await stored.body()).equals(recording)).toBe(true);
    line.close();
  });

  test('goes on after the page was loaded again, with the copy that the device keeps', async ({ page, site }) => {
    const line = await startLine(site.url);
    await openConsole(page, `${line.url}${newSermon}` as '/admin');
    const broken = line.breakAfter(9 * megabyte);
    await chooseFile(page, 'Audio', file);
    await broken;
    await expect(page.getByText('The connection is broken.')).toBeVisible();
    line.sent();
    line.mend();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${line.url}${newSermon}`);
    await expect(addressBox(page, 'Audio')).toHaveValue(ours('mp3'), { timeout: 60_000 });
    // The page itself is loaded over this connection too.
    expect(line.sent()).toBeLessThan(7 * megabyte);
    line.close();
  });

  test('goes on after the server was killed and started again', async ({ page }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'ministry-restart-'));
    const first = await startProduct({ DATA_DIR: dataDir });
    const line = await startLine(first.url);
    await openConsole(page, `${line.url}${newSermon}` as '/admin');
    const broken = line.breakAfter(9 * megabyte);
    await chooseFile(page, 'Audio', file);
    await broken;
    process.kill(first.pid, 'SIGKILL');
    await first.stop();
    const second = await startProduct({ DATA_DIR: dataDir });
    line.leadTo(second.url);
    line.sent();
    line.mend();
    // The browser sends this event when the network is back; the upload then does not wait for its next attempt.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(addressBox(page, 'Audio')).toHaveValue(ours('mp3'), { timeout: 60_000 });
    expect(line.sent()).toBeLessThan(7 * megabyte);
    const stored = await page.request.get(`${second.url}${await addressBox(page, 'Audio').inputValue()}`);
    expect((await stored.body()).equals(recording)).toBe(true);
    line.close();
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  // ANN-25
  test('says which error the server answers while it tries again, and tries again when told', async ({ page }) => {
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
      page.getByText('Failed to upload audio: 503 The store is away. It is tried again by itself.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
    await page.unroute('**/api/upload/resumable');
    await page.getByRole('button', { name: 'Try again now' }).click();
    await expect(addressBox(page, 'Audio')).toHaveValue(/\/uploads\//);
  });

  test('can be paused, gone on with and given up', async ({ page, site, api }) => {
    const line = await startLine(site.url);
    await openConsole(page, `${line.url}${newSermon}` as '/admin');
    const broken = line.breakAfter(5 * megabyte);
    const begun = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/upload/resumable'),
    );
    await chooseFile(page, 'Audio', file);
    await broken;
    const { pathname } = new URL((await begun).headers()['location'] ?? '', site.url);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('sunday.mp3 is paused')).toBeVisible();
    line.mend();
    // Block further parts; otherwise the rest would arrive before anybody could click a button.
    await page.route('**/api/upload/resumable/*', (route) =>
      route.request().method() === 'PATCH' ? undefined : route.continue(),
    );
    await page.getByRole('button', { name: 'Go on' }).click();
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
    line.close();
  });
});
