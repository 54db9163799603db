import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type Encoder, publish, type Show, stopEncoders } from '../../tools/encoder.mjs';
import { startProduct } from '../../tools/product.mjs';
import { type Api, axe, test as base } from './fixtures.ts';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 900 };

export const offline = {
  isLive: false,
  isInterrupted: false,
  viewers: 0,
  streamUrl: null,
  streamType: null,
  audioUrl: null,
  wentLiveAt: null,
  sources: { youtube: { isLive: false }, rtmp: { isLive: false } },
};
export const youtube = {
  ...offline,
  isLive: true,
  viewers: 128,
  streamType: 'youtube',
  streamUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  wentLiveAt: new Date().toISOString(),
  sources: { youtube: { isLive: true }, rtmp: { isLive: false } },
};
export const rtmp = {
  ...youtube,
  viewers: 1,
  streamType: 'rtmp',
  streamUrl: '/hls/master.m3u8',
  audioUrl: '/hls/audio/index.m3u8',
  sources: { youtube: { isLive: false }, rtmp: { isLive: true } },
};
export const interrupted = { ...rtmp, isLive: false, isInterrupted: true, sources: offline.sources };

/** Replaces the live status; `set` changes it. `asked` collects the queries of the requests. */
export async function broadcast(page: Page, first: object) {
  const station = { status: first, asked: [] as string[], set: (status: object) => void (station.status = status) };
  await page.route('**/api/live/status*', (route) => {
    station.asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: station.status });
  });
  return station;
}

/** Seconds of a segment, and the number of different segments, which are repeated. */
const seconds = 2;
const pieces = 3;

/** Playlist with the newest segments of an endless stream, made of the three segment files. */
function livePlaylist(since: number, kilobits: number): string {
  const newest = Math.floor((Date.now() - since) / 1_000 / seconds) + 6;
  const shown = [-5, -4, -3, -2, -1, 0].map((back) => newest + back);
  const [first = 0] = shown;
  const lines = shown.flatMap((n) => [
    ...(n % pieces === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXT-X-BITRATE:${kilobits}`,
    `#EXTINF:${seconds}.000,`,
    `s${n}.mpegts`,
  ]);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${seconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / pieces)}`,
    ...lines,
  ].join('\n');
}

/** A stream with 240p, 360p and sound only. `breakOff` makes it return 404, `end` ends the playlists, `goOn` reverts both; `skip` advances time. */
export async function serveStream(page: Page) {
  const stream = {
    asked: [] as string[],
    breakOff: () => void (state = 'broken'),
    end: () => void (state = 'ended'),
    goOn: () => void (state = 'live'),
    skip: (passed: number) => void (since -= passed * 1_000),
  };
  let state: 'live' | 'broken' | 'ended' = 'live';
  let since = Date.now();
  await page.route('**/hls/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    stream.asked.push(pathname);
    if (state === 'broken') return route.fulfill({ status: 404, body: '' });
    const contentType = pathname.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp2t';
    if (pathname.endsWith('/index.m3u8'))
      return route.fulfill({
        body: `${livePlaylist(since, 58)}${state === 'ended' ? '\n#EXT-X-ENDLIST' : ''}\n`,
        contentType,
      });
    const file = pathname.replace(/s(\d+)\.mpegts$/, (_whole, n: string) => `s${Number(n) % pieces}.mpegts`);
    return route.fulfill({ body: await readFile(new URL(`./fixtures${file}`, import.meta.url)), contentType });
  });
  return stream;
}

export const player = (page: Page) => page.getByRole('region', { name: 'Player' });
export const badges = (page: Page) => page.getByRole('main').getByRole('status').first();
/** Playback position in seconds. */
export const played = (page: Page) =>
  page.locator('video, audio').evaluate((media: HTMLMediaElement) => media.currentTime);
/** Waits until playback moves on from the current position. */
export async function plays(page: Page) {
  const from = await page.locator('video, audio').evaluate((media: HTMLMediaElement) => media.currentTime);
  await expect.poll(async () => (await played(page)) - from, { timeout: 20_000 }).toBeGreaterThan(0.5);
}

export async function axeOnBoth(page: Page) {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(viewport.width);
  }
}

export interface MediaStream {
  server: { state: string; problem: string | null; rtmpPort: number | null; hlsPort: number | null };
  publishing: { bitrate: number; width: number | null; height: number | null } | null;
  previewUrl: string | null;
  approval: { isApproved: boolean };
  status: { isLive: boolean; isInterrupted: boolean; streamUrl: string | null; audioUrl: string | null };
}

/** The stream state that the media team's console reads. */
export const streamOf = async (api: Api): Promise<MediaStream> =>
  (await api('GET', '/media/stream', { as: 'media' })).body as MediaStream;

/** The address with key to which an encoder publishes, as the media team copies it into OBS. */
export async function ingestOf(api: Api): Promise<string> {
  await expect.poll(async () => (await streamOf(api)).server.state, { timeout: 20_000 }).toBe('running');
  const { rtmpUrl, streamKey } = (await api('GET', '/rtmp/config?reveal=true', { as: 'media' })).body as {
    rtmpUrl: string;
    streamKey: string;
  };
  return `${rtmpUrl}/${streamKey}`;
}

/** Publishes, approves and goes live through the API; resolves when visitors see the broadcast as live. */
export async function goOnAir(api: Api, show?: Show): Promise<Encoder> {
  const encoder = publish(await ingestOf(api), show);
  await expect
    .poll(async () => (await streamOf(api)).previewUrl, { timeout: 20_000, message: encoder.complaints() })
    .not.toBeNull();
  for (const [path, body] of [
    ['/media/approve-stream', undefined],
    ['/media/go-live', { status: 'live' }],
  ] as const) {
    expect((await api('POST', path, { as: 'media', ...(body ? { body } : {}) })).status).toBeLessThan(300);
  }
  await expect.poll(async () => (await streamOf(api)).status.isLive).toBe(true);
  return encoder;
}

/** A small picture that visibly moves. */
export const smallShow: Show = { size: '320x180', rate: 15, keyEvery: 30 };

/** The product with the embedded media server on free ports. Encoders that a test leaves running are stopped. */
export const streamingTest = base.extend<{ endsEncoders: void }, { hasLadder: boolean }>({
  hasLadder: [false, { option: true, scope: 'worker' }],
  // Recording a trace of a playing video costs more processor time than the video.
  trace: 'off',
  site: [
    async ({ hasLadder }, use) => {
      const { url, dataDir, log, stop } = await startProduct(
        { MEDIA_SERVER: 'embedded', RTMP_PORT: '0', HLS_PORT: '0', LIVE_LADDER: String(hasLadder) },
        process.env['SITE_TEMPLATE'],
      );
      await use({ url, dataDir, log });
      await stopEncoders();
      await stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  endsEncoders: [
    async ({}, use) => {
      await use();
      await stopEncoders();
    },
    { auto: true },
  ],
});
