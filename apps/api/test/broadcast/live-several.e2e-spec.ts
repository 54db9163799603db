import { hasFfmpeg, publish } from '../../../../tools/encoder.mjs';
import { hasRedis, RedisServer } from '../../../../tools/redis-server.mjs';
import { LiveService } from '../../src/broadcast/live/live.service.ts';
import { LiveState } from '../../src/broadcast/live/live-state.entity.ts';
import type { MediaStreamResponse } from '../../src/broadcast/live/media-stream.dto.ts';
import { MediaServer, type MediaServerReport } from '../../src/broadcast/media-server/media-server.ts';
import { closeAtTheEnd } from '../leftovers.ts';
import { until } from '../stand-ins/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeOnEachServer, startTestApp, type TestApp, type TestDatabase } from '../test-app.ts';

const describeWithRedis = hasRedis ? describeOnEachServer : describe.skip;

describeWithRedis('the console of a process that the encoder does not send to', (database?: TestDatabase) => {
  let redis: RedisServer;
  let beside: TestApp;
  let other: TestApp;
  let report: MediaServerReport;

  beforeAll(async () => {
    redis = await RedisServer.start();
    closeAtTheEnd(() => redis.end());
    const environment = { REDIS_URL: redis.url, MEDIA_SERVER: 'embedded', RTMP_PORT: '0', HLS_PORT: '0' };
    beside = await startTestApp({ database, environment });
    other = await beside.startAnother({ live: { ...beside.config.live, server: 'off' } });
    const server = beside.app.get(MediaServer);
    report = {
      ...(await until(
        () => server.report(),
        ({ rtmpPort, hlsPort }) => rtmpPort !== null && hlsPort !== null,
      )),
    };
    server.report = () => report;
  });
  afterAll(async () => {
    await other?.close();
    await beside?.close();
    await redis.end();
  });

  const consoleOf = async (api: TestApp): Promise<MediaStreamResponse> =>
    (await api.send({ url: '/api/media/stream', headers: api.as('media') })).json();
  const shown = (api: TestApp, isSo: (stream: MediaStreamResponse) => boolean) => until(() => consoleOf(api), isSo);
  const codes = ({ warnings }: MediaStreamResponse): string[] => warnings.map(({ code }) => code);

  it('shows the media server of the other process, and that nothing arrives', async () => {
    const { server, publishing } = await shown(other, (stream) => stream.server.hlsPort !== null);
    expect(server).toEqual((await consoleOf(beside)).server);
    expect(publishing).toBeNull();
  });

  it('shows the stream that arrives there, its figures and its warnings', async () => {
    const since = new Date('2026-11-22T04:00:00.000Z');
    const figures = {
      bitrate: 1_800_000,
      frameRate: 25,
      width: 1280,
      height: 720,
      videoCodec: 'H.264',
      audioCodec: 'AAC',
    };
    report = {
      ...report,
      publishing: { since, ...figures },
      warnings: [{ code: 'KEY_FRAMES_RARE' }],
      playlist: 'church/master.m3u8',
    };
    const stream = await shown(other, ({ publishing }) => publishing !== null);
    expect(stream.publishing).toEqual({ since: since.toISOString(), ...figures });
    expect(codes(stream)).toEqual(['KEY_FRAMES_RARE']);
    expect(stream.status.sources.rtmp).toMatchObject({ actuallyStreaming: true, error: null });
    expect(stream.configured.rtmp).toBe(true);
    // The segments are on the machine of the other process.
    expect(stream.previewUrl).toBeNull();
    expect((await consoleOf(beside)).previewUrl).toBe('/api/media/preview/church/master.m3u8');
  });

  it('says without Redis that the stream arrives and its figures cannot be shown', async () => {
    await redis.end();
    const stream = await shown(other, (each) => codes(each).includes('SEEN_ELSEWHERE'));
    expect([stream.publishing, stream.status.sources.rtmp.actuallyStreaming]).toEqual([null, true]);
    expect(codes(await consoleOf(beside))).toEqual(['KEY_FRAMES_RARE']);
    await redis.begin();
    expect(codes(await shown(other, ({ publishing }) => publishing !== null))).toEqual(['KEY_FRAMES_RARE']);
  });

  it('shows nothing of a process that has ended', async () => {
    await beside.app.close();
    const { server, publishing } = await shown(other, (stream) => stream.server.kind === 'off');
    expect([server.state, publishing]).toEqual(['off', null]);
  });
});

describeOnEachServer('two processes, each with a media server', (database) => {
  let one: TestApp;
  let other: TestApp;
  const environment = {
    MEDIA_SERVER: 'embedded',
    RTMP_PORT: '0',
    HLS_PORT: '0',
    LIVE_LADDER: 'false',
    SECRET_KEY: 'the same key for both processes of it',
  };
  /** Milliseconds between two checks of the stream and its key by a process on a busy machine. */
  const noticedMs = 20_000;

  beforeAll(async () => {
    one = await startTestApp({ database, environment });
  });
  afterAll(() => one.close());

  const start = (): Promise<TestApp> => one.startAnother({ dataDir: temporaryFolder('other') });
  const running = (api: TestApp): Promise<MediaServerReport> =>
    until(
      () => api.app.get(MediaServer).report(),
      ({ state, rtmpPort, hlsPort }) => state === 'running' && rtmpPort !== null && hlsPort !== null,
    );
  const row = (): Promise<LiveState> => one.database.repository(LiveState).findOneByOrFail({ id: 1 });
  /** Writes the row as a process on another machine does when it receives the stream. */
  const isSeenElsewhere = (): Promise<unknown> =>
    one.database
      .repository(LiveState)
      .update({ id: 1 }, { rtmpStreaming: true, rtmpSeenAt: new Date(), hlsUrl: '/hls/church/master.m3u8' });

  it('do not end a stream that another process receives when they start', async () => {
    await isSeenElsewhere();
    other = await start();
    await running(other);
    // When it has closed, its last check of the stream is over.
    await other.close();
    expect(await row()).toMatchObject({ rtmpStreaming: true, droppedAt: null });
  });

  it('do not end a stream that has moved to another process', async () => {
    other = await start();
    const server = other.app.get(MediaServer);
    const report = await running(other);
    const publishing = {
      since: new Date(),
      bitrate: 1_000_000,
      frameRate: 25,
      width: 640,
      height: 360,
      videoCodec: 'H.264',
      audioCodec: 'AAC',
    };
    server.report = () => ({ ...report, publishing, playlist: 'church/master.m3u8' });
    await one.database.repository(LiveState).update({ id: 1 }, { rtmpStreaming: false });
    await until(row, ({ rtmpStreaming }) => rtmpStreaming, noticedMs);
    const live = other.app.get(LiveService);
    const { change } = live;
    const changes: boolean[] = [];
    live.change = async (decide) => {
      // Written before each check, so that no check falls between the end of the stream here and its start on the other machine.
      await isSeenElsewhere();
      const isChanged = await change.call(live, decide);
      changes.push(isChanged);
      return isChanged;
    };
    server.report = () => report;
    // The first check may still have found the stream in this process.
    await until(
      () => changes,
      (all) => all.includes(false),
      noticedMs,
    );
    expect(await row()).toMatchObject({ rtmpStreaming: true });
    await other.close();
  });

  // API-79, MEDIA-27
  (hasFfmpeg ? it : it.skip)('disconnect an encoder whose key another one has replaced', async () => {
    other = await start();
    const { rtmpPort } = await running(one);
    const key = async (): Promise<string> =>
      (await other.send({ url: '/api/media/stream-key?type=rtmp', headers: other.as('media') })).json<{
        streamKey: string;
      }>().streamKey;
    const address = async (): Promise<string> => `rtmp://127.0.0.1:${rtmpPort}/live/${await key()}`;
    const publishing = (isSo: boolean): Promise<unknown> =>
      until(
        () => one.app.get(MediaServer).report().publishing,
        (found) => (found !== null) === isSo,
        noticedMs,
      );
    const show = { size: '320x180', rate: 10, keyEvery: 20 };
    const old = publish(await address(), show);
    await publishing(true);
    await other.send({ method: 'POST', url: '/api/media/stream-key/rotate', headers: other.as('media') });
    await old.ended;
    await publishing(false);
    // An encoder with the new key stays connected.
    const next = publish(await address(), show);
    await publishing(true);
    await other.close();
    expect(next.process.exitCode).toBeNull();
  });
});
