import { expect, test } from './fixtures.ts';
import { axeOnBoth, badges, broadcast, offline, phone, player, youtube } from './live-steps.ts';
import { hydrated } from './visit-steps.ts';

test.use({ viewport: phone });

// NAV-58, LIVE-01, LIVE-02, LIVE-10
test('while nothing is on, both sources say so, and the next service is counted down', async ({ page, problems }) => {
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

// LIVE-11
test('while nothing is on the air, the page shows the status of each source', async ({ page }) => {
  await page.clock.install();
  const station = await broadcast(page, {
    ...offline,
    sources: { youtube: { isLive: true }, rtmp: { isLive: false } },
  });
  await page.goto('/live');
  await hydrated(page);
  await expect(player(page).getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
  await expect(player(page).getByRole('term')).toHaveText(['YouTube', 'Our own stream']);
  await expect(player(page).getByRole('definition')).toHaveText(['live', 'offline']);
  station.set({ ...offline, sources: { youtube: { isLive: false }, rtmp: { isLive: true } } });
  await page.clock.runFor(31_000);
  await expect(player(page).getByRole('definition')).toHaveText(['offline', 'live']);
});

test('the countdown follows the programme in Kampala, wherever the visitor is', async ({ page }) => {
  // Saturday 21:30 in Gulu; the visitor's time zone is New York.
  await page.clock.install({ time: new Date('2026-11-21T18:30:00Z') });
  await broadcast(page, offline);
  await page.goto('/live');
  await hydrated(page);
  await page.clock.runFor(60_000);
  await expect(player(page).getByRole('heading', { level: 3 })).toHaveText('Sunday: 1st service');
  await expect(player(page).getByRole('listitem')).toHaveText(['9 hours', '29 minutes', 'until it begins']);
});

// LIVE-03, LIVE-04
test('each service has a card with a weekly reminder', async ({ page, request }) => {
  await page.goto('/live');
  const cards = page.getByRole('region', { name: 'Service times' }).getByRole('listitem');
  await expect(cards).toHaveCount(7);
  await expect(cards.getByRole('heading')).toHaveText([
    /^Sunday 1st service/,
    /^Sunday 2nd service/,
    /^Wednesday Women's program/,
    /^Wednesday Youth service/,
    /^Wednesday Widows' overnight/,
    /^Thursday Mid-week deliverance/,
    /^Friday Overnight prayers/,
  ]);
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
test('a YouTube video is embedded at the press, and nothing of YouTube is loaded before', async ({
  page,
  problems,
}) => {
  const platform: string[] = [];
  page.on('request', (request) => {
    if (/youtube|ytimg|google/.test(new URL(request.url()).hostname)) platform.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Video</title><html lang="en"><p>The video</p>',
    }),
  );
  await broadcast(page, youtube);
  await page.goto('/live');
  await expect(badges(page)).toHaveText('LIVE128 watchingYouTube');
  await page.waitForLoadState('networkidle');
  expect(platform).toEqual([]);
  await axeOnBoth(page);
  await expect(player(page).getByRole('link', { name: /^Watch on YouTube/ })).toHaveAttribute(
    'href',
    youtube.streamUrl,
  );
  await player(page).getByRole('button', { name: 'Play the live video' }).click();
  const frame = page.getByTitle('Live video');
  await expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1',
  );
  await expect(page.frameLocator('iframe').getByText('The video')).toBeVisible();
  await axeOnBoth(page);
  expect(problems).toEqual([]);
});

test.describe('the status', () => {
  // LIVE-06, API-22
  test('is requested every thirty seconds, only in a visible tab and only on this page', async ({ page }) => {
    await page.clock.install();
    const station = await broadcast(page, offline);
    await page.goto('/live');
    await hydrated(page);
    await expect.poll(() => station.asked.length).toBe(1);
    // Well before the next thirty seconds are over, even if the page loaded slowly.
    await page.clock.pauseAt(Date.now() + 5_000);
    await expect.poll(() => station.asked.length).toBe(1);
    for (const times of [2, 3, 4]) {
      await page.clock.runFor(30_000);
      await expect.poll(() => station.asked.length).toBe(times);
    }
    // The query has only a random id for the tab.
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
    // The address changes before the page is rendered.
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
  test('that cannot be loaded is only logged, and the last known one stays', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    await page.route('**/api/live/status*', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
    await page.goto('/live');
    await hydrated(page);
    await expect
      .poll(() => logged.some((line) => line.startsWith('warning: The live status could not be read.')))
      .toBe(true);
    await expect(player(page).getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
    await expect(player(page).getByRole('definition')).toHaveText(['offline', 'offline']);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Busy')).toHaveCount(0);
  });

  test('counts the tabs that are watching', async ({ page, api }) => {
    await page.goto('/live');
    await hydrated(page);
    await expect
      .poll(async () => ((await api('GET', '/live/status')).body as { viewers: number }).viewers)
      .toBeGreaterThan(0);
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
    await expect(
      page.getByRole('region', { name: 'Service times' }).getByRole('link', { name: /^Set Reminder/ }),
    ).toHaveCount(7);
  });
});
