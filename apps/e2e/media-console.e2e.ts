import { axe, expect, test } from './fixtures.ts';
import { approvalCard, card, configuration, openBooth, statusCard, stream } from './media-steps.ts';

/** Maximum bytes of script that the console adds (brotli), without React (in the shell) and the player (loaded when something plays). */
const scriptGate = 60_000;

for (const width of [1280, 768, 360]) {
  test(`the console is accessible at ${width} pixels, offline and on the air`, async ({ page, problems }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const shown = await stream(page);
    await openBooth(page);
    for (const tab of ['YouTube Live', 'Custom RTMP', 'Dual Streaming']) {
      await configuration(page).getByRole('tab', { name: tab }).click();
      expect(await axe(page), tab).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), tab)
        .toBeLessThanOrEqual(0);
    }
    shown.edit = ({ status }) =>
      void Object.assign(status, {
        isLive: true,
        streamType: 'rtmp',
        viewers: 128,
        wentLiveAt: new Date(Date.now() - 3_725_000).toISOString(),
      });
    await expect(statusCard(page).getByText(/^On air 1:02:\d\d$/)).toBeVisible();
    await approvalCard(page).getByRole('button', { name: 'End Stream' }).click();
    expect(await axe(page), 'on the air, with a question').toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}

test('the page keeps its layout with text of twice the size and forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openBooth(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await expect(approvalCard(page).getByRole('button', { name: 'Approve Stream' })).toBeVisible();
});

test('single keys only move around the page, and can be switched off', async ({ page }) => {
  await openBooth(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Stream Approval & Go Live' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(approvalCard(page).getByRole('button', { name: 'Approve Stream' })).toBeFocused();
  await page.keyboard.press('2');
  await expect(configuration(page).getByRole('tab', { name: 'Custom RTMP' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('p');
  await expect(card(page, 'Preview').getByText('The preview is hidden.')).toBeVisible();
  const field = configuration(page).getByLabel('Server URL');
  await field.fill('');
  await field.pressSequentially('1p');
  await expect(field).toHaveValue('1p');
  await field.blur();

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('3');
  await expect(configuration(page).getByRole('tab', { name: 'Custom RTMP' })).toHaveAttribute('aria-selected', 'true');
});

test('a single key works as soon as the page is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.getElementById('approval') === null) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await openBooth(page);
  await expect(page.getByRole('heading', { name: 'Stream Approval & Go Live' })).toBeFocused();
});

// MEDIA-46
test('a server that is not reached is reported, with the time of the shown data', async ({ page }) => {
  const shown = await stream(page);
  await openBooth(page);
  await expect(statusCard(page).getByText('OFFLINE')).toBeVisible();
  shown.isDown = true;
  await expect(statusCard(page).getByRole('alert')).toContainText(
    /The server was not reached; what you see is from \d\d:\d\d:\d\d\./,
  );
  shown.isDown = false;
  await statusCard(page).getByRole('button', { name: 'Try again' }).click();
  await expect(statusCard(page).getByRole('alert')).toHaveCount(0);
});

// MEDIA-46
test('the status is requested every ten seconds, the stream every two', async ({ page }) => {
  await page.clock.install();
  const asked = { status: 0, stream: 0 };
  const unanswered = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/api/') && unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  await openBooth(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const passTwoSeconds = async () => {
    const answered = page.waitForResponse('**/api/media/stream');
    await page.clock.runFor(2_000);
    await (await answered).finished();
    // The next ten seconds begin with an answer.
    await expect.poll(() => unanswered.size).toBe(0);
  };
  // Waits for the requests that the jump of the clock has caused.
  await passTwoSeconds();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/live/status') asked.status += 1;
    if (pathname === '/api/media/stream') asked.stream += 1;
  });
  for (let second = 0; second < 20; second += 2) await passTwoSeconds();
  expect(asked.stream).toBe(10);
  expect(asked.status).toBe(2);
});

// MEDIA-51, MEDIA-52
test('debug information can be copied, without a key', async ({ page, api }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { streamKey } = (await api('GET', '/rtmp/config?reveal=true', { as: 'media' })).body as { streamKey: string };
  // The copy mark is shown for two seconds; a slow machine may need that long to check it.
  await page.clock.install();
  await openBooth(page);
  const debug = card(page, 'Debug Information');
  await expect(debug.getByText('127.0.0.1:1935/live')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await debug.getByRole('button', { name: 'Copy for the engineer' }).click();
  await expect(debug.getByRole('button')).toContainText('✓ Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Media server: off');
  expect(text).not.toContain(streamKey.slice(-4));
});

test('the scripts of the console fit their budget', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sizes = new Map<string, number>();
  const urls = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' && response.url.includes('/remotes/media/')) urls.set(requestId, response.url);
  });
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void sizes.set(requestId, encodedDataLength),
  );
  await openBooth(page);
  await expect(card(page, 'Recordings').getByText('Nothing is recorded yet.')).toBeVisible();
  expect(urls.size).toBeGreaterThan(1);
  // The browser reports the end of a download shortly after it has run the script.
  await expect.poll(() => [...urls.keys()].filter((id) => !sizes.has(id))).toEqual([]);
  const bytes = [...urls.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  expect(bytes, [...urls.values()].join()).toBeGreaterThan(scriptGate / 4);
  expect(bytes, [...urls.values()].join()).toBeLessThanOrEqual(scriptGate);
});

test('a deleted recording disappears at once, even if an older request for the list is answered later', async ({
  page,
}) => {
  await page.clock.install();
  const recording = {
    id: 1,
    title: 'Sunday service',
    state: 'ready',
    startedAt: new Date().toISOString(),
    endedAt: new Date().toISOString(),
    seconds: 3_600,
    bytes: 900_000_000,
    problem: null,
    sermonId: null,
    video: null,
    audio: null,
  };
  const list = (items: object[]) => ({ json: { items, usedBytes: 0, limitBytes: 20_000_000_000, problem: null } });
  let reads = 0;
  let isDeleted = false;
  let answerOlder = () => {};
  const older = new Promise<void>((resolve) => (answerOlder = resolve));
  await page.route('**/api/media/recordings', async (route) => {
    reads += 1;
    if (reads === 2) await older;
    await route.fulfill(list(reads === 2 || !isDeleted ? [recording] : []));
  });
  await page.route('**/api/media/recordings/1', (route) => {
    isDeleted = true;
    return route.fulfill({ status: 204 });
  });
  await openBooth(page);
  const recordings = card(page, 'Recordings');
  await recordings.getByRole('button', { name: 'Delete' }).click();
  await page.clock.fastForward(15_000);
  await expect.poll(() => reads).toBe(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // Less than the 8 s after which the older read is given up.
  await expect(recordings.getByText('Sunday service')).toHaveCount(0, { timeout: 6_000 });
  answerOlder();
  await page.clock.fastForward(5_000);
  await expect(recordings.getByText('Nothing is recorded yet.')).toBeVisible();
});
