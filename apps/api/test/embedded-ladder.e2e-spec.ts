import { spawnSync } from 'node:child_process';
import { decode } from './decode.ts';
import { countsOf, type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { hasFfmpeg } from './encoder.ts';
import { until } from './stand-ins/until.ts';

const source = { size: '854x480', rate: 20, keyEvery: 40 };

// Lines of 400 kbit/s and less: smaller pictures where ffmpeg is there, and never at the cost of the stream itself.
(hasFfmpeg ? describe : describe.skip)('smaller levels', () => {
  let stream: EmbeddedServer;

  beforeAll(async () => {
    stream = await startEmbeddedServer({ LIVE_LADDER: 'true' });
    stream.server.setOnAir(true);
  });
  afterAll(() => stream.close());

  const levels = async (): Promise<string[]> =>
    ((await stream.read('church/master.m3u8')) ?? '').split('\n').filter((line) => line.endsWith('.m3u8'));
  const rate = (text: string): number => Number(/#EXT-X-BITRATE:(\d+)/.exec(text)?.[1] ?? NaN);

  it('stand beside the encoder’s own, the lightest first', async () => {
    stream.publish(source);
    expect(await until(levels, (paths) => paths.length === 3, 20_000)).toEqual([
      '240p/index.m3u8',
      '360p/index.m3u8',
      'source/index.m3u8',
    ]);
    expect(await decode(stream.hls('church/360p/index.m3u8'))).toEqual(['h264 640x360', 'aac']);
    expect(await decode(stream.hls('church/240p/index.m3u8'))).toEqual(['h264 428x240', 'aac']);
    await stream.reports(({ audioPlaylist }) => audioPlaylist !== null);
    expect(rate((await stream.read('church/audio/index.m3u8')) ?? '')).toBeLessThan(64);
    expect(rate((await stream.read('church/240p/index.m3u8')) ?? '')).toBeLessThan(320);
  });

  it('keep the encoder’s times, so that a player changes levels without a jump', async () => {
    /** Milliseconds between what a piece says of itself and when its playlist says it was. */
    async function zeroOf(level: string): Promise<number> {
      const playlist = (await stream.read(`church/${level}/index.m3u8`)) ?? '';
      const address = stream.hls(`church/${level}/${countsOf(playlist).pieces[0]}`);
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
    expect(countsOf(await stream.read('church/240p/index.m3u8')).discontinuity).toBe(
      countsOf(await stream.read('church/source/index.m3u8')).discontinuity,
    );
  });

  it('leave the list when ffmpeg dies, and come back; the stream goes on', async () => {
    const last = async (): Promise<string | undefined> =>
      countsOf(await stream.read('church/source/index.m3u8')).pieces.at(-1);
    const [ffmpeg = 0] = stream.processes().children;
    process.kill(ffmpeg, 'SIGKILL');
    expect(await until(levels, (paths) => paths.length === 1)).toEqual(['source/index.m3u8']);
    expect(stream.server.report().warnings).toEqual([
      { code: 'LADDER_OFF', message: expect.stringContaining('There are no smaller pictures for slow lines') },
    ]);
    await until(
      () => stream.read('church/240p/index.m3u8'),
      (playlist) => playlist === null,
    );
    const before = await last();
    await until(last, (piece) => piece !== before);
    expect(stream.server.report().publishing).not.toBeNull();
    expect(await until(levels, (paths) => paths.length === 3, 20_000)).toContain('240p/index.m3u8');
    expect(stream.server.report().warnings).toEqual([]);
  });

  it('leave the list with the encoder’s own when it comes back with sound alone, and stand in it when pictures come again', async () => {
    await stream.server.disconnect();
    const soundAlone = stream.publish({ size: null });
    expect(await until(levels, (paths) => paths.length === 1, 20_000)).toEqual(['audio/index.m3u8']);
    for (const level of ['source', '360p', '240p'])
      await until(
        () => stream.read(`church/${level}/index.m3u8`),
        (playlist) => playlist === null,
      );
    await soundAlone.stop();
    stream.publish({ ...source, size: '426x240' });
    await until(levels, (paths) => paths.join() === 'source/index.m3u8', 20_000);
    // The small sound alone is still made; no pictures would be smaller.
    await stream.reports(() => stream.processes().children.length === 1);
    expect(await decode(stream.hls('church/master.m3u8'))).toEqual(['h264 426x240', 'aac']);
    expect(await levels()).toEqual(['source/index.m3u8']);
  }, 60_000);
});
