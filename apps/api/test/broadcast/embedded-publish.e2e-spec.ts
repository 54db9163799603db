import { spawnSync } from 'node:child_process';
import { get, type IncomingMessage } from 'node:http';
import { decode } from '../decode.ts';
import { type EmbeddedServer, numbersOf, startEmbeddedServer } from '../embedded-server.ts';
import { hasFfmpeg } from '../encoder.ts';

/** What a strict decoder complains about while it plays four seconds of the stream. */
const complaintsAbout = (address: string): string =>
  spawnSync('ffmpeg', ['-v', 'warning', '-i', address, '-t', '4', '-f', 'null', '-'], { encoding: 'utf8' }).stderr;

/** Requests the path unchanged; `fetch` would normalize it. */
const statusOf = (port: number | null, path: string): Promise<number | undefined> =>
  new Promise(
    (resolve, reject) =>
      void get(
        { port, path, agent: false },
        (answer: IncomingMessage) => (answer.resume(), resolve(answer.statusCode)),
      ).on('error', reject),
  );

// LIVE-09: an HLS player plays what an encoder sends.
(hasFfmpeg ? describe : describe.skip)('embedded media server: from an encoder to a player', () => {
  let stream: EmbeddedServer;

  beforeAll(async () => {
    stream = await startEmbeddedServer();
  });
  afterAll(() => stream.close());

  it('has nothing to play before an encoder publishes', async () => {
    expect(stream.server.report()).toMatchObject({
      state: 'running',
      problem: null,
      publishing: null,
      playlist: null,
      audioPlaylist: null,
    });
    stream.server.setOnAir(true);
    expect((await fetch(stream.hls('church/master.m3u8'))).status).toBe(404);
    expect(await stream.read('church/master.m3u8')).toBeNull();
    stream.server.setOnAir(false);
  });

  it('writes a playlist within three seconds of the first picture, and reports the tracks', async () => {
    stream.publish();
    const { publishing: begun } = await stream.reports(({ publishing }) => publishing !== null);
    const { playlist } = await stream.reports((report) => report.playlist !== null);
    expect(Date.now() - (begun?.since.getTime() ?? 0)).toBeLessThan(6_000);
    expect(playlist).toBe('church/master.m3u8');
    const { publishing } = await stream.reports((report) => report.audioPlaylist !== null);
    expect(publishing).toMatchObject({ width: 640, height: 360, videoCodec: 'H.264', audioCodec: 'AAC' });
    expect(publishing?.frameRate).toBeGreaterThan(20);
    expect(publishing?.frameRate).toBeLessThan(30);
    expect(publishing?.bitrate).toBeGreaterThan(500_000);
    expect(stream.server.report().warnings).toEqual([]);
  });

  it('serves on its own port only what is broadcast', async () => {
    expect((await fetch(stream.hls('church/master.m3u8'))).status).toBe(404);
    stream.server.setOnAir(true);
    await stream.reports(() => true);
    const master = await fetch(stream.hls('church/master.m3u8?_HLS_msn=1'));
    expect([
      master.status,
      master.headers.get('content-type'),
      master.headers.get('cache-control'),
      master.headers.get('access-control-allow-origin'),
    ]).toEqual([200, 'application/vnd.apple.mpegurl', 'public, max-age=1', '*']);
    expect(await master.text()).toMatch(
      /#EXT-X-STREAM-INF:BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,RESOLUTION=640x360,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"\nsource\/index\.m3u8\n/,
    );
    const [segment] = numbersOf(await stream.read('church/source/index.m3u8')).segments;
    const answer = await fetch(stream.hls(`church/source/${segment}`));
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'video/mp2t',
      'public, max-age=3600, immutable',
    ]);
    expect((await answer.arrayBuffer()).byteLength % 188).toBe(0);
    expect((await fetch(stream.hls('church/master.m3u8'), { method: 'POST' })).status).toBe(405);
  });

  it('serves pictures and sound alone that decode without an error', async () => {
    expect(await decode(stream.hls('church/master.m3u8'))).toEqual(['h264 640x360', 'aac']);
    expect(await decode(stream.hls('church/audio/index.m3u8'))).toEqual(['aac']);
    expect(complaintsAbout(stream.hls('church/source/index.m3u8'))).toBe('');
    expect(complaintsAbout(stream.hls('church/audio/index.m3u8'))).toBe('');
  });

  it('serves no file outside the stream', async () => {
    const [segment] = numbersOf(await stream.read('church/source/index.m3u8')).segments;
    expect(await stream.read(`church/source/${segment}`)).not.toBeNull();
    for (const path of [
      '',
      'church',
      'church/',
      '/etc/passwd',
      '../ministry.sqlite',
      'church/../../../ministry.sqlite',
      'church/source/../master.m3u8',
      'church/source/index.m3u8.new',
      'church/%2e%2e/master.m3u8',
      `church//source/${segment}`,
      'church/source/index.m3u8\0',
    ]) {
      expect([path, await stream.server.open(path)]).toEqual([path, null]);
      expect([path, await statusOf(stream.server.report().hlsPort, `/hls/${path.replace('\0', '%00')}`)]).toEqual([
        path,
        404,
      ]);
    }
  });

  it('disconnects the publisher on request', async () => {
    const changes: boolean[] = [];
    stream.server.onChange(({ publishing }) => changes.push(publishing !== null));
    await stream.server.disconnect();
    await stream.reports(({ publishing }) => publishing === null, 6_000);
    expect(changes).toContain(false);
  });

  it('accepts sound alone', async () => {
    stream.publish({ size: null });
    await stream.reports(({ publishing }) => publishing?.audioCodec === 'AAC' && publishing.videoCodec === null);
    const counts = async () => numbersOf(await stream.read('church/audio/index.m3u8'));
    const before = (await counts()).discontinuity;
    while ((await counts()).discontinuities === 0 && (await counts()).discontinuity === before)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(stream.server.report().publishing).toMatchObject({ frameRate: null, width: null });
  });
});
