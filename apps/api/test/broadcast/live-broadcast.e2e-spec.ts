import { jest } from '@jest/globals';
import { LiveService } from '../../src/broadcast/live/live.service.ts';
import { SiteMediaServer } from '../../src/broadcast/live/site-media-server.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const cdn = 'https://cdn.example.org/church/master.m3u8';
const playlist = '/hls/church/master.m3u8';
const sound = '/hls/church/audio/index.m3u8';
/** Milliseconds within which another process must have read what this one has written. */
const noticedMs = 15_000;

interface Stream {
  approval: { isApproved: boolean; approvedBy: string | null; approvedAt: string | null };
  configured: { youtube: boolean; rtmp: boolean };
  status: { isLive: boolean; streamUrl: string | null; streamType: string | null; sources: { rtmp: object } };
  wentLiveBy: string | null;
  server: { kind: string; state: string; problem: string | null };
}

// MEDIA-13, MEDIA-14, API-79, API-80; no media server: only YouTube can be shown
describeOnEachDatabase('POST /api/media/approve-stream, withdraw-approval and go-live', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: { HLS_ORIGINS: 'https://cdn.example.org' } });
  });
  afterAll(() => api.close());

  const press = (action: string, payload: object = {}, role: 'admin' | 'media' = 'media') =>
    api.send({ method: 'POST', url: `/api/media/${action}`, headers: api.as(role), payload });
  const pressed = async (action: string, payload?: object, role?: 'admin' | 'media') =>
    (await press(action, payload, role)).json<Stream>();
  const stream = async () => (await api.send({ url: '/api/media/stream', headers: api.as('media') })).json<Stream>();
  const status = async () => (await api.send({ url: '/api/live/status' })).json<Stream['status']>();
  const nameVideo = (liveVideoUrl: string) => press('stream-config', { type: 'youtube', config: { liveVideoUrl } });
  const audits = async () =>
    (await api.send({ url: '/api/audit-log?limit=500', headers: api.as('admin') }))
      .json<{ actor: string; action: string; entity: string }[]>()
      .filter(({ entity }) => entity === 'broadcast');
  const live = { status: 'live' };
  const offline = { status: 'offline' };

  beforeEach(async () => {
    await nameVideo(video);
    await press('go-live', offline);
  });

  it('refuses our own stream without a media server, and says why', async () => {
    expect(await stream()).toMatchObject({
      server: {
        kind: 'off',
        state: 'off',
        problem: expect.stringContaining('MEDIA_SERVER=off'),
        rtmpPort: null,
        hlsPort: null,
      },
      publishing: null,
      warnings: [],
      previewUrl: null,
      configured: { youtube: true, rtmp: false },
    });
  });

  // MEDIA-44
  it('refuses to go live before the stream is approved, and changes nothing', async () => {
    const before = await stream();
    const response = await press('go-live', live);
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'STREAM_NOT_APPROVED' }]);
    expect(await stream()).toEqual(before);
    expect(await status()).toMatchObject({ isLive: false });
  });

  // MEDIA-42, MEDIA-47, MEDIA-48, MEDIA-49, DATA-38
  it("records who approved and when from the server's own data, whatever is sent", async () => {
    const { approval, status: shown } = await pressed('approve-stream', {
      approvedBy: 'The Bishop',
      approvedAt: '1999-01-01T00:00:00Z',
    });
    expect(approval).toMatchObject({ isApproved: true, approvedBy: 'media' });
    expect(Math.abs(Date.now() - Date.parse(approval.approvedAt ?? ''))).toBeLessThan(5_000);
    expect(shown.sources.rtmp).toMatchObject({ approved: true });
    expect(await pressed('approve-stream', { approvedBy: { $ne: 1 } }, 'admin')).toMatchObject({ approval });
  });

  // MEDIA-45
  it('goes live with YouTube alone, names who started it, and ends', async () => {
    await press('approve-stream');
    expect(await pressed('go-live', live)).toMatchObject({
      wentLiveBy: 'media',
      status: { isLive: true, streamType: 'youtube', streamUrl: video },
    });
    expect(await status()).toMatchObject({ isLive: true, streamUrl: video });
    expect(await pressed('go-live', offline, 'admin')).toMatchObject({
      wentLiveBy: null,
      approval: { isApproved: false, approvedBy: null, approvedAt: null },
      status: { isLive: false },
    });
    expect(await status()).toMatchObject({ isLive: false, streamUrl: null });
    expect((await audits()).slice(0, 3).map(({ actor, action }) => [actor, action])).toEqual([
      ['admin', 'ended'],
      ['media', 'went live'],
      ['media', 'approved'],
    ]);
  });

  it('refuses to go live with nothing to show', async () => {
    await nameVideo('');
    await press('approve-stream');
    const response = await press('go-live', live);
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'NOTHING_CONFIGURED' }]);
  });

  it('ends the broadcast of the stream when its approval is withdrawn', async () => {
    await press('approve-stream');
    await press('go-live', live);
    expect(await pressed('withdraw-approval')).toMatchObject({
      approval: { isApproved: false },
      wentLiveBy: null,
      status: { isLive: false },
    });
    expect(await status()).toMatchObject({ isLive: false });
    expect((await audits())[0]).toMatchObject({ actor: 'media', action: 'withdrew' });
    expect((await press('go-live', live)).statusCode).toBe(409);
  });

  it('switches viewers to another video as soon as its address is saved', async () => {
    await press('approve-stream');
    await press('go-live', live);
    const other = 'https://youtu.be/aqz-KE-bpKQ';
    await nameVideo(other);
    expect(await status()).toMatchObject({ isLive: true, streamUrl: other });
    await nameVideo('');
    expect(await status()).toMatchObject({ isLive: false, streamUrl: null });
  });

  it('switches viewers to another playlist, and back to ours with its sound alone', async () => {
    await press('approve-stream');
    await press('go-live', live);
    const service = api.app.get(LiveService);
    const server = api.app.get(SiteMediaServer);
    const state = server.state();
    const report = { ...state.report, audioPlaylist: 'church/audio/index.m3u8' };
    const reporting = jest.spyOn(server, 'state').mockReturnValue({ ...state, report });
    await service.change({ hlsUrl: playlist, audioUrl: sound, rtmpStreaming: true });
    for (const [hlsUrl, streamUrl, audioUrl] of [
      [cdn, cdn, null],
      ['', playlist, sound],
    ]) {
      await press('stream-config', { type: 'rtmp', config: { hlsUrl } });
      expect(await status()).toMatchObject({ streamType: 'rtmp', streamUrl, audioUrl });
    }
    reporting.mockRestore();
    await service.change({ rtmpStreaming: false, hlsUrl: null });
  });

  it('has one effect for simultaneous presses, and records the first name', async () => {
    const before = (await audits()).length;
    const both = (action: string, payload: object = {}) =>
      Promise.all((['media', 'admin', 'media', 'admin'] as const).map((role) => pressed(action, payload, role)));
    const approvals = await both('approve-stream');
    expect(new Set(approvals.map(({ approval }) => JSON.stringify(approval))).size).toBe(1);
    const presses = await both('go-live', live);
    expect(new Set(presses.map(({ wentLiveBy }) => wentLiveBy)).size).toBe(1);
    await both('go-live', offline);
    expect((await audits()).length - before).toBe(3);
  });

  // SQLite allows only one process.
  if (database !== 'sqlite') {
    it('is seen by a second process within seconds, also its end', async () => {
      const other = await api.startAnother();
      const statusThere = async () => (await other.send({ url: '/api/live/status' })).json<Stream['status']>();
      try {
        await press('approve-stream');
        await press('go-live', live);
        await until(statusThere, ({ isLive }) => isLive, noticedMs);
        await press('go-live', offline);
        await until(statusThere, ({ isLive }) => !isLive, noticedMs);
      } finally {
        await other.close();
      }
    });
  }

  it.each([{}, { status: 'on' }, { status: null }, { status: 'live', extra: 1 }])(
    'answers 400 for %j',
    async (payload) => {
      expect((await press('go-live', payload)).statusCode).toBe(400);
    },
  );
});
