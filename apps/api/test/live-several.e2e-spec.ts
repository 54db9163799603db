import { hasRedis, RedisServer } from '../../../tools/redis-server.mjs';
import type { MediaStreamResponse } from '../src/broadcast/live/media-stream.dto.ts';
import { MediaServer, type MediaServerReport } from '../src/broadcast/media-server/media-server.ts';
import { closeAtTheEnd } from './leftovers.ts';
import { until } from './stand-ins/until.ts';
import { describeOnEachServer, startTestApp, type TestApp, type TestDatabase } from './test-app.ts';

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
    other = await beside.again({ live: { ...beside.config.live, server: 'off' } });
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
    (await api.inject({ url: '/api/media/stream', headers: api.as('media') })).json();
  const shown = (api: TestApp, isSo: (stream: MediaStreamResponse) => boolean) => until(() => consoleOf(api), isSo);
  const codes = ({ warnings }: MediaStreamResponse): string[] => warnings.map(({ code }) => code);

  it('shows the media server of the other one, and that nothing arrives', async () => {
    const { server, publishing } = await shown(other, (stream) => stream.server.hlsPort !== null);
    expect(server).toEqual((await consoleOf(beside)).server);
    expect(publishing).toBeNull();
  });

  it('shows what arrives there, how well, and what to look at', async () => {
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
      warnings: [{ code: 'KEY_FRAMES_RARE', message: 'Set the keyframe interval to 2 s.' }],
      playlist: 'church/master.m3u8',
    };
    const stream = await shown(other, ({ publishing }) => publishing !== null);
    expect(stream.publishing).toEqual({ since: since.toISOString(), ...figures });
    expect(codes(stream)).toEqual(['KEY_FRAMES_RARE']);
    expect(stream.status.sources.rtmp).toMatchObject({ actuallyStreaming: true, error: null });
    expect(stream.configured.rtmp).toBe(true);
    // The pieces are beside the other process.
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
