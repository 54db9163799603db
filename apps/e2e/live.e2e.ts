import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 900 };

const offline = {
  isLive: false, isInterrupted: false, viewers: 0, streamUrl: null, streamType: null, audioUrl: null, wentLiveAt: null,
  sources: { youtube: { isLive: false }, rtmp: { isLive: false } },
};
const youtube = { ...offline, isLive: true, viewers: 128, streamType: 'youtube', streamUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', wentLiveAt: new Date().toISOString(), sources: { youtube: { isLive: true }, rtmp: { isLive: false } } };
const rtmp = { ...youtube, viewers: 1, streamType: 'rtmp', streamUrl: '/hls/master.m3u8', audioUrl: '/hls/audio/index.m3u8', sources: { youtube: { isLive: false }, rtmp: { isLive: true } } };
const interrupted = { ...offline, isInterrupted: true, streamType: 'rtmp', streamUrl: '/hls/master.m3u8' };

const hydrated = (page: Page) => page.waitForFunction(() => 'ready' in document.documentElement.dataset);

/** Answers the status as a test has it; `set` changes it. Counts how often it was asked. */
async function broadcast(page: Page, first: object) {
  const station = { status: first, asked: [] as string[], set: (status: object) => void (station.status = status) };
  await page.route('**/api/live/status*', (route) => {
    station.asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: station.status });
  });
  return station;
}

/** A stream of six seconds: 240 and 360 lines, and the sound alone. */
async function serveStream(page: Page) {
  const asked: string[] = [];
  await page.route('**/hls/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const body = await readFile(new URL(`./fixtures${pathname}`, import.meta.url));
    return route.fulfill({ body, contentType: pathname.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp2t' });
  });
  return asked;
}

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const badges = (page: Page) => page.getByRole('main').getByRole('status').first();
/** Seconds that have been played. */
const played = (page: Page) => page.locator('video, audio').evaluate((media: HTMLMediaElement) => media.currentTime);
const plays = (page: Page) => expect.poll(() => played(page), { timeout: 15_000 }).toBeGreaterThan(0.5);

async function axeOnBoth(page: Page) {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
}

test.use({ viewport: phone });

// NAV-58, LIVE-01, LIVE-02, LIVE-10, LIVE-11
test('nothing is on: both sources say so, and the next service is counted down', async ({ page, problems }) => {
  await page.goto('/live');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Live Stream' })).toBeVisible();
  await expect(badges(page)).toHaveText('Offline');
  await expect(player(page).getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
  await expect(player(page).getByRole('term')).toHaveText(['YouTube', 'Our own stream']);
  await expect(player(page).getByRole('definition')).toHaveText(['offline', 'offline']);
  await expect(player(page).getByText(/^(Next service|A service is under way at the church)$/)).toBeVisible();
  await expect(player(page).getByRole('heading', { level: 3 })).toHaveText(/^(Sunday|Wednesday|Thursday|Friday): /);
  await axeOnBoth(page);
  expect(problems).toEqual([]);
});

test('the countdown reads the programme, wherever the visitor is', async ({ page }) => {
  // Saturday 21:30 in Gulu; the visitor's own clock stands in New York.
  await page.clock.install({ time: new Date('2026-11-21T18:30:00Z') });
  await broadcast(page, offline);
  await page.goto('/live');
  await hydrated(page);
  await page.clock.runFor(60_000);
  await expect(player(page).getByRole('heading', { level: 3 })).toHaveText('Sunday: 1st service');
  await expect(player(page).getByRole('listitem')).toHaveText(['9 hours', '29 minutes', 'until it begins']);
});

// LIVE-03, LIVE-04
test('each service has a card that hands out a weekly reminder', async ({ page, request }) => {
  await page.goto('/live');
  const cards = page.getByRole('region', { name: 'Service times' }).getByRole('listitem');
  await expect(cards).toHaveCount(7);
  await expect(cards.getByRole('heading')).toHaveText([/^Sunday 1st service/, /^Sunday 2nd service/, /^Wednesday Women's program/, /^Wednesday Youth service/, /^Wednesday Widows' overnight/, /^Thursday Mid-week deliverance/, /^Friday Overnight prayers/]);
  const reminders = cards.getByRole('link', { name: /^Set Reminder/ });
  await expect(reminders).toHaveCount(7);
  for (const link of await reminders.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(await answer.text()).toMatch(/RRULE:FREQ=WEEKLY/);
  }
});

// LIVE-01, LIVE-07, LIVE-08, CONST-03
test('a video on YouTube is embedded at the press, and nothing of the platform before', async ({ page, problems }) => {
  const platform: string[] = [];
  page.on('request', (request) => {
    if (/youtube|ytimg|google/.test(new URL(request.url()).hostname)) platform.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title><html lang="en"><p>The video</p>' }));
  await broadcast(page, youtube);
  await page.goto('/live');
  await expect(badges(page)).toHaveText('LIVE128 watchingYouTube');
  await page.waitForLoadState('networkidle');
  expect(platform).toEqual([]);
  await axeOnBoth(page);
  await expect(player(page).getByRole('link', { name: /^Watch on YouTube/ })).toHaveAttribute('href', youtube.streamUrl);
  await player(page).getByRole('button', { name: 'Play the live video' }).click();
  const frame = page.getByTitle('Live video');
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1');
  await expect(page.frameLocator('iframe').getByText('The video')).toBeVisible();
  await axeOnBoth(page);
  expect(problems).toEqual([]);
});

test.describe('our own stream', () => {
  // LIVE-07, LIVE-09
  test('plays at the press, from the lowest picture, and says what each picture costs', async ({ page, problems }) => {
    const asked = await serveStream(page);
    await broadcast(page, rtmp);
    await page.goto('/live');
    await expect(badges(page)).toHaveText('LIVE1 watchingOur own stream');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(player(page).getByRole('button', { name: 'Listen only 26 MB an hour' })).toBeVisible();
    await axeOnBoth(page);
    await page.setViewportSize(phone);

    await player(page).getByRole('button', { name: 'Watch live from 100 MB an hour' }).click();
    await plays(page);
    expect(asked.find((path) => path.endsWith('.mpegts'))).toMatch(/^\/hls\/240\//);
    const choices = page.getByRole('group', { name: 'Picture and data' });
    await expect(choices.locator('label')).toHaveText(['Sound only26 MB an hour', '240p100 MB an hour', '360p230 MB an hour', 'Automaticas much as the line carries']);
    await expect(choices.getByRole('radio', { name: /^Automatic/ })).toBeChecked();
    await axeOnBoth(page);
    expect(problems).toEqual([]);
  });

  test('can be only heard, which loads no picture', async ({ page, problems }) => {
    const asked = await serveStream(page);
    await broadcast(page, rtmp);
    await page.goto('/live');
    await player(page).getByRole('button', { name: /^Listen only/ }).click();
    await plays(page);
    expect(asked.filter((path) => !path.startsWith('/hls/audio/'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('changes to the sound and back', async ({ page }) => {
    await serveStream(page);
    await broadcast(page, rtmp);
    await page.goto('/live');
    await player(page).getByRole('button', { name: /^Watch live/ }).click();
    await plays(page);
    await page.getByRole('radio', { name: /^Sound only/ }).check();
    await expect(page.locator('audio')).toBeVisible();
    await plays(page);
    await axeOnBoth(page);
    await page.getByRole('radio', { name: /^360p/ }).check();
    await expect(page.locator('video')).toBeVisible();
    await plays(page);
  });

  test('is connected to again by itself when the line breaks', async ({ page }) => {
    let isBroken = true;
    await serveStream(page);
    await page.route('**/hls/master.m3u8', (route) => (isBroken ? route.fulfill({ status: 404, body: '' }) : route.fallback()));
    await broadcast(page, rtmp);
    await page.goto('/live');
    await player(page).getByRole('button', { name: /^Watch live/ }).click();
    await expect(player(page).getByText(/Trying again by itself/)).toBeVisible();
    isBroken = false;
    await plays(page);
    await expect(player(page).getByText(/Trying again by itself/)).toBeHidden();
  });

  test("says 'Back shortly' when it drops, and goes on as it was", async ({ page, problems }) => {
    await page.clock.install();
    await serveStream(page);
    const station = await broadcast(page, rtmp);
    await page.goto('/live');
    await player(page).getByRole('button', { name: /^Listen only/ }).click();
    await expect(page.locator('audio')).toBeVisible();
    station.set(interrupted);
    await page.clock.runFor(30_000);
    await expect(badges(page)).toHaveText('Back shortly');
    await expect(player(page).getByRole('heading', { name: 'Back shortly' })).toBeVisible();
    await axeOnBoth(page);
    station.set(rtmp);
    await page.clock.runFor(30_000);
    await expect(page.locator('audio')).toBeVisible();
    expect(problems).toEqual([]);
  });

  test.describe('with Save-Data', () => {
    test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

    test('offers the sound first and begins with the lowest picture', async ({ page }) => {
      await serveStream(page);
      await broadcast(page, rtmp);
      await page.goto('/live');
      // The status comes with the script, which waits for the first touch.
      await page.keyboard.press('Tab');
      await expect(player(page).getByRole('button')).toHaveText([/^Listen only/, /^Watch live/]);
      await player(page).getByRole('button', { name: /^Watch live/ }).click();
      await plays(page);
      await expect(page.getByRole('radio', { name: /^240p/ })).toBeChecked();
    });
  });
});

test.describe('the status', () => {
  // LIVE-06, API-22
  test('is asked for every thirty seconds, only while the tab is seen and only here', async ({ page }) => {
    await page.clock.install();
    const station = await broadcast(page, offline);
    await page.goto('/live');
    await hydrated(page);
    await expect.poll(() => station.asked.length).toBe(1);
    await page.clock.pauseAt(Date.now() + 20_000);
    await expect.poll(() => station.asked.length).toBe(1);
    for (const times of [2, 3, 4]) {
      await page.clock.runFor(30_000);
      await expect.poll(() => station.asked.length).toBe(times);
    }
    // One random name for the tab, and nothing else.
    expect(new Set(station.asked).size).toBe(1);
    expect(station.asked[0]).toMatch(/^\?watcher=[0-9a-f]{32}$/);

    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(300_000);
    expect(station.asked.length).toBe(4);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => station.asked.length).toBe(5);

    await page.getByRole('banner').getByRole('link').first().click();
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'Building Faithful Witnesses for Christ' })).toBeVisible();
    await page.clock.runFor(300_000);
    expect(station.asked.length).toBe(5);
  });

  test('changes what is shown without a reload', async ({ page }) => {
    await page.clock.install();
    const station = await broadcast(page, offline);
    await page.goto('/live');
    await expect(player(page).getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
    await hydrated(page);
    station.set(youtube);
    await page.clock.runFor(31_000);
    await expect(badges(page)).toHaveText('LIVE128 watchingYouTube');
    station.set(offline);
    await page.clock.runFor(31_000);
    await expect(player(page).getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
  });

  // LIVE-12
  test('that cannot be had is only logged: what was known stays', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    await page.route('**/api/live/status*', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
    await page.goto('/live');
    await hydrated(page);
    await expect.poll(() => logged.some((line) => line.startsWith('warning: The live status could not be read.'))).toBe(true);
    await expect(player(page).getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
    await expect(player(page).getByRole('definition')).toHaveText(['offline', 'offline']);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Busy')).toHaveCount(0);
  });

  test('counts the tabs that watch', async ({ page, api }) => {
    await page.goto('/live');
    await hydrated(page);
    await expect.poll(async () => ((await api('GET', '/live/status')).body as { viewers: number }).viewers).toBeGreaterThan(0);
  });
});

test.describe('the media setup', () => {
  // LIVE-05
  test('opens in a new tab at the third press within three seconds', async ({ page, context, problems }) => {
    await page.clock.install();
    await page.goto('/live');
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 20_000);
    const button = page.getByRole('button', { name: 'Media Setup' });
    await button.click();
    await expect(page.getByText('For the media team: press twice more.')).toBeVisible();
    await button.click();
    await page.clock.runFor(3_100);
    await button.click();
    await page.clock.runFor(1_000);
    await button.click();
    expect(context.pages()).toHaveLength(1);
    await page.clock.runFor(1_000);
    const [opened] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await expect(opened).toHaveURL(/\/media-setup$/);
    await expect(page).toHaveURL(/\/live$/);
    expect(problems).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is on and when the services are', async ({ page }) => {
    await page.goto('/live');
    await expect(page.getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Service times' }).getByRole('link', { name: /^Set Reminder/ })).toHaveCount(7);
  });
});
