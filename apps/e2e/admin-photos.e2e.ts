import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openConsole } from './console-steps.ts';
import { expect, test } from './fixtures.ts';
import {
  addPhotos,
  type Album,
  albumPage,
  captionBox,
  captions,
  captionsOf,
  chooser,
  createAlbum,
  photoFile,
  readAlbum,
  tiles,
} from './gallery-steps.ts';
import { openConnection, seedFile } from './upload-steps.ts';

/** The request that turns a complete upload into a photo. */
const joining = '**/photos/resumable';

test.describe('photos of an album', () => {
  // The server renders each photo again in several sizes.
  test.slow();
  let album: Album;
  test.beforeEach(async ({ api }, { title }) => {
    album = await createAlbum(api, title.slice(0, 60));
  });
  // Other tests count the albums on public pages.
  test.afterEach(async ({ api }) => void (await api('DELETE', `/photo-galleries/${album.id}`, { as: 'admin' })));

  // GAL-24, GAL-26, GAL-27
  test('are uploaded together in order, large ones reduced in the browser, and a file that is no picture is refused by name', async ({
    page,
    api,
    problems,
  }) => {
    await openConsole(page, albumPage(album));
    await page.getByRole('textbox', { name: 'Caption for the photos you choose next' }).fill('On the second evening');
    // Too large for the server, which can only accept the version that the browser has rendered.
    const large = Buffer.concat([seedFile('gallery/crusade-1.jpg'), Buffer.alloc(11 * 1_024 ** 2)]);
    const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await chooser(page).setInputFiles([
      { name: 'large.jpg', mimeType: 'image/jpeg', buffer: large },
      photoFile('b.jpg', 'crusade-2'),
      notes,
      photoFile('c.jpg', 'crusade-3'),
    ]);
    const list = page.getByRole('region', { name: 'Uploads' });
    await expect(list.getByText('3 of 4 photos uploaded, 1 failed.')).toBeVisible({ timeout: 40_000 });
    await expect(list.getByRole('listitem').filter({ hasText: 'notes.pdf' })).toContainText(
      'This file is not a picture.',
    );
    await expect(tiles(page)).toHaveCount(3);
    expect(await captionsOf(api, album.id)).toEqual(Array(3).fill('On the second evening'));
    await list.getByRole('button', { name: 'Clear the list' }).click();
    await expect(list).toBeHidden();
    await page.goto(`/gallery?album=${album.id}`);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(3);
    expect(problems).toEqual([]);
  });

  test('continue by themselves after a lost connection, and are added once even if the answer was lost', async ({
    page,
    api,
  }) => {
    await openConsole(page, albumPage(album));
    let isBroken = true;
    let hasArrived = false;
    await page.route(joining, async (route) => {
      if (!isBroken) return route.continue();
      // The request arrives, but its answer is lost.
      if (!hasArrived) await route.fetch();
      hasArrived = true;
      return route.abort('connectionreset');
    });
    await chooser(page).setInputFiles([photoFile('a.jpg'), photoFile('b.jpg', 'crusade-2')]);
    await expect(page.getByText('No connection; continues automatically.')).toBeVisible();
    isBroken = false;
    await expect(page.getByText('2 of 2 photos uploaded.')).toBeVisible({ timeout: 40_000 });
    expect((await readAlbum(api, album.id)).photos).toHaveLength(2);
    await expect(tiles(page)).toHaveCount(2);
  });

  test('continue where the connection broke, and stay in the order in which they were chosen', async ({
    page,
    api,
    site,
  }) => {
    // An image with few bytes per pixel: a smaller rendering would have more bytes.
    const grain = { type: 'gaussian', mean: 120, sigma: 60 } as const;
    const large = await sharp({
      create: { width: 2_000, height: 1_500, channels: 3, background: '#0b5148', noise: grain },
    })
      .jpeg({ quality: 70 })
      .toBuffer();
    const connection = await openConnection(site.url);
    await openConsole(page, `${connection.url}${albumPage(album)}` as '/admin');
    const broken = connection.disconnectAfter(0.7 * large.length);
    await chooser(page).setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
    await broken;
    await chooser(page).setInputFiles(photoFile('small.jpg', 'crusade-2'));
    const row = page.getByRole('listitem').filter({ hasText: 'large.jpg' });
    await expect(row).toContainText('No connection; continues automatically.');
    connection.sent();
    connection.reconnect();
    await expect(page.getByText('2 of 2 photos uploaded.')).toBeVisible({ timeout: 40_000 });
    expect(connection.sent()).toBeLessThan(0.9 * large.length);
    const { photos } = await readAlbum(api, album.id);
    expect(photos.map(({ width, height }) => [width, height])[0]).toEqual([1_920, 1_440]);
    expect(photos).toHaveLength(2);
    connection.close();
  });

  test('wait as long as the server asks, and continue sooner when the connection is back', async ({ page, api }) => {
    await openConsole(page, albumPage(album));
    await page.route(
      '**/api/upload/resumable',
      (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '3600' }, json: { message: 'Please wait.' } }),
      { times: 1 },
    );
    await chooser(page).setInputFiles(photoFile('a.jpg'));
    await expect(
      page.getByText('The server asks to wait 60 minutes; then the upload continues automatically.'),
    ).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('1 of 1 photo uploaded.')).toBeVisible({ timeout: 40_000 });
    expect((await readAlbum(api, album.id)).photos).toHaveLength(1);
  });

  test('that the server refuses stay listed with the reason and can be added without a new upload, or cancelled', async ({
    page,
    api,
  }) => {
    await openConsole(page, albumPage(album));
    const begun: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/upload/resumable')) begun.push(request.url());
    });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const row = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: 'a.jpg' });
    const retry = row.getByRole('button', { name: 'Retry a.jpg' });
    const refuse = (status: number, code: string, message: string) =>
      page.route(joining, (route) => route.fulfill({ status, json: { code, message } }), { times: 1 });
    await refuse(507, 'INSUFFICIENT_STORAGE', 'The disk is full.');
    await chooser(page).setInputFiles(photoFile('a.jpg'));
    await expect(row).toContainText('The disk is full.');
    await refuse(409, 'GALLERY_FULL', 'An album holds at most 500 photos.');
    await retry.click();
    await expect(row).toContainText('An album holds at most 500 photos.');
    await page.route(
      joining,
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    await retry.click();
    await expect(row).toContainText('The server is storing it…');
    expect(begun).toHaveLength(1);
    await chooser(page).setInputFiles([photoFile('b.jpg', 'crusade-2')]);
    await page.getByRole('button', { name: 'Cancel b.jpg' }).click();
    release();
    await expect(page.getByText('1 of 1 photo uploaded.')).toBeVisible({ timeout: 40_000 });
    expect((await readAlbum(api, album.id)).photos).toHaveLength(1);
  });

  // GAL-25, GAL-28
  test('can also be added by their address', async ({ page, api, problems }) => {
    await page.route('https://example.org/**', (route) =>
      route.fulfill({ body: seedFile('gallery/eye-1.jpg'), contentType: 'image/jpeg' }),
    );
    await openConsole(page, albumPage(album));
    await page.getByRole('button', { name: 'Add by address' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add photo' }).click();
    await expect(form.getByText('Please give the address of a photo.')).toBeVisible();
    const address = form.getByRole('textbox', { name: 'Address of the photo' });
    await expect(address).toBeFocused();
    await address.fill('http://example.org/choir.jpg');
    await form.getByRole('button', { name: 'Add photo' }).click();
    await expect(form.getByText('Url must be an https address')).toBeVisible();
    await address.fill('https://example.org/choir.jpg');
    await form.getByRole('textbox', { name: 'Caption' }).fill('From a friend');
    // The photo is added, but the answer is lost.
    await page.route(
      '**/api/photo-galleries/*/photos',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await form.getByRole('button', { name: 'Add photo' }).click();
    await expect(form.getByRole('alert').getByText(/^Network error/)).toBeVisible();
    await form.getByRole('button', { name: 'Add photo' }).click();
    await expect(page.getByText('The photo was added.')).toBeVisible();
    await expect(tiles(page)).toHaveCount(1);
    expect((await readAlbum(api, album.id)).photos).toMatchObject([
      { url: 'https://example.org/choir.jpg', caption: 'From a friend' },
    ]);
    expect(problems.filter((problem) => !/400|ERR_CONNECTION_RESET/.test(problem))).toEqual([]);
  });

  test('have captions that are saved automatically, can be undone, and are kept when the server is not reached', async ({
    page,
    api,
    site,
  }) => {
    await addPhotos(site, album, 1);
    await openConsole(page, albumPage(album));
    const tile = tiles(page).first();
    await captionBox(page, 1).fill('The choir of Lira');
    await expect(tile.getByText('Saved.')).toBeVisible();
    expect(await captionsOf(api, album.id)).toEqual(['The choir of Lira']);
    await tile.getByRole('button', { name: 'Undo: Caption of photo 1' }).click();
    await expect(captionBox(page, 1)).toHaveValue('Choir 1');
    await expect.poll(() => captionsOf(api, album.id)).toEqual(['Choir 1']);
    await page.route('**/api/photos/*', (route) => route.abort(), { times: 1 });
    await captionBox(page, 1).fill('The choir of Gulu');
    await captionBox(page, 1).press('Enter');
    await expect(tile.getByText('Not saved: Network error.')).toBeVisible();
    await tile.getByRole('button', { name: 'Try again' }).click();
    await expect(tile.getByText('Saved.')).toBeVisible();
    await page.goto(`/gallery?album=${album.id}`);
    await expect(page.getByRole('link', { name: 'The choir of Gulu' })).toBeVisible();
  });

  test('can be ordered with the pointer, the keyboard and the menu, with Undo; the first is the cover', async ({
    page,
    api,
    site,
    problems,
  }) => {
    const [a, b, c] = ['Choir 1', 'Choir 2', 'Choir 3'];
    await addPhotos(site, album, 3);
    await openConsole(page, albumPage(album));
    await expect(tiles(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Move Choir 3' }).scrollIntoViewIfNeeded();
    const handle = await page.getByRole('button', { name: 'Move Choir 3' }).boundingBox();
    const first = await tiles(page).first().boundingBox();
    if (!handle || !first) throw new Error('Nothing to drag');
    await page.mouse.move(handle.x + 10, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(first.x + 60, first.y + 60, { steps: 12 });
    // If the photo were dropped before the photos are measured, it would stay in its place.
    await expect(page.getByText('It would be photo 1 of 3.')).toBeAttached();
    await page.mouse.up();
    await expect(page.getByText('The new order is saved.')).toBeVisible();
    await expect.poll(() => captions(page)).toEqual([c, a, b]);
    await expect.poll(() => captionsOf(api, album.id)).toEqual([c, a, b]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('The previous order was restored.')).toBeVisible();
    await expect.poll(() => captions(page)).toEqual([a, b, c]);

    await page.getByRole('button', { name: 'Move Choir 1' }).focus();
    await page.keyboard.press('Space');
    // The first announcement comes before the photos are measured; an arrow key pressed earlier would move nothing.
    await expect(page.getByText('Photo 1 of 3 is lifted, in its original place.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('It would be photo 2 of 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => captionsOf(api, album.id)).toEqual([b, a, c]);
    await expect(page.getByRole('button', { name: 'Move Choir 1' })).toBeFocused();

    await page.getByRole('button', { name: 'More for Choir 3' }).click();
    await page.getByRole('menuitem', { name: 'Make it the cover' }).click();
    await expect(tiles(page).first().getByText('Cover', { exact: true })).toBeVisible();
    await expect.poll(() => captionsOf(api, album.id)).toEqual([c, b, a]);
    expect(problems).toEqual([]);
  });

  // GAL-30, GAL-31, GAL-32
  test('are deleted after a question, and can be restored or removed permanently', async ({ page, api, site }) => {
    await addPhotos(site, album, 3);
    await openConsole(page, albumPage(album));
    const question = page.getByRole('dialog', { name: 'Delete this photo?' });
    await page.getByRole('button', { name: 'Delete Choir 2' }).click();
    await expect(question).toContainText('Are you sure you want to delete this photo permanently?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Delete Choir 2' })).toBeFocused();

    await page.route(
      '**/api/photos/bulk',
      (route) => route.fulfill({ status: 503, json: { message: 'The database is busy.' } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Delete Choir 2' }).click();
    await question.getByRole('button', { name: 'Delete photo' }).click();
    await expect(page.getByRole('alert').getByText('Failed to delete photo: The database is busy.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Choir 2' }).click();
    await question.getByRole('button', { name: 'Delete photo' }).click();
    await expect(page.getByText('Photo deleted successfully!')).toBeVisible();
    await expect(tiles(page)).toHaveCount(2);
    expect(await captionsOf(api, album.id)).toEqual(['Choir 1', 'Choir 3']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(tiles(page)).toHaveCount(3);
    await expect.poll(() => captions(page)).toEqual(['Choir 1', 'Choir 2', 'Choir 3']);

    const { url = '' } = (await readAlbum(api, album.id)).photos[0] ?? {};
    await page.getByRole('checkbox', { name: 'Select Choir 1' }).check();
    await page.getByRole('checkbox', { name: 'Select Choir 3' }).check();
    await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete 2 photos' }).click();
    await expect(page.getByText('2 photos deleted successfully!')).toBeVisible();
    await page.getByText('Deleted 2 photos', { exact: true }).click();
    await page.getByRole('button', { name: 'Restore Choir 3' }).click();
    await expect(tiles(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove Choir 1 now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove permanently' }).click();
    await expect(page.getByText('The photo and its files were deleted permanently.')).toBeVisible();
    await expect.poll(async () => (await fetch(`${site.url}${url}`)).status).toBe(404);
    expect(await captionsOf(api, album.id)).toEqual(['Choir 2', 'Choir 3']);
  });

  // GAL-15, GAL-16, GAL-29
  test('are downloaded as a picture or, if several, as an archive, and a failure is reported', async ({
    page,
    site,
  }) => {
    await addPhotos(site, album, 2);
    await openConsole(page, albumPage(album));
    const one = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Choir 1' }).click();
    expect((await one).suggestedFilename()).toBe('Choir 1.jpg');
    await page.getByRole('button', { name: 'Select all 2 photos' }).click();
    const several = page.waitForEvent('download');
    const bulk = page.getByRole('region', { name: 'Bulk actions' });
    await bulk.getByRole('button', { name: 'Download' }).click();
    const archive = await several;
    expect(archive.suggestedFilename()).toBe(`${album.title}.zip`);
    const bytes = await readFile(await archive.path());
    // The signature of a ZIP file header, and the file names in the directory at the end.
    expect([bytes.readUInt32LE(0), bytes.includes('Choir 1.jpg'), bytes.includes('Choir 2.jpg')]).toEqual([
      0x04034b50,
      true,
      true,
    ]);
    await page.route('**/uploads/*.jpg', (route) => route.abort());
    await page.getByRole('button', { name: 'Download Choir 2' }).click();
    await expect(page.getByRole('alert').getByText('Failed to download photo. Please try again.')).toBeVisible();
  });

  // GAL-33, GAL-34
  test('that fail to load are requested once more, then replaced by a placeholder of 150 by 150', async ({
    page,
    site,
  }) => {
    await addPhotos(site, album, 1);
    let asked = 0;
    await page.route('**/uploads/**', (route) => {
      asked += 1;
      return route.abort();
    });
    await openConsole(page, albumPage(album));
    const picture = tiles(page).first().locator('img');
    await expect(picture).toHaveAttribute('src', '/api/placeholder/150/150');
    expect(
      await picture.evaluate((image: HTMLImageElement) => [
        image.width > 0,
        image.getAttribute('width'),
        image.getAttribute('height'),
      ]),
    ).toEqual([true, '150', '150']);
    expect(asked).toBe(2);
  });

  test('can be viewed large one after the other with the arrow keys, beside their captions', async ({
    page,
    api,
    site,
  }) => {
    await addPhotos(site, album, 2);
    await openConsole(page, albumPage(album));
    await page.getByRole('button', { name: 'View Choir 2' }).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText('Photo 2 of 2')).toBeVisible();
    await viewer.getByRole('button', { name: 'Next' }).press('ArrowRight');
    await expect(viewer.getByText('Photo 1 of 2')).toBeVisible();
    await viewer.getByRole('textbox', { name: 'Caption' }).fill('The first of two');
    await viewer.getByRole('button', { name: 'Next' }).click();
    await expect(viewer.getByText('Photo 2 of 2')).toBeVisible();
    await expect.poll(() => captionsOf(api, album.id)).toEqual(['The first of two', 'Choir 2']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'View Choir 2' })).toBeFocused();
    await expect(captionBox(page, 1)).toHaveValue('The first of two');
  });
});
