import { mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { MediaServer } from '../../src/broadcast/media-server/media-server.ts';
import { RecordedFiles } from '../../src/broadcast/media-server/recorded-files.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { Clocks } from '../clocks.ts';
import { Srs } from '../stand-ins/srs.ts';
import { until } from '../stand-ins/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const secret = 'a-secret-between-servers';
const hook = `/api/media-server/srs?secret=${secret}`;
/** Milliseconds within which staff must see a change of the media server's state. */
const noticedMs = 15_000;

describe('external media server: SRS', () => {
  let api: TestApp;
  let srs: Srs;
  let recordings: string;

  beforeAll(async () => {
    srs = await new Srs().start();
    recordings = temporaryFolder('dvr');
    api = await startTestApp({ environment: { ...srs.environment(secret), MEDIA_SERVER_RECORDINGS: recordings } });
    await until(report, ({ state }) => state === 'running');
  });
  afterAll(async () => {
    await api.close();
    await srs.stop();
  });

  const report = () => api.app.get(MediaServer).report();
  const key = async () =>
    (await api.send({ url: '/api/media/stream-key?type=rtmp', headers: api.as('media') }))
      .json<{ streamKey: string }>()
      .streamKey.replace(/^church\?key=/, '');
  const call = (payload: object | string, url = hook, type = 'application/json') =>
    api.send({ method: 'POST', url, payload, headers: { 'content-type': type } });
  const publish = async (change: object = {}) =>
    call({
      server_id: 'vid-0xk989d',
      action: 'on_publish',
      client_id: '341w361a',
      ip: '127.0.0.1',
      vhost: '__defaultVhost__',
      app: 'live',
      tcUrl: 'rtmp://127.0.0.1:1935/live',
      stream: 'church',
      param: `?key=${await key()}`,
      stream_url: '/live/church',
      stream_id: 'vid-124q9y3',
      ...change,
    });
  const file = async (path: string) => api.send({ url: `/api/media/preview/${path}`, headers: api.as('media') });

  describe('POST /api/media-server/srs', () => {
    it('accepts the encoder with the key, and answers in the form that SRS expects', async () => {
      const response = await publish();
      expect([response.statusCode, response.json()]).toEqual([200, { code: 0 }]);
      expect((await publish({ param: `?vhost=__defaultVhost__&key=${await key()}` })).statusCode).toBe(200);
    });

    it.each([
      ['another key', { param: '?key=wrong' }],
      ['no key', { param: '' }],
      ['a key of a megabyte', { param: `?key=${'k'.repeat(3_000)}` }],
      ['a key that is no text', { param: { key: 1 } }],
      ['another stream', { stream: 'other' }],
      ['another app', { app: 'variants' }],
    ])('refuses %s', async (_what, change) => {
      const response = await publish(change);
      expect([response.statusCode, response.json().code]).toEqual([403, 'STREAM_KEY_REFUSED']);
    });

    it('refuses a call without the secret, with another, or with two, before it reads the body', async () => {
      for (const url of [
        '/api/media-server/srs',
        '/api/media-server/srs?secret=',
        '/api/media-server/srs?secret=another-secret-of-servers',
        `${hook}&secret=${secret}`,
      ]) {
        const response = await call({ action: 'on_unpublish' }, url);
        expect([response.statusCode, response.json().code]).toEqual([403, 'CALLBACK_REFUSED']);
      }
    });

    it('refuses calls of another server', async () => {
      const response = await call(
        `call=publish&app=live&name=church&key=${await key()}`,
        `/api/media-server/nginx?secret=${secret}`,
        'application/x-www-form-urlencoded',
      );
      expect(response.statusCode).toBe(403);
    });

    it('accepts 4 KB and no more, and only JSON', async () => {
      expect((await call({ action: 'on_unpublish', padding: 'x'.repeat(4_000) })).statusCode).toBe(200);
      expect((await call({ action: 'on_unpublish', padding: 'x'.repeat(4_100) })).statusCode).toBe(413);
      expect((await call('{', hook)).statusCode).toBe(400);
      expect((await call('hello', hook, 'text/plain')).statusCode).toBe(415);
    });
  });

  it('reports the tracks as SRS counts them', async () => {
    expect(report()).toMatchObject({ state: 'running', publishing: null, playlist: null });
    // A playlist that is left over from the last broadcast.
    srs.write('live', 'church', ['church-0.ts']);
    srs.publish();
    // The first rates are computed from two polls close to each other; the averaging window smooths them.
    const isEven = (rate: number | null | undefined, aim: number) => Math.abs((rate ?? 0) / aim - 1) < 0.04;
    const { publishing } = await until(
      report,
      (seen) => isEven(seen.publishing?.frameRate, 25) && isEven(seen.publishing?.bitrate, 1_000_000),
      noticedMs,
    );
    expect(publishing).toMatchObject({ width: 1280, height: 720, videoCodec: 'H.264', audioCodec: 'AAC' });
  });

  it('reports a playlist once a segment of this stream is there', async () => {
    expect(report().playlist).toBeNull();
    srs.write('live', 'church', ['church-1.ts', 'church-2.ts']);
    srs.publish('variants', 'church_audio', { soundOnly: true });
    srs.write(
      'variants',
      'church_audio',
      ['church_audio-1.ts'],
      (piece) => `http://srs:8080/variants/${piece}?hls_ctx=7`,
    );
    await until(
      report,
      ({ playlist, audioPlaylist }) => playlist === 'church/master.m3u8' && audioPlaylist === 'church/audio/index.m3u8',
      noticedMs,
    );
  });

  it('serves its playlists under our names, with relative file names and the bandwidth', async () => {
    const master = (await file('church/master.m3u8')).body;
    expect(master).toMatch(
      /^#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-STREAM-INF:BANDWIDTH=\d{7},AVERAGE-BANDWIDTH=10\d{5},RESOLUTION=1280x720\nindex.m3u8\n$/,
    );
    expect((await file('church/index.m3u8')).body).toContain('#EXTINF:2.000, no desc\nchurch-1.ts\n');
    const sound = (await file('church/audio/index.m3u8')).body;
    expect(sound).toMatch(
      /#EXT-X-TARGETDURATION:2\n(?:#EXT-X-BITRATE:1\d{3}\n)?#EXTINF:2.000, no desc\nchurch_audio-1.ts\n$/,
    );
    expect((await file('church/audio/church_audio-1.ts')).rawPayload.length).toBe(1_000);
    expect((await file('church/none/index.m3u8')).statusCode).toBe(404);
  });

  it.each([
    ['sealed pieces', '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="key"\n#EXTINF:2,\na.ts\n'],
    ['a list of lists', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n/live/church.m3u8?hls_ctx=1\n'],
    ['something else', '<html>'],
  ])('does not serve %s', async (_what, text) => {
    const before = srs.files.get('/live/church.m3u8') ?? '';
    srs.files.set('/live/church.m3u8', text);
    await until(
      async () => (await file('church/index.m3u8')).statusCode,
      (status) => status === 503,
    );
    srs.files.set('/live/church.m3u8', before);
    await until(
      async () => (await file('church/index.m3u8')).statusCode,
      (status) => status === 200,
    );
  });

  it('disconnects the publisher when its key is changed', async () => {
    await api.send({
      method: 'POST',
      url: '/api/media/stream-key/rotate',
      payload: { type: 'rtmp' },
      headers: api.as('media'),
    });
    expect(srs.requests).toContain('DELETE /api/v1/clients/cid-1');
    await until(report, ({ publishing }) => publishing === null, noticedMs);
  });

  it('reports no publisher when it has received no bytes for eight seconds', async () => {
    srs.publish();
    await until(report, ({ publishing }) => publishing !== null, noticedMs);
    srs.standStill();
    const from = Date.now();
    await until(report, ({ publishing }) => publishing === null, noticedMs);
    expect(Date.now() - from).toBeGreaterThan(5_000);
  });

  it.each([-86_400_000, 86_400_000])(
    'goes on reporting the stream, and waiting for its encoder, while the clock is set by %d ms',
    async (shift) => {
      srs.unpublish();
      await until(report, ({ publishing }) => publishing === null, noticedMs);
      srs.publish();
      await until(report, (seen) => (seen.publishing?.frameRate ?? 0) > 0, noticedMs);
      srs.write('live', 'church', [`church-of-${shift}.ts`]);
      await until(report, ({ playlist }) => playlist !== null, noticedMs);
      const clocks = new Clocks();
      clocks.set(shift);
      try {
        expect(report().publishing).not.toBeNull();
        srs.unpublish();
        await until(report, ({ publishing }) => publishing === null, noticedMs);
        expect(report().playlist).not.toBeNull();
        clocks.pass(30_000);
        await until(report, ({ playlist }) => playlist === null, noticedMs);
      } finally {
        jest.restoreAllMocks();
      }
    },
  );

  it('reports what is wrong with the server, and recovers by itself', async () => {
    srs.failure = 'speaks HTML';
    await until(report, ({ problem }) => problem?.includes('is not the HTTP API of SRS') === true, noticedMs);
    srs.failure = 'hangs';
    await until(report, ({ problem }) => problem?.includes('does not answer') === true, noticedMs);
    expect(report()).toMatchObject({ state: 'failed', publishing: null });
    srs.failure = undefined;
    srs.password = 'another';
    await until(report, ({ problem }) => problem?.includes('rejects the user name and password') === true, noticedMs);
    srs.password = 'p@ss word';
    await until(report, ({ state, problem }) => state === 'running' && problem === null, noticedMs);
  });

  it.each(['breaks off', 'fails'] as const)(
    'answers 503 with Retry-After for a file when the server %s',
    async (failure) => {
      srs.failure = failure;
      const response = await file(`church/a-${failure.length}.ts`);
      srs.failure = undefined;
      expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
        503,
        'MEDIA_SERVER_UNREACHABLE',
        '2',
      ]);
    },
  );

  it('serves finished recordings from its own folder only', async () => {
    const handed: string[] = [];
    api.app.get(RecordedFiles).onRecorded((path) => handed.push(path));
    mkdirSync(join(recordings, 'live'));
    for (const name of ['live/church.1.mp4', 'live/church.2.flv']) writeFileSync(join(recordings, name), 'x');
    const outside = temporaryFolder('elsewhere');
    writeFileSync(join(outside, 'a.mp4'), 'x');
    symlinkSync(join(outside, 'a.mp4'), join(recordings, 'link.mp4'));
    const recorded = (path: string, cwd = '/usr/local/srs') =>
      call({
        action: 'on_dvr',
        client_id: '1',
        ip: '127.0.0.1',
        vhost: '__defaultVhost__',
        app: 'live',
        stream: 'church',
        param: '',
        cwd,
        file: path,
      });
    for (const path of ['live/church.2.flv', '../a.mp4', 'link.mp4', 'none.mp4', ''])
      expect((await recorded(path, recordings)).statusCode).toBe(200);
    await recorded(join(outside, 'a.mp4'));
    await recorded(join(recordings, 'live/church.1.mp4'));
    await recorded('./live/church.1.mp4', recordings);
    const real = join(realpathSync(recordings), 'live/church.1.mp4');
    expect(handed).toEqual([real, real]);
  });

  it('removes recordings after a week when nobody has used them, and nothing else', async () => {
    const folder = mkdtempSync(join(recordings, 'left-'));
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
    for (const name of ['church.1.mp4', 'church.2.mp4.tmp', 'church.3.mp4', 'wedding.mp4'])
      writeFileSync(join(folder, name), 'x');
    for (const name of ['church.1.mp4', 'church.2.mp4.tmp', 'wedding.mp4'])
      utimesSync(join(folder, name), eightDaysAgo, eightDaysAgo);
    await api.app.get(Retention).applyTo('Recordings of an external media server that nobody has taken', new Date());
    expect(readdirSync(folder).sort()).toEqual(['church.3.mp4', 'wedding.mp4']);
  });
});
