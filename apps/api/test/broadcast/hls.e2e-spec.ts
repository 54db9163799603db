import { once } from 'node:events';
import { request } from 'node:http';
import { jest } from '@jest/globals';
import { LiveStateRepository } from '../../src/broadcast/live/live-state.repository.ts';
import { newAddress } from '../addresses.ts';
import { Srs } from '../stand-ins/srs.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const pieces = ['church-1.ts', 'church-2.ts'];

// LIVE-09: the stream is served from this site's own address, because an https page may not load http video.
describe('GET /hls/*', () => {
  let api: TestApp;
  let srs: Srs;
  let site: string;

  beforeAll(async () => {
    srs = await new Srs().start();
    api = await startTestApp({ environment: srs.environment('a-secret-between-servers') });
    site = api.site;
    srs.publish();
    // A playlist that exists when the encoder is first seen belongs to the last broadcast.
    await until(
      () => srs.countOf('/live/church.m3u8'),
      (polls) => polls > 0,
    );
    srs.write('live', 'church', pieces);
    await until(
      async () => (await staff('GET', 'stream')).json().previewUrl,
      (url) => url !== null,
    );
    await staff('POST', 'approve-stream', {});
  });
  afterAll(async () => {
    await api.close();
    await srs.stop();
  });

  const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    api.send({ method, url: `/hls/${path}`, headers, remoteAddress: newAddress() });
  const staff = (method: 'GET' | 'POST', path: string, payload?: object) =>
    api.send({ method, url: `/api/media/${path}`, headers: api.as('media'), ...(payload && { payload }) });
  const put = async (status: 'live' | 'offline'): Promise<void> => {
    if (status === 'live') await staff('POST', 'approve-stream', {});
    expect((await staff('POST', 'go-live', { status })).statusCode).toBe(200);
    await until(
      async () => (await get('church/index.m3u8')).statusCode,
      (code) => (code === 200) === (status === 'live'),
    );
  };
  /** Requests the path unchanged, where a client library would normalise it. */
  const raw = async (path: string): Promise<number | undefined> => {
    const asked = request(new URL(site), { path, agent: false }).end();
    const [response] = (await once(asked, 'response')) as [{ statusCode?: number; resume(): void }];
    response.resume();
    return response.statusCode;
  };

  describe('while nothing is broadcast', () => {
    it('answers 404 to everyone, signed in or not', async () => {
      for (const path of ['church/master.m3u8', 'church/index.m3u8', 'church/church-1.ts']) {
        expect((await get(path)).statusCode).toBe(404);
        expect((await get(path, api.as('admin'))).statusCode).toBe(404);
      }
      expect((await get('church/master.m3u8')).headers['cache-control']).toBe('no-store');
    });

    it('GET /api/media/preview/* serves it to staff, and to nobody else', async () => {
      const look = (headers: Record<string, string>) =>
        api.send({ url: '/api/media/preview/church/church-1.ts', headers });
      for (const role of ['media', 'admin'] as const) {
        const response = await look(api.as(role));
        expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
          200,
          'video/mp2t',
          'no-store',
        ]);
      }
      expect((await look({})).statusCode).toBe(401);
    });
  });

  describe('during a broadcast', () => {
    beforeAll(() => put('live'));

    it('lets playlists be cached for a second, and segments for an hour', async () => {
      const playlist = await get('church/index.m3u8');
      expect(playlist.headers).toMatchObject({
        'content-type': 'application/vnd.apple.mpegurl',
        'cache-control': 'public, max-age=1',
        'x-content-type-options': 'nosniff',
      });
      const piece = await get('church/church-1.ts');
      expect(piece.headers).toMatchObject({
        'content-type': 'video/mp2t',
        'content-length': '1000',
        'cache-control': 'public, max-age=3600, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(piece.headers['set-cookie']).toBeUndefined();
      expect(piece.rawPayload.length).toBe(1_000);
    });

    it('answers HEAD without a body, and 304 where the client has it', async () => {
      const head = await get('church/church-1.ts', {}, 'HEAD');
      expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, '1000', 0]);
      for (const path of ['church/church-1.ts', 'church/index.m3u8']) {
        const again = await get(path, { 'if-none-match': String((await get(path)).headers.etag) });
        expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
      }
    });

    it('needs no credential and ignores a wrong one', async () => {
      expect((await get('church/church-1.ts', { authorization: 'Basic bm90OnJpZ2h0' })).statusCode).toBe(200);
    });

    it.each([
      'church/../church/church-1.ts',
      'church/%2e%2e/church/church-1.ts',
      'church/%252e%252e/church-1.ts',
      'church//church-1.ts',
      'a/b/c/d/church-1.ts',
      'church/.ts',
      'church/church-1.ts%00',
      'church/church-1.mp4',
      'church/church-1',
      '',
      '..%5c..%5cchurch-1.ts',
      `church/${'a'.repeat(101)}.ts`,
    ])('sends the media server no request for %p', async (path) => {
      const before = srs.requests.filter((asked) => !asked.includes('/api/')).length;
      expect(await raw(`/hls/${path}`)).not.toBe(200);
      expect(srs.requests.filter((asked) => !asked.includes('/api/')).length).toBe(before);
    });

    it('fetches a segment once for all clients, and a playlist a few times a second', async () => {
      srs.write('live', 'church', [...pieces, 'church-3.ts']);
      const before = { piece: srs.countOf('/live/church-3.ts'), playlist: srs.countOf('/live/church.m3u8') };
      const began = performance.now();
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) => get(index % 2 ? 'church/church-3.ts' : 'church/index.m3u8')),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(srs.countOf('/live/church-3.ts') - before.piece).toBe(1);
      const seconds = Math.max(1, (performance.now() - began) / 1000);
      expect(srs.countOf('/live/church.m3u8') - before.playlist).toBeLessThan(10 * seconds);
    });

    it('makes no database query for a file', async () => {
      const asked = jest.spyOn(LiveStateRepository.prototype, 'get');
      await Promise.all(Array.from({ length: 200 }, () => get('church/church-1.ts')));
      expect(asked.mock.calls.length).toBeLessThan(3);
      asked.mockRestore();
    });

    it('survives clients that disconnect in the middle', async () => {
      srs.files.set('/live/church-4.ts', Buffer.alloc(8_000_000));
      for (let turn = 0; turn < 20; turn += 1) {
        const asked = request(`${site}/hls/church/church-4.ts`, { agent: false }).end();
        const [response] = (await once(asked, 'response')) as [{ destroy(): void }];
        response.destroy();
      }
      expect((await get('church/church-4.ts')).rawPayload.length).toBe(8_000_000);
    });

    it('refuses a segment too large to watch, and says what to do', async () => {
      srs.files.set('/live/church-5.ts', Buffer.alloc(34_000_000));
      const response = await get('church/church-5.ts');
      expect([response.statusCode, response.json().code]).toEqual([503, 'PIECE_TOO_LARGE']);
      srs.files.delete('/live/church-5.ts');
    });

    it('serves what is cached while the media server is away, and 503 for the rest', async () => {
      srs.failure = 'breaks off';
      expect((await get('church/church-1.ts')).statusCode).toBe(200);
      const response = await get('church/church-6.ts');
      srs.failure = undefined;
      expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
        503,
        'MEDIA_SERVER_UNREACHABLE',
        '2',
      ]);
    });

    it('serves the last playlist while the encoder is away for a moment', async () => {
      srs.unpublish();
      await until(
        async () => (await staff('GET', 'stream')).json().publishing,
        (publishing) => publishing === null,
      );
      for (const path of ['church/master.m3u8', 'church/index.m3u8']) expect((await get(path)).statusCode).toBe(200);
    });

    it('stops at once when the broadcast ends', async () => {
      await put('offline');
      expect((await get('church/church-1.ts')).statusCode).toBe(404);
    });
  });

  it('limits the requests of one address, at a high rate', async () => {
    const strict = await startTestApp({ environment: { RATE_LIMIT_SCALE: '0.01' } });
    const remoteAddress = newAddress();
    const codes: number[] = [];
    for (let turn = 0; turn <= 600; turn += 1)
      codes.push((await strict.send({ url: '/hls/church/master.m3u8', remoteAddress })).statusCode);
    await strict.close();
    expect([codes[599], codes[600]]).toEqual([404, 429]);
  });
});
