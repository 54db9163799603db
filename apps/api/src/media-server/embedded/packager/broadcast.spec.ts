import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../../test/stand-ins/until.ts';
import { readAacConfig } from './aac.ts';
import { readAvcConfig } from './avc.ts';
import { Broadcast } from './broadcast.ts';

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
const soundAlone = { video: null, audio };
const picturesAlone = { video, audio: null };

describe('a broadcast whose encoder comes back with other tracks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-broadcast-'));
  const faults: unknown[] = [];
  let broadcast: Broadcast;

  beforeEach(() => {
    broadcast = new Broadcast({
      folder,
      seconds: 2,
      ladder: false,
      onChange: () => undefined,
      onFault: (error) => faults.push(error),
    });
  });
  afterEach(async () => {
    await broadcast.end();
    expect(faults).toEqual([]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** An encoder sends for five seconds of the stream, and goes. */
  function send(intake: Parameters<Broadcast['open']>[0]): void {
    broadcast.open(intake, { video: intake.video !== null, audio: intake.audio !== null }, 0);
    for (let time = 0; time <= 5_000; time += 500) {
      const unit = { data: Buffer.alloc(100), raw: Buffer.alloc(100), decodeAt: time, showAt: time, isKey: true };
      if (intake.video) broadcast.write('video', unit);
      if (intake.audio) broadcast.write('audio', unit);
    }
    broadcast.pause();
  }
  const levels = (): string[] =>
    (existsSync(join(folder, 'church', 'master.m3u8'))
      ? readFileSync(join(folder, 'church', 'master.m3u8'), 'utf8')
      : ''
    )
      .split('\n')
      .filter((line) => line.endsWith('.m3u8'));
  const names = (level: string): string[] => readdirSync(join(folder, 'church', level)).sort();

  it('lists no pictures that stand still, keeps none of them, and lists them again when they come again', async () => {
    send(both);
    await until(levels, (paths) => paths.includes('source/index.m3u8'));
    await until(
      () => broadcast.audioPlaylist,
      (playlist) => playlist !== null,
    );
    const former = names('source');

    send(soundAlone);
    await until(levels, (paths) => paths.join() === 'audio/index.m3u8');
    await until(
      () => names('source'),
      (files) => files.length === 0,
    );

    send(both);
    await until(levels, (paths) => paths.join() === 'source/index.m3u8');
    const again = names('source').filter((name) => name.endsWith('.ts'));
    expect(again.length).toBeGreaterThan(0);
    expect(again.filter((name) => former.includes(name))).toEqual([]);
  });

  // A number of millions costs a player seconds before the first picture, see nextBreak.
  it('numbers its breaks upwards and low', async () => {
    send(both);
    const numberOf = (playlist: string): number =>
      Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(readFileSync(join(folder, 'church', playlist), 'utf8'))?.[1]);
    await until(levels, (paths) => paths.includes('source/index.m3u8'));
    const [first, sound] = [numberOf('source/index.m3u8'), numberOf('audio/index.m3u8')];
    expect(Math.max(first, sound)).toBeLessThan(20_000);
    await broadcast.end();
    broadcast = new Broadcast({
      folder,
      seconds: 2,
      ladder: false,
      onChange: () => undefined,
      onFault: (error) => faults.push(error),
    });
    send(both);
    await until(levels, (paths) => paths.includes('source/index.m3u8'));
    expect(numberOf('source/index.m3u8')).toBeGreaterThan(first);
    expect(numberOf('audio/index.m3u8')).toBeGreaterThanOrEqual(sound);
  });

  it('offers no sound alone that stands still', async () => {
    send(both);
    await until(
      () => broadcast.audioPlaylist,
      (playlist) => playlist !== null,
    );
    send(picturesAlone);
    expect(broadcast.audioPlaylist).toBeNull();
    await until(
      () => names('audio'),
      (files) => files.length === 0,
    );
    expect(levels()).toEqual(['source/index.m3u8']);
  });
});
