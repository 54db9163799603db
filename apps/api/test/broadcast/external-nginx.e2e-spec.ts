import { hasNginxRtmp } from '../../../../tools/nginx-rtmp.mjs';
import { decode } from '../decode.ts';
import { type Encoder, publish, stopEncoders } from '../encoder.ts';
import { NginxRtmp } from '../nginx-rtmp.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const secret = 'a-secret-between-servers';
/** Milliseconds within which staff must see a change of the media server's state. */
const noticedMs = 15_000;

interface Stream {
  server: { kind: string; state: string; problem: string | null };
  publishing: {
    since: string;
    bitrate: number;
    width: number;
    height: number;
    videoCodec: string;
    audioCodec: string;
  } | null;
  previewUrl: string | null;
}

(hasNginxRtmp ? describe : describe.skip)('external media server: nginx with its RTMP module', () => {
  let api: TestApp;
  let nginx: NginxRtmp;
  let site: string;
  let encoder: Encoder;

  beforeAll(async () => {
    nginx = await NginxRtmp.prepare();
    api = await startTestApp({ environment: nginx.environment(secret) });
    site = api.site;
    await nginx.start(site, secret);
    await until(stream, ({ server }) => server.state === 'running', noticedMs);
  });
  afterAll(async () => {
    await stopEncoders();
    await api.close();
    await nginx.kill();
  });

  const ask = (url: string, as?: 'media' | 'admin') => api.send({ url, headers: as ? api.as(as) : {} });
  const post = async (url: string, payload: object = {}) =>
    (await api.send({ method: 'POST', url, headers: api.as('media'), payload })).statusCode;
  const stream = async () => (await ask('/api/media/stream', 'media')).json<Stream>();
  const key = async () =>
    (await ask('/api/media/stream-key?type=rtmp', 'media'))
      .json<{ streamKey: string }>()
      .streamKey.replace(/^church\?key=/, '');
  /** A disconnected encoder gives up and exits. */
  async function isRefused(address: string): Promise<boolean> {
    const { process, ended } = publish(address);
    await ended;
    return process.exitCode !== 0;
  }
  const publishing = () => until(stream, (seen) => seen.publishing !== null && seen.previewUrl !== null, noticedMs);
  const silent = () => until(stream, (seen) => seen.publishing === null, noticedMs);

  it('refuses an encoder with a wrong key, with none, or under another name', async () => {
    for (const address of [nginx.address('wrong'), nginx.address(''), nginx.address(await key(), 'other')]) {
      expect(await isRefused(address)).toBe(true);
    }
    expect(await stream()).toMatchObject({
      server: { kind: 'nginx', state: 'running', problem: null },
      publishing: null,
      previewUrl: null,
    });
  });

  it('accepts an encoder with the key, and shows staff its tracks', async () => {
    encoder = publish(nginx.address(await key()));
    const seen = await publishing();
    expect(seen.publishing).toMatchObject({ width: 640, height: 360, videoCodec: 'H.264', audioCodec: 'AAC' });
    const { publishing: later } = await until(stream, ({ publishing: now }) => (now?.bitrate ?? 0) > 100_000);
    expect(later?.bitrate).toBeLessThan(20_000_000);
    expect(seen.previewUrl).toBe('/api/media/preview/church/master.m3u8');
    expect((await ask('/api/media/preview/church/master.m3u8', 'media')).body).toContain('index.m3u8');
  });

  it('shows visitors nothing before the broadcast is approved and started', async () => {
    expect((await ask('/hls/church/master.m3u8')).statusCode).toBe(404);
    expect((await ask('/api/media/preview/church/master.m3u8')).statusCode).toBe(401);
    expect(await post('/api/media/go-live', { status: 'live' })).toBe(409);
    expect((await ask('/hls/church/index.m3u8')).statusCode).toBe(404);
  });

  // LIVE-09
  it("plays through the site's own address once it is", async () => {
    expect([await post('/api/media/approve-stream'), await post('/api/media/go-live', { status: 'live' })]).toEqual([
      200, 200,
    ]);
    await until(
      async () => (await ask('/hls/church/master.m3u8')).statusCode,
      (status) => status === 200,
    );
    expect(await decode(`${site}/hls/church/master.m3u8`)).toEqual(expect.arrayContaining(['h264 640x360', 'aac']));
  });

  it('plays the sound alone, which the server makes', async () => {
    const { audioUrl } = await until(
      async () => (await ask('/api/live/status')).json<{ audioUrl: string | null }>(),
      (status) => status.audioUrl !== null,
      noticedMs,
    );
    await until(
      async () => (await ask(audioUrl ?? '')).body,
      (playlist) => playlist.includes('#EXT-X-BITRATE'),
      noticedMs,
    );
    // nginx also announces a video track that never arrives.
    expect((await decode(`${site}${audioUrl}`)).filter((codec) => codec !== 'h264 0x0')).toEqual(['aac']);
  });

  it('refuses a second publisher while the first continues', async () => {
    expect(await isRefused(nginx.address(await key()))).toBe(true);
    expect(encoder.process.exitCode).toBeNull();
    expect((await stream()).publishing).not.toBeNull();
  });

  it('disconnects a publisher with an old key, and refuses it again', async () => {
    const old = await key();
    expect(await post('/api/media/stream-key/rotate', { type: 'rtmp' })).toBe(200);
    await encoder.ended;
    await silent();
    expect(await isRefused(nginx.address(old))).toBe(true);
  });

  it('notices when the encoder stops', async () => {
    encoder = publish(nginx.address(await key()));
    await publishing();
    await encoder.stop('SIGINT');
    await silent();
  });

  it('reports within fifteen seconds that the server is gone, and recovers by itself when it is back', async () => {
    await nginx.kill();
    const { server } = await until(stream, (seen) => seen.server.state === 'failed', noticedMs);
    expect(server.problem).toContain('The media server does not answer');
    await nginx.start(site, secret);
    await until(stream, (seen) => seen.server.state === 'running' && seen.server.problem === null, noticedMs);
  });

  it('refuses every encoder while the site is away', async () => {
    const right = nginx.address(await key());
    api.app.getHttpServer().close();
    api.app.getHttpServer().closeAllConnections();
    expect(await isRefused(right)).toBe(true);
  });
});
