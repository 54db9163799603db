import { LiveState } from '../../src/broadcast/live/live-state.entity.ts';
import { until } from '../stand-ins/until.ts';
import { YoutubeStandIn } from '../stand-ins/youtube.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const id = 'dQw4w9WgXcQ';
const video = `https://www.youtube.com/watch?v=${id}`;

interface Stream {
  warnings: { code: string; message: string }[];
  status: { isLive: boolean };
}

// The decision for LIVE: YouTube is asked if an API key is set. Otherwise the person who pressed the button is believed.
describeOnAnyDatabase('a broadcast on YouTube', (database) => {
  let api: TestApp;
  let youtube: YoutubeStandIn;
  beforeAll(async () => {
    youtube = await YoutubeStandIn.start();
    api = await startTestApp({ database, environment: youtube.environment });
  });
  afterAll(async () => {
    await api.close();
    await youtube.stop();
  });

  const post = (action: string, payload: object = {}) =>
    api.send({ method: 'POST', url: `/api/media/${action}`, headers: api.as('media'), payload });
  const stream = async () => (await api.send({ url: '/api/media/stream', headers: api.as('media') })).json<Stream>();
  const isLive = async () => (await stream()).status.isLive;
  const goLive = async (liveVideoUrl = video) => {
    await post('stream-config', { type: 'youtube', config: { liveVideoUrl } });
    await post('approve-stream');
    await post('go-live', { status: 'live' });
  };
  /** Makes the last request to YouTube look older than thirty seconds. */
  const later = () =>
    api.database.repository(LiveState).update({ id: 1 }, { youtubeAskedAt: new Date(Date.now() - 31_000) });

  beforeEach(async () => {
    youtube.failures.clear();
    youtube.isQuotaUsedUp = false;
    youtube.videos.clear();
    await post('go-live', { status: 'offline' });
    await later();
  });

  it('is live once YouTube says so, and ends when YouTube says so', async () => {
    youtube.videos.set(id, 'upcoming');
    await goLive();
    expect(await stream()).toMatchObject({ status: { isLive: false } });
    await until(stream, ({ warnings }) => warnings.some(({ code }) => code === 'YOUTUBE_NOT_LIVE'));
    expect(await isLive()).toBe(false);
    youtube.videos.set(id, 'live');
    await later();
    await until(isLive, Boolean);
    expect(await stream()).toMatchObject({ warnings: [] });
    youtube.videos.set(id, 'none');
    await later();
    await until(isLive, (live) => !live);
  });

  it('asks at most every thirty seconds, whatever is pressed, and never while nothing is live', async () => {
    youtube.videos.set(id, 'live');
    const asked = youtube.requests.length;
    for (let press = 0; press < 3; press += 1) {
      await goLive();
      await until(
        () => youtube.requests.length,
        (count) => count > asked,
      );
      await post('go-live', { status: 'offline' });
    }
    expect(youtube.requests.length - asked).toBe(1);
    await later();
    // Waits for two more checks.
    await until(
      () => performance.now(),
      (
        (end) => (now: number) =>
          now > end
      )(performance.now() + 2_500),
      4_000,
    );
    expect(youtube.requests.length - asked).toBe(1);
  });

  it.each([
    ['the quota is used up', () => void (youtube.isQuotaUsedUp = true)],
    ['it fails', () => void youtube.failures.set('videos', 'fails')],
    ['it speaks HTML', () => void youtube.failures.set('videos', 'speaks HTML')],
    ['the line breaks', () => void youtube.failures.set('videos', 'breaks off')],
  ])('is assumed where %s, and staff are informed', async (_what, spoil) => {
    spoil();
    await goLive();
    await until(isLive, Boolean);
    const { warnings } = await stream();
    expect(warnings).toMatchObject([{ code: 'YOUTUBE_UNCHECKED' }]);
    expect(JSON.stringify(warnings)).not.toContain(youtube.environment.YOUTUBE_API_KEY);
  });

  it('is assumed in the next broadcast of a video about which YouTube answered in the last one', async () => {
    youtube.videos.set(id, 'live');
    await goLive();
    await until(isLive, Boolean);
    await post('go-live', { status: 'offline' });
    youtube.isQuotaUsedUp = true;
    await later();
    await goLive();
    await until(isLive, Boolean);
  });

  it("continues with YouTube's last answer while it cannot be asked, also after a restart", async () => {
    youtube.videos.set(id, 'upcoming');
    await goLive();
    await until(stream, ({ warnings }) => warnings.some(({ code }) => code === 'YOUTUBE_NOT_LIVE'));
    youtube.failures.set('videos', 'fails');
    for (const restart of [() => undefined, async () => (api = await api.restart())]) {
      await restart();
      await later();
      await until(stream, ({ warnings }) => warnings.some(({ code }) => code === 'YOUTUBE_UNCHECKED'));
      expect(await isLive()).toBe(false);
    }
  });

  it('has no warning of an old answer once another process has heard that it is live', async () => {
    youtube.videos.set(id, 'upcoming');
    await goLive();
    await until(stream, ({ warnings }) => warnings.some(({ code }) => code === 'YOUTUBE_NOT_LIVE'));
    await api.database.repository(LiveState).update({ id: 1 }, { youtubeIsLive: true, youtubeIsConfirmed: true });
    expect(await stream()).toMatchObject({ warnings: [], status: { isLive: true } });
  });

  it('reports a video that YouTube does not know', async () => {
    await goLive('https://youtu.be/aqz-KE-bpKQ');
    await until(stream, ({ warnings }) => warnings.some(({ code }) => code === 'YOUTUBE_NOT_FOUND'));
    expect(await isLive()).toBe(false);
  });

  it('of a channel is assumed, since asking YouTube about it costs too much', async () => {
    const asked = youtube.requests.length;
    await goLive('https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv/live');
    expect(await isLive()).toBe(true);
    expect(youtube.requests.length).toBe(asked);
  });
});
