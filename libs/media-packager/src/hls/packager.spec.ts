import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../test/until.ts';
import { readAacConfig } from '../media/aac.ts';
import { readAvcConfig } from '../media/avc.ts';
import { Packager } from './packager.ts';

const sequence = Buffer.from('6764001facd9405005bb016a020202800000030080000018478c18cb', 'hex');
const video = readAvcConfig(
  Buffer.concat([
    Buffer.from([1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, sequence.length]),
    sequence,
    Buffer.from([1, 0, 4, 0x68, 0xeb, 0xe3, 0xcb]),
  ]),
);
const audio = readAacConfig(Buffer.from([0x12, 0x10]));
const both = { video, audio };
const audioOnly = { video: null, audio };
const videoOnly = { video, audio: null };

describe('Packager, when the encoder reconnects with other tracks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-packager-'));
  const errors: unknown[] = [];
  let packager: Packager;

  beforeEach(() => {
    packager = new Packager({
      folder,
      segmentSeconds: 2,
      ladder: false,
      onChange: () => undefined,
      onError: (error) => errors.push(error),
    });
  });
  afterEach(async () => {
    await packager.end();
    expect(errors).toEqual([]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** An encoder sends five seconds and disconnects. */
  function send(demuxer: Parameters<Packager['open']>[0]): void {
    packager.open(demuxer, { video: demuxer.video !== null, audio: demuxer.audio !== null }, 0);
    for (let time = 0; time <= 5_000; time += 500) {
      const sample = { data: Buffer.alloc(100), raw: Buffer.alloc(100), dts: time, pts: time, isKeyframe: true };
      if (demuxer.video) packager.write('video', sample);
      if (demuxer.audio) packager.write('audio', sample);
    }
    packager.pause();
  }
  const variants = (): string[] =>
    (existsSync(join(folder, 'church', 'master.m3u8'))
      ? readFileSync(join(folder, 'church', 'master.m3u8'), 'utf8')
      : ''
    )
      .split('\n')
      .filter((line) => line.endsWith('.m3u8'));
  const names = (rendition: string): string[] => readdirSync(join(folder, 'church', rendition)).sort();

  it('removes the video rendition while there is no video, and lists it again with new segments', async () => {
    send(both);
    await until(variants, (paths) => paths.includes('source/index.m3u8'));
    await until(
      () => packager.audioPlaylist,
      (playlist) => playlist !== null,
    );
    const former = names('source');

    send(audioOnly);
    await until(variants, (paths) => paths.join() === 'audio/index.m3u8');
    await until(
      () => names('source'),
      (files) => files.length === 0,
    );

    send(both);
    await until(variants, (paths) => paths.join() === 'source/index.m3u8');
    const again = names('source').filter((name) => name.endsWith('.ts'));
    expect(again.length).toBeGreaterThan(0);
    expect(again.filter((name) => former.includes(name))).toEqual([]);
  });

  // A number in the millions delays the first frame by seconds, see nextDiscontinuity.
  it('numbers its discontinuities upwards from a small number', async () => {
    send(both);
    const numberOf = (playlist: string): number =>
      Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(readFileSync(join(folder, 'church', playlist), 'utf8'))?.[1]);
    await until(variants, (paths) => paths.includes('source/index.m3u8'));
    const [first, sound] = [numberOf('source/index.m3u8'), numberOf('audio/index.m3u8')];
    expect(Math.max(first, sound)).toBeLessThan(20_000);
    await packager.end();
    packager = new Packager({
      folder,
      segmentSeconds: 2,
      ladder: false,
      onChange: () => undefined,
      onError: (error) => errors.push(error),
    });
    send(both);
    await until(variants, (paths) => paths.includes('source/index.m3u8'));
    expect(numberOf('source/index.m3u8')).toBeGreaterThan(first);
    expect(numberOf('audio/index.m3u8')).toBeGreaterThanOrEqual(sound);
  });

  it('removes the audio-only rendition while there is no audio', async () => {
    send(both);
    await until(
      () => packager.audioPlaylist,
      (playlist) => playlist !== null,
    );
    // Without this wait, a busy machine would drop the next segments, since too many wait for the disk.
    await until(
      () => names('source'),
      (files) => files.length === 4,
    );
    send(videoOnly);
    expect(packager.audioPlaylist).toBeNull();
    await until(
      () => names('audio'),
      (files) => files.length === 0,
    );
    expect(variants()).toEqual(['source/index.m3u8']);
  });
});
