import { spawnSync } from 'node:child_process';
import { decode } from '../decode.ts';
import { type EmbeddedServer, numbersOf, startEmbeddedServer } from '../embedded-server.ts';
import { hasFfmpeg } from '../encoder.ts';
import { until } from '../stand-ins/until.ts';

/** Few frames and a low bit rate: if a busy machine cannot keep up with the transcoding, the renditions are given up. */
const source = {
  size: '854x480',
  rate: 10,
  keyEvery: 20,
  further: ['-b:v', '800k', '-maxrate', '800k', '-bufsize', '800k'],
};

// Connections of 400 kbit/s and less get lower renditions where ffmpeg is installed. This must never harm the source stream.
(hasFfmpeg ? describe : describe.skip)('embedded media server: smaller renditions', () => {
  let stream: EmbeddedServer;

  beforeAll(async () => {
    stream = await startEmbeddedServer({ LIVE_LADDER: 'true' });
    stream.server.setOnAir(true);
  });
  afterAll(() => stream.close());

  const variants = async (): Promise<string[]> =>
    ((await stream.read('church/master.m3u8')) ?? '').split('\n').filter((line) => line.endsWith('.m3u8'));
  const transcoders = (): Promise<number[]> =>
    until(
      () => stream.processes().children,
      (children) => children.length === 1,
    );
  const rate = (text: string): number => Number(/#EXT-X-BITRATE:(\d+)/.exec(text)?.[1] ?? NaN);

  it('are listed beside the original, smallest first', async () => {
    stream.publish(source);
    expect(await until(variants, (paths) => paths.length === 3)).toEqual([
      '240p/index.m3u8',
      '360p/index.m3u8',
      'source/index.m3u8',
    ]);
    expect(await decode(stream.hls('church/360p/index.m3u8'))).toEqual(['h264 640x360', 'aac']);
    expect(await decode(stream.hls('church/240p/index.m3u8'))).toEqual(['h264 428x240', 'aac']);
    // The playlist lists the source's sound, at 96 kbit/s, until the transcoded sound replaces it.
    const rateOf = async (name: string) => rate((await stream.read(`church/${name}/index.m3u8`)) ?? '');
    await until(
      () => rateOf('audio'),
      (kilobits) => kilobits < 64,
    );
    expect(await rateOf('240p')).toBeLessThan(320);
  });

  it('have the timestamps of the original, so that a player switches without a jump', async () => {
    /** Milliseconds between a segment's timestamp and its time in the playlist. */
    async function zeroOf(rendition: string): Promise<number> {
      const playlist = (await stream.read(`church/${rendition}/index.m3u8`)) ?? '';
      const address = stream.hls(`church/${rendition}/${numbersOf(playlist).segments[0]}`);
      const start = spawnSync(
        'ffprobe',
        [
          '-v',
          'error',
          '-select_streams',
          'v',
          '-show_entries',
          'stream=start_time',
          '-of',
          'default=nk=1:nw=1',
          address,
        ],
        { encoding: 'utf8' },
      ).stdout;
      return Date.parse(/DATE-TIME:(\S+)/.exec(playlist)?.[1] ?? '') - parseFloat(start) * 1000;
    }
    const [own, middle, small] = [await zeroOf('source'), await zeroOf('360p'), await zeroOf('240p')];
    expect(Math.abs(middle - own)).toBeLessThan(300);
    expect(Math.abs(small - own)).toBeLessThan(300);
    expect(numbersOf(await stream.read('church/240p/index.m3u8')).discontinuity).toBe(
      numbersOf(await stream.read('church/source/index.m3u8')).discontinuity,
    );
  });

  it('leave the playlist when ffmpeg dies, and return; the stream continues', async () => {
    const last = async (): Promise<string | undefined> =>
      numbersOf(await stream.read('church/source/index.m3u8')).segments.at(-1);
    const [ffmpeg = NaN] = await transcoders();
    process.kill(ffmpeg, 'SIGKILL');
    expect(await until(variants, (paths) => paths.length === 1)).toEqual(['source/index.m3u8']);
    // The report arrives as a message and the playlist is read from disk, so one may be later than the other.
    expect((await stream.reports(({ warnings }) => warnings.length > 0)).warnings).toEqual([
      { code: 'LADDER_OFF', values: { reason: expect.any(String) } },
    ]);
    await until(
      () => stream.read('church/240p/index.m3u8'),
      (playlist) => playlist === null,
    );
    const before = await last();
    await until(last, (segment) => segment !== before);
    expect(stream.server.report().publishing).not.toBeNull();
    expect(await until(variants, (paths) => paths.length === 3)).toContain('240p/index.m3u8');
    await stream.reports(({ warnings }) => warnings.length === 0);
  });

  it('leave the playlist while the encoder sends sound alone, and return with the pictures', async () => {
    await stream.server.disconnect();
    const audioOnly = stream.publish({ size: null });
    expect(await until(variants, (paths) => !paths.includes('source/index.m3u8') && paths.length > 0)).toEqual([
      'audio/index.m3u8',
    ]);
    for (const rendition of ['source', '360p', '240p'])
      await until(
        () => stream.read(`church/${rendition}/index.m3u8`),
        (playlist) => playlist === null,
      );
    await audioOnly.stop();
    stream.publish({ ...source, size: '426x240' });
    await until(variants, (paths) => paths.join() === 'source/index.m3u8');
    // The sound is still transcoded; no video rendition would be smaller than the source.
    await transcoders();
    expect(await decode(stream.hls('church/master.m3u8'))).toEqual(['h264 426x240', 'aac']);
    expect(await variants()).toEqual(['source/index.m3u8']);
  });
});
