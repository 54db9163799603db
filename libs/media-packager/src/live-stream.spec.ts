import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../test/until.ts';
import { LiveStream } from './live-stream.ts';
import type { MediaMessage } from './media/sample.ts';
import { RtmpConnection } from './rtmp/rtmp-connection.ts';

const aac = Buffer.from([0xaf, 0, 0x12, 0x10]);
const frame = Buffer.concat([Buffer.from([0xaf, 1]), Buffer.alloc(200)]);

describe('LiveStream, when a stream starts while the previous one ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-live-stream-'));
  const path = join(folder, 'church', 'audio', 'index.m3u8');
  const connections: RtmpConnection[] = [];
  afterAll(() => {
    connections.forEach((connection) => connection.close());
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts with an empty folder', async () => {
    let onEnd = (): void => undefined;
    const stream: LiveStream = new LiveStream({
      folder,
      segmentSeconds: 1,
      reconnectTimeoutMs: 10,
      ladder: false,
      checkKey: () => Promise.resolve(true),
      onChange: () => stream.report.playlist === null && onEnd(),
      onError: () => undefined,
    });
    const connect = (): RtmpConnection => {
      const connection = new RtmpConnection(new Socket(), stream);
      connections.push(connection);
      return connection;
    };
    const first = connect();
    await stream.admit(first, 'any');
    const sendAudio = (time: number, payload: Buffer): void =>
      stream.onMessage(first, { type: 'audio', time, payload } satisfies MediaMessage);
    sendAudio(0, aac);
    for (let time = 0; time <= 20_000; time += 100) sendAudio(time, frame);
    await until(() => existsSync(path), Boolean);
    await until(
      () => stream.report.playlist,
      (playlist) => playlist !== null,
    );

    const admitted = new Promise((resolve) => {
      onEnd = () => {
        onEnd = () => undefined;
        resolve(stream.admit(connect(), 'any'));
      };
    });
    stream.onClose(first);
    expect(await admitted).toBeNull();
    expect(stream.report.publishing).not.toBeNull();
    // Long enough for a late write of the previous stream.
    await pause(200);
    expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(false);
  });
});
