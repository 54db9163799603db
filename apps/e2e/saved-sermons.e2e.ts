import type { Page } from '@playwright/test';
import { startProduct } from '../../tools/product.mjs';
import { type Api, basicAuth, expect } from './fixtures.ts';
import { disconnect, heading, note, reconnect, stored, test } from './offline-steps.ts';
import { media, player, playsFrom, type SermonFacts } from './sermon-steps.ts';
import { longRecording } from './upload-steps.ts';
import { axeOnPhoneAndDesktop, hydrated, phone, visit } from './visit-steps.ts';

const walk = 120_000;
const megabytes = 4;
/** Bytes of one range request. */
const piece = 524_288;

test.use({ viewport: phone });

/** Creates a sermon with a recording of several pieces. */
async function publish(api: Api, url: string, title: string): Promise<SermonFacts> {
  const form = new FormData();
  form.set('audio', new Blob([longRecording(megabytes) as BlobPart], { type: 'audio/mpeg' }), 'long.mp3');
  const sent = await fetch(`${url}/api/upload/audio`, {
    method: 'POST',
    headers: { authorization: basicAuth('admin') },
    body: form,
  });
  const { url: audioUrl } = (await sent.json()) as { url: string };
  const { status, body } = await api('POST', '/sermons', {
    as: 'admin',
    body: {
      title,
      description: 'What carries us.',
      speaker: 'Grace Akello',
      date: new Date().toISOString(),
      category: 'teaching',
      isActive: true,
      audioUrl,
    },
  });
  expect(status).toBe(201);
  return body as SermonFacts;
}

const saveButton = (page: Page) => page.getByRole('button', { name: /^Save offline \(/ });
const saved = (page: Page) => page.getByRole('button', { name: /^Saved \(\d/ });
const pieces = async (page: Page) => (await stored(page, 'recordings')).filter((path) => path.includes('?piece='));
const list = (page: Page) =>
  page
    .locator('#stored-pages')
    .getByRole('listitem')
    .filter({ has: page.locator('form') });

/** Slows the connection down, so that it can be cut in the middle of a recording. */
async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

test('G15: a sermon is saved in spite of a lost connection, plays and seeks offline, and is removed with one press', async ({
  page,
  context,
  connection,
  site,
  api,
  problems,
}) => {
  test.setTimeout(walk);
  const sermon = await publish(api, site.url, `Bread for the road ${Date.now()}`);
  await visit(page, `/sermons/${sermon.id}`);
  await expect(page.getByText(/^Free on this device: [\d.]+ [MG]B\.$/)).toBeVisible();
  await slowDown(page, 1_000_000);
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect.poll(async () => (await pieces(page)).length).toBeGreaterThanOrEqual(2);
  // The rest must not arrive while the page is checked, however long that takes.
  await slowDown(page, 50_000);
  expect(await axeOnPhoneAndDesktop(page)).toEqual([]);

  await disconnect(page, connection);
  await expect(page.getByText(/^No connection\. Saving continues automatically/)).toBeVisible({ timeout: 20_000 });
  await slowDown(page, -1);
  await disconnect(page, connection);
  const before = await pieces(page);
  connection.requests.length = 0;
  await reconnect(page, connection);
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  // Pieces that have arrived are not fetched again.
  const total = Math.ceil(longRecording(megabytes).length / piece);
  expect(connection.requests.filter((request) => request === `GET ${sermon.audioUrl}?offline`)).toHaveLength(
    total - before.length,
  );
  expect(await axeOnPhoneAndDesktop(page)).toEqual([]);
  await page.setViewportSize(phone);

  // In a tab opened later, without a connection.
  await disconnect(page, connection);
  const later = await context.newPage();
  await later.setViewportSize(phone);
  await later.goto(`/sermons/${sermon.id}`);
  await expect(note(later)).toBeVisible();
  await hydrated(later);
  await expect(saved(later)).toBeVisible();
  await later
    .getByRole('button', { name: /^Audio,/ })
    .first()
    .click();
  await playsFrom(later, 0.5);
  expect(await media(later).evaluate((element: HTMLMediaElement) => element.src)).toContain('?offline');
  const middle = await media(later).evaluate((element: HTMLMediaElement) => {
    element.currentTime = element.duration * 0.75;
    return element.currentTime;
  });
  expect(middle).toBeGreaterThan(30);
  await playsFrom(later, middle + 0.5);
  await player(later).getByRole('button', { name: 'Close audio player' }).click();

  await later.getByRole('link', { name: 'All saved sermons' }).click();
  await expect(list(later)).toHaveCount(1);
  await expect(list(later).getByRole('link', { name: sermon.title })).toBeVisible();
  await expect(list(later)).toContainText(/Grace Akello, 4\.\d MB/);
  await list(later)
    .locator('audio')
    .evaluate((element: HTMLAudioElement) => element.play());
  expect(await axeOnPhoneAndDesktop(later)).toEqual([]);
  await list(later).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(list(later)).toHaveCount(0);
  await expect.poll(() => stored(later, 'recordings')).toEqual([]);
  await expect.poll(() => stored(later, 'saved-sermons')).toEqual([]);
  await reconnect(page, connection);
  expect(problems.filter((problem) => !problem.includes('ERR_'))).toEqual([]);
});

test('saving can be paused and continued by keyboard, and a closed tab loses nothing of it', async ({
  page,
  context,
  site,
  api,
}) => {
  const sermon = await publish(api, site.url, `Living water ${Date.now()}`);
  await visit(page, `/sermons/${sermon.id}`);
  await slowDown(page, 300_000);
  await saveButton(page).press('Enter');
  await expect.poll(async () => (await pieces(page)).length).toBeGreaterThanOrEqual(1);
  await page.keyboard.press('Enter');
  const goOn = page.getByRole('button', { name: /^Continue \(\d.* left\)$/ });
  await expect(goOn).toBeFocused();
  const before = await pieces(page);
  await page.waitForTimeout(1_500);
  expect(await pieces(page)).toEqual(before);
  await page.close();

  const later = await context.newPage();
  await visit(later, `/sermons/${sermon.id}`);
  await later.getByRole('button', { name: /^Continue \(/ }).press('Enter');
  await expect(saved(later)).toBeVisible({ timeout: 30_000 });
  await later.getByRole('button', { name: 'Remove from this device' }).press('Enter');
  await expect(saveButton(later)).toBeFocused();
  await expect.poll(() => pieces(later)).toEqual([]);
});

test('a recording that was replaced while it was being saved is saved again, and never mixed', async ({
  page,
  connection,
  site,
  api,
}) => {
  const sermon = await publish(api, site.url, `Salt and light ${Date.now()}`);
  await visit(page, `/sermons/${sermon.id}`);
  await slowDown(page, 300_000);
  await saveButton(page).click();
  await expect.poll(async () => (await pieces(page)).length).toBeGreaterThanOrEqual(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: /^Continue \(/ })).toBeVisible();
  // The stored pieces belong to another version than the server's file.
  await page.evaluate(async (id) => {
    const cache = await caches.open('saved-sermons');
    const record = (await (await cache.match(`/saved-sermons/${id}`))?.json()) as object;
    await cache.put(`/saved-sermons/${id}`, Response.json({ ...record, etag: '"another"' }));
  }, sermon.id);
  await slowDown(page, -1);
  connection.requests.length = 0;
  await page.getByRole('button', { name: /^Continue \(/ }).click();
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  // One request found the other version; then all pieces are fetched from the newer one.
  const total = Math.ceil(longRecording(megabytes).length / piece);
  expect(connection.requests.filter((request) => request.endsWith('?offline'))).toHaveLength(total + 1);
});

test('saving stops at the space that the device grants, says so, and what was saved can be removed', async ({
  page,
  connection,
  site,
  api,
}) => {
  const sermon = await publish(api, site.url, `The narrow gate ${Date.now()}`);
  await visit(page, `/sermons/${sermon.id}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => {
    const grants = navigator.storage as unknown as { estimate?: () => Promise<StorageEstimate> };
    grants.estimate = () => Promise.resolve({ quota: 3_000_000, usage: 1_000_000 });
  });
  connection.requests.length = 0;
  await saveButton(page).click();
  await expect(
    page.getByText(/^There is not enough space: 4(\.\d)? MB still to save, and this browser allows 2 MB\./),
  ).toBeVisible();
  expect(connection.requests.filter((request) => request.endsWith('?offline'))).toEqual([]);
  expect(await axeOnPhoneAndDesktop(page)).toEqual([]);

  // The browser reports enough room, but refuses to write.
  await page.evaluate(() => Reflect.deleteProperty(navigator.storage, 'estimate'));
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 3_000_000 });
  await saveButton(page).click();
  await expect(page.getByText(/^There is not enough space: [\d.]+ MB still to save\. Remove/)).toBeVisible();
  const before = await pieces(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url });
  await page.getByRole('button', { name: /^Continue \(/ }).click();
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  expect(before.length).toBeGreaterThan(0);
  expect(await pieces(page)).toEqual(expect.arrayContaining(before));
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(saveButton(page)).toBeVisible();
  await expect.poll(() => stored(page, 'recordings')).toEqual([]);
});

test('there is no button without browser support, without the worker, or for a recording elsewhere', async ({
  page,
  context,
  connection,
  origin,
}) => {
  await visit(page, '/sermons/1');
  await expect(saveButton(page)).toBeVisible();
  const older = await context.newPage();
  await older.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await visit(older, '/sermons/1');
  await expect(heading(older)).toBeVisible();
  await expect(saveButton(older)).toHaveCount(0);

  const off = await startProduct({ PUBLIC_URL: connection.url, SERVICE_WORKER: 'false' }, process.env['SITE_TEMPLATE']);
  connection.forwardTo(off.url);
  const html = await (await fetch(`${connection.url}/sermons/1`)).text();
  expect(html).not.toContain('Save offline');
  connection.forwardTo(origin.url);
  await off.stop({ atOnce: true });
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('the press turns the worker on, and no part of it is loaded before', async ({ page, connection, api, site }) => {
    const sermon = await publish(api, site.url, `A lamp to my feet ${Date.now()}`);
    connection.requests.length = 0;
    await page.goto(`/sermons/${sermon.id}`, { waitUntil: 'networkidle' });
    expect(connection.requests.filter((request) => /service-worker|\.js/.test(request))).toEqual([]);
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible({ timeout: 30_000 });
    await disconnect(page, connection);
    await page.goto(`/sermons/${sermon.id}`);
    await expect(note(page)).toBeVisible();
    await page
      .getByRole('button', { name: /^Audio,/ })
      .first()
      .click();
    await playsFrom(page, 0.5);
    await reconnect(page, connection);
  });
});
