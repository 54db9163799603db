import { jest } from '@jest/globals';
import { LiveService } from '../../src/broadcast/live/live.service.ts';
import { LiveState } from '../../src/broadcast/live/live-state.entity.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const address = '/api/live/status';
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const playlist = '/hls/church/master.m3u8';
const offline = {
  youtubeUrl: null,
  youtubeIsLive: false,
  youtubeIsConfirmed: false,
  hlsUrl: null,
  audioUrl: null,
  rtmpApproved: false,
  rtmpActivated: false,
  rtmpStreaming: false,
};
const onAir = { ...offline, hlsUrl: playlist, rtmpApproved: true, rtmpActivated: true, rtmpStreaming: true };
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

// API-22: a GET without a body, and one answer for the public page and the media console.
describeOnAnyDatabase('GET /api/live/status', (database) => {
  let api: TestApp;
  let live: LiveService;
  beforeAll(async () => {
    api = await startTestApp({ database });
    live = api.app.get(LiveService);
  });
  afterAll(() => api.close());
  beforeEach(() => live.change(offline));

  const ask = (url = address, headers: Record<string, string> = {}) => api.send({ url, headers });
  const status = async (url?: string) => (await ask(url)).json<Record<string, unknown>>();

  // DATA-10, LIVE-13: visitors get the public fields and none of the staff fields.
  it('answers a visitor that nothing is live', async () => {
    expect(await status()).toEqual({
      isLive: false,
      isInterrupted: false,
      viewers: 0,
      streamUrl: null,
      streamType: null,
      audioUrl: null,
      wentLiveAt: null,
      sources: { youtube: { isLive: false }, rtmp: { isLive: false } },
    });
  });

  // LIVE-07, LIVE-08
  it('answers which video is live on YouTube, and since when', async () => {
    await live.change({ youtubeUrl: video, youtubeIsLive: true });
    const { wentLiveAt, ...rest } = await status();
    expect(rest).toEqual({
      isLive: true,
      isInterrupted: false,
      viewers: 0,
      streamUrl: video,
      streamType: 'youtube',
      audioUrl: null,
      sources: { youtube: { isLive: true }, rtmp: { isLive: false } },
    });
    expect(Math.abs(Date.now() - Date.parse(String(wentLiveAt)))).toBeLessThan(5_000);
  });

  // LIVE-09
  it('is live with our own stream only once it is approved, activated and arriving', async () => {
    for (const missing of ['rtmpApproved', 'rtmpActivated', 'rtmpStreaming'] as const) {
      await live.change({ ...onAir, [missing]: false });
      expect(await status()).toMatchObject({ isLive: false, streamUrl: null, streamType: null });
    }
    await live.change({ ...onAir, audioUrl: '/hls/church/audio/index.m3u8' });
    expect(await status()).toMatchObject({
      isLive: true,
      streamUrl: playlist,
      streamType: 'rtmp',
      audioUrl: '/hls/church/audio/index.m3u8',
      sources: { rtmp: { isLive: true } },
    });
  });

  it('answers our own stream where both are live, because it needs less data', async () => {
    await live.change({ ...onAir, youtubeUrl: video, youtubeIsLive: true });
    expect(await status()).toMatchObject({
      streamType: 'rtmp',
      streamUrl: playlist,
      sources: { youtube: { isLive: true }, rtmp: { isLive: true } },
    });
  });

  // DATA-11, LIVE-13
  it.each(['media', 'admin'] as const)(
    'shows %s the details of the broadcast, and a visitor none of them',
    async (role) => {
      await live.change({ hlsUrl: playlist, rtmpApproved: true, rtmpActivated: true, rtmpStreaming: false });
      const forStaff = await ask(address, api.as(role));
      expect(forStaff.json()).toMatchObject({
        isLive: false,
        viewers: 0,
        streamType: null,
        sources: {
          youtube: { isLive: false },
          rtmp: {
            isLive: false,
            approved: true,
            actuallyStreaming: false,
            error: expect.stringContaining('MEDIA_SERVER=off'),
            manuallyActivated: true,
          },
        },
      });
      expect(forStaff.headers['cache-control']).toBe('no-store');
      const forVisitor = await ask();
      expect(forVisitor.json<{ sources: unknown }>().sources).toEqual({
        youtube: { isLive: false },
        rtmp: { isLive: false },
      });
      expect(forVisitor.body).not.toMatch(/MEDIA_SERVER|error|approved|Activated|actually/);
      expect(forVisitor.headers).toMatchObject({
        'cache-control': 'public, max-age=5',
        vary: 'accept-encoding, authorization',
      });
    },
  );

  it('answers the address of a dropped stream for ten minutes, and no longer', async () => {
    await live.change(onAir);
    const { wentLiveAt } = await status();
    const droppedFor = async (minutes: number): Promise<void> => {
      await live.change({ rtmpStreaming: false });
      await api.database.repository(LiveState).update({ id: 1 }, { droppedAt: minutesAgo(minutes) });
      await live.change({});
    };
    // A break of up to half a minute is not announced.
    for (const [minutes, isLive] of [
      [0.4, true],
      [0.6, false],
    ] as const) {
      await droppedFor(minutes);
      expect(await status()).toMatchObject({
        isLive,
        isInterrupted: !isLive,
        streamUrl: playlist,
        streamType: 'rtmp',
        wentLiveAt,
        sources: { rtmp: { isLive } },
      });
      await live.change({ rtmpStreaming: true });
      expect(await status()).toMatchObject({ isLive: true, isInterrupted: false, wentLiveAt });
    }
    for (const [minutes, isInterrupted] of [
      [9, true],
      [11, false],
    ] as const) {
      await droppedFor(minutes);
      expect(await status()).toMatchObject({ isInterrupted, streamUrl: isInterrupted ? playlist : null });
    }
  });

  it('announces no return once somebody has ended the broadcast', async () => {
    await live.change(onAir);
    await live.change({ rtmpActivated: false });
    expect(await status()).toMatchObject({ isLive: false, isInterrupted: false, streamUrl: null, wentLiveAt: null });
    await live.change({ rtmpStreaming: false });
    expect(await status()).toMatchObject({ isInterrupted: false });
  });

  it('counts each watching tab once', async () => {
    const before = Number((await status()).viewers);
    const tabs = [`tab-${database}-1`, `tab-${database}-2`];
    for (const tab of [...tabs, tabs[0]]) expect((await ask(`${address}?watcher=${tab}`)).statusCode).toBe(200);
    // The cached answer is at most one second old; a change drops it.
    await live.change({});
    expect((await status()).viewers).toBe(before + 2);
  });

  it('accepts unusual watcher ids, and refuses unknown parameters and wrong credentials', async () => {
    await live.change({ youtubeUrl: video, youtubeIsLive: true });
    expect((await ask(`${address}?watcher=a%20b`)).json()).toMatchObject({ isLive: true, streamUrl: video });
    for (const query of ['?nonsense=1', `?watcher=${'a'.repeat(37)}`])
      expect((await ask(address + query)).statusCode).toBe(400);
    expect((await ask(address, { authorization: 'Basic eDp5' })).statusCode).toBe(401);
  });

  it('answers 304 where nothing has changed', async () => {
    const { etag } = (await ask()).headers;
    expect((await ask(address, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it('shows within five seconds what another process has written', async () => {
    await status();
    await api.database.repository(LiveState).update({ id: 1 }, { youtubeUrl: video, youtubeIsLive: true });
    expect(await status()).toMatchObject({ isLive: false });
    const later = performance.now() + 5_500;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => later);
    const seen = await status();
    clock.mockRestore();
    expect(seen).toMatchObject({ isLive: true, streamUrl: video });
  });

  it('answers the last known status while the database is away', async () => {
    const alone = await startTestApp({ database });
    try {
      const service = alone.app.get(LiveService);
      await service.change(onAir);
      await alone.database.dataSource.destroy();
      const later = performance.now() + 20_000;
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => later);
      const answer = await alone.send({ url: address });
      clock.mockRestore();
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { isLive: true, streamUrl: playlist }]);
    } finally {
      await alone.close();
    }
  });
});
