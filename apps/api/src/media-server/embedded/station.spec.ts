import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../../test/stand-ins/until.ts';
import { RtmpConnection } from './rtmp/rtmp-connection.ts';
import type { MediaMessage } from './rtmp/rtmp-parser.ts';
import { Station } from './station.ts';

const aac = Buffer.from([0xaf, 0, 0x12, 0x10]);
const frame = Buffer.concat([Buffer.from([0xaf, 1]), Buffer.alloc(200)]);

describe('a stream that begins in the moment in which the one before is given up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-station-'));
  const path = join(folder, 'church', 'audio', 'index.m3u8');
  const connections: RtmpConnection[] = [];
  afterAll(() => {
    connections.forEach((connection) => connection.close());
    rmSync(folder, { recursive: true, force: true });
  });

  it('finds nothing of it in its folder', async () => {
    let onEnd = (): void => undefined;
    const station: Station = new Station({
      folder,
      seconds: 1,
      absence: 10,
      ladder: false,
      checkKey: () => Promise.resolve(true),
      onChange: () => station.report.playlist === null && onEnd(),
      onFault: () => undefined,
    });
    const connect = (): RtmpConnection => {
      const connection = new RtmpConnection(new Socket(), station);
      connections.push(connection);
      return connection;
    };
    const first = connect();
    await station.admit(first, 'any');
    const sound = (time: number, payload: Buffer): void =>
      station.take(first, { type: 'audio', time, payload } satisfies MediaMessage);
    sound(0, aac);
    for (let time = 0; time <= 20_000; time += 100) sound(time, frame);
    await until(() => existsSync(path), Boolean);
    await until(
      () => station.report.playlist,
      (playlist) => playlist !== null,
    );

    const begun = new Promise((resolve) => {
      onEnd = () => {
        onEnd = () => undefined;
        resolve(station.admit(connect(), 'any'));
      };
    });
    station.leave(first);
    expect(await begun).toBeNull();
    expect(station.report.publishing).not.toBeNull();
    // As long as a late write of the former would take.
    await pause(200);
    expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(false);
  });
});
