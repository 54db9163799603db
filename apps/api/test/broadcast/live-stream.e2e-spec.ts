import type { BroadcastStatus } from '../../src/broadcast/live/broadcast-status.ts';
import { LiveService } from '../../src/broadcast/live/live.service.ts';
import { LiveState } from '../../src/broadcast/live/live-state.entity.ts';
import { Srs } from '../stand-ins/srs.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const secret = 'a-secret-between-servers';
const playlist = '/hls/church/master.m3u8';
/** Milliseconds within which staff must see a change of the media server's state. */
const noticedMs = 15_000;

interface Status {
  isLive: boolean;
  isInterrupted: boolean;
  streamUrl: string | null;
  wentLiveAt: string | null;
  sources: { rtmp: { isLive: boolean; actuallyStreaming?: boolean; error?: string | null } };
}

describeOnAnyDatabase('the broadcast of our own stream', (database) => {
  let api: TestApp;
  let srs: Srs;
  const shown: BroadcastStatus[] = [];
  let writing: NodeJS.Timeout;
  let pieces = 0;

  beforeAll(async () => {
    srs = await new Srs().start();
    api = await startTestApp({ database, environment: srs.environment(secret) });
    api.app.get(LiveService).onChange((status) => shown.push(status));
  });
  afterAll(async () => {
    clearInterval(writing);
    await api.close();
    await srs.stop();
  });

  const post = async (action: string, payload?: object) =>
    expect(
      (await api.send({ method: 'POST', url: `/api/media/${action}`, headers: api.as('media'), payload })).statusCode,
    ).toBe(200);
  const status = async (app = api) => (await app.send({ url: '/api/live/status' })).json<Status>();
  const staffStatus = async (app = api) =>
    (await app.send({ url: '/api/live/status', headers: app.as('media') })).json<Status>();
  /** Publishes, and writes one more segment each second. */
  const publish = (): void => {
    srs.publish();
    writing = setInterval(() => srs.write('live', 'church', [`church-${(pieces += 1)}.ts`]), 1_000);
  };
  const stop = (): void => {
    clearInterval(writing);
    srs.unpublish();
  };
  /** Makes the stream look as if it had dropped this many minutes ago. */
  const droppedSince = async (minutes: number): Promise<void> => {
    await api.database.repository(LiveState).update({ id: 1 }, { droppedAt: new Date(Date.now() - minutes * 60_000) });
    await api.app.get(LiveService).change({});
  };

  it('is shown to staff as soon as it can be played, and to visitors only once approved and live', async () => {
    await until(
      staffStatus,
      ({ sources }) => sources.rtmp.actuallyStreaming === false && sources.rtmp.error === null,
      noticedMs,
    );
    publish();
    await until(staffStatus, ({ sources }) => sources.rtmp.actuallyStreaming === true, noticedMs);
    await until(
      () => api.database.repository(LiveState).findOneByOrFail({ id: 1 }),
      ({ rtmpStreaming }) => rtmpStreaming,
      noticedMs,
    );
    expect(await status()).toMatchObject({ isLive: false, streamUrl: null });

    await post('approve-stream', {});
    expect(await status()).toMatchObject({ isLive: false });
    await post('go-live', { status: 'live' });
    expect(await status()).toMatchObject({ isLive: true, streamUrl: playlist, sources: { rtmp: { isLive: true } } });
    expect(shown.at(-1)).toMatchObject({ isLive: true, rtmpIsLive: true });
  });

  // The decision of the media team: a stream that drops out keeps its address.
  it('continues for half a minute after a drop, then announces a short break, and resumes by itself', async () => {
    const { wentLiveAt } = await status();
    stop();
    await until(
      () => api.database.repository(LiveState).findOneByOrFail({ id: 1 }),
      ({ rtmpStreaming }) => !rtmpStreaming,
      noticedMs,
    );
    expect(await status()).toMatchObject({ isLive: true, streamUrl: playlist });
    await droppedSince(1);
    expect(await status()).toMatchObject({ isLive: false, isInterrupted: true, streamUrl: playlist, wentLiveAt });
    expect(shown.at(-1)).toMatchObject({ rtmpIsLive: false, isInterrupted: true });

    publish();
    await until(status, ({ isLive }) => isLive, noticedMs);
    expect(await status()).toMatchObject({ isInterrupted: false, wentLiveAt });
  });

  it('ends after ten minutes by the clock alone, and informs the subscribers', async () => {
    stop();
    await until(
      () => api.database.repository(LiveState).findOneByOrFail({ id: 1 }),
      ({ rtmpStreaming }) => !rtmpStreaming,
      noticedMs,
    );
    await droppedSince(9.99);
    expect(shown.at(-1)).toMatchObject({ isInterrupted: true });
    await until(
      () => shown.at(-1)?.isInterrupted,
      (isInterrupted) => isInterrupted === false,
    );
    expect(await status()).toMatchObject({ isLive: false, isInterrupted: false, streamUrl: null });
  });

  // MEDIA-44: the next encoder may be a rehearsal
  it('does not resume after that without a new approval and a new start', async () => {
    await droppedSince(10.1);
    expect((await api.send({ url: '/api/media/stream', headers: api.as('media') })).json()).toMatchObject({
      approval: { isApproved: false, approvedBy: null },
      wentLiveBy: null,
    });
    publish();
    await until(
      () => api.database.repository(LiveState).findOneByOrFail({ id: 1 }),
      ({ rtmpStreaming }) => rtmpStreaming,
      noticedMs,
    );
    expect(await status()).toMatchObject({ isLive: false, isInterrupted: false, streamUrl: null });
    await post('approve-stream', {});
    await post('go-live', { status: 'live' });
    expect(await status()).toMatchObject({ isLive: true });
    stop();
    await until(
      () => api.database.repository(LiveState).findOneByOrFail({ id: 1 }),
      ({ rtmpStreaming }) => !rtmpStreaming,
      noticedMs,
    );
  });

  it('does not stay live forever when the process that watched it was killed', async () => {
    await api.app.get(LiveService).change({ rtmpStreaming: true, hlsUrl: playlist });
    expect(await status()).toMatchObject({ isLive: true });
    // The next write finds the state that the killed process left behind.
    await api.database.repository(LiveState).update({ id: 1 }, { rtmpSeenAt: new Date(Date.now() - 45_000) });
    await api.app.get(LiveService).change({});
    expect(await status()).toMatchObject({ isLive: false, isInterrupted: true, streamUrl: playlist });
  });

  it('resumes by itself after that, too', async () => {
    publish();
    await until(status, ({ isLive }) => isLive, noticedMs);
  });

  // One of the faults that trust.md lists: the media server is down.
  it('reports within fifteen seconds that the media server is down, to staff alone', async () => {
    await srs.stop();
    const { sources } = await until(
      staffStatus,
      (seen) => seen.sources.rtmp.error !== null && !seen.sources.rtmp.actuallyStreaming,
      noticedMs,
    );
    expect(sources.rtmp.error).toContain('media server');
    expect(JSON.stringify(await status())).not.toMatch(/error|media server/);
    await srs.start();
    await until(staffStatus, (seen) => seen.sources.rtmp.error === null, noticedMs);
  });
});
