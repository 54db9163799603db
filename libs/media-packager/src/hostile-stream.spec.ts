import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { fuzz } from '../test/fuzz.ts';
import { until } from '../test/until.ts';
import { LiveStream } from './live-stream.ts';
import { readAacConfig, toAdts } from './media/aac.ts';
import { readAvcConfig, toAnnexB } from './media/avc.ts';
import type { MediaMessage } from './media/sample.ts';
import { RtmpConnection } from './rtmp/rtmp-connection.ts';
import { RtmpParser } from './rtmp/rtmp-parser.ts';

const sequence = Buffer.from('6764001facd9405005bb016a020202800000030080000018478c18cb', 'hex');
const pictureSet = Buffer.from([1, 0, 4, 0x68, 0xeb, 0xe3, 0xcb]);
const avcRecord = Buffer.concat([
  Buffer.from([1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, sequence.length]),
  sequence,
  pictureSet,
]);
const avc = Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), avcRecord]);
const aac = Buffer.from([0xaf, 0, 0x12, 0x10]);
const keyframe = Buffer.from([0x17, 1, 0, 0, 0, 0, 0, 0, 2, 0x65, 0x88]);
const picture = Buffer.from([0x27, 1, 0, 0, 0, 0, 0, 0, 2, 0x41, 0x9a]);
const sound = Buffer.concat([Buffer.from([0xaf, 1]), Buffer.alloc(200)]);

describe('decoder configurations and frames', () => {
  it('refuses parameter sets that would make each key frame long', () => {
    const sets = Array.from({ length: 10 }, () => Buffer.concat([Buffer.from([4, 0]), Buffer.alloc(1_024, 0x68)]));
    const record = Buffer.concat([avcRecord.subarray(0, 8 + sequence.length), Buffer.from([sets.length]), ...sets]);
    expect(() => readAvcConfig(record)).toThrow(RangeError);
  });

  it('refuses a picture of a million parts', () => {
    const config = { ...readAvcConfig(avcRecord), lengthSize: 1 };
    const startedAt = performance.now();
    expect(() => toAnnexB(Buffer.alloc(8 * 1024 * 1024, 1), config, false)).toThrow(RangeError);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it.each([
    ['AAC of no object type', () => readAacConfig(Buffer.from([0x02, 0x10]))],
    ['sound longer than ADTS can say', () => toAdts(Buffer.alloc(8_185), readAacConfig(Buffer.from([0x12, 0x10])))],
  ])('refuses %s', (_what, read) => {
    expect(read).toThrow(RangeError);
  });
});

describe('LiveStream', () => {
  const root = mkdtempSync(join(tmpdir(), 'ministry-hostile-stream-'));
  /** Each test has a separate folder: a stream that has ended may still write its last files. */
  let folder: string;
  const connections: RtmpConnection[] = [];
  const errors: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(root, 'stream-'));
  });
  afterEach(() => connections.splice(0).forEach((connection) => connection.close()));
  afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

  const open = (within = folder): LiveStream =>
    new LiveStream({
      folder: within,
      segmentSeconds: 2,
      reconnectTimeoutMs: 30_000,
      ladder: false,
      checkKey: () => Promise.resolve(true),
      onChange: () => undefined,
      onError: (error) => errors.push(String(error)),
    });
  const connect = (stream: LiveStream): RtmpConnection => {
    const connection = new RtmpConnection(new Socket(), stream);
    connections.push(connection);
    return connection;
  };
  async function publish(stream: LiveStream) {
    const connection = connect(stream);
    expect(await stream.admit(connection, 'any')).toBeNull();
    const send = (type: MediaMessage['type'], time: number, payload: Buffer): void =>
      stream.onMessage(connection, { type, time, payload });
    return { connection, send };
  }
  const segments = (): string[] => {
    const path = join(folder, 'church', 'source');
    return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.ts')) : [];
  };

  it('goes on writing while the encoder sends sound and no more pictures', async () => {
    const stream = open();
    const recorded = join(folder, 'recorded');
    await stream.record(recorded);
    const { send } = await publish(stream);
    send('video', 0, avc);
    send('audio', 0, aac);
    send('video', 0, keyframe);
    for (let time = 0; time <= 60_000; time += 100) {
      send('audio', time, sound);
      // Lets the disk writes run between two messages.
      if (time % 5_000 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await until(segments, ({ length }) => length >= 4);
    await until(
      () => statSync(join(recorded, 'part-1.ts')).size,
      (size) => size > 50_000,
    );
    await stream.close();
  });

  it('disconnects an encoder that changes its codecs all the time', async () => {
    const stream = open();
    const { connection, send } = await publish(stream);
    send('video', 0, avc);
    send('audio', 0, aac);
    let changes = 0;
    for (; changes < 1_000 && !connection.isClosed; changes += 1) {
      const changed = Buffer.from(avc);
      changed[8] = changes & 255;
      send('video', changes * 40, changed);
      send('video', changes * 40, keyframe);
    }
    expect(connection.isClosed).toBe(true);
    expect(changes).toBeLessThanOrEqual(25);
    await stream.close();
  });

  it('refuses an encoder, and lives on, where the files cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const stream = open(file);
    expect(await stream.admit(connect(stream), 'any')).toMatch(/cannot be written/);
    expect(stream.report.publishing).toBeNull();
    await stream.close();
  });

  /** A message of an encoder with some bytes changed, cut off or appended. */
  const mutated = fc
    .record({
      type: fc.constantFrom<MediaMessage['type']>('video', 'audio', 'data'),
      time: fc.oneof(fc.nat(5_000), fc.nat(2 ** 32 - 1)),
      base: fc.constantFrom(avc, aac, keyframe, picture, sound, Buffer.alloc(0)),
      changes: fc.array(fc.tuple(fc.nat(60), fc.nat(255)), { maxLength: 6 }),
      cut: fc.option(fc.nat(60), { nil: null, freq: 4 }),
      tail: fc.uint8Array({ maxLength: 40 }),
    })
    .map(({ type, time, base, changes, cut, tail }) => {
      const payload = Buffer.concat([base.subarray(0, cut ?? base.length), tail]);
      for (const [at, value] of changes) if (at < payload.length) payload[at] = value;
      return { type, time, payload };
    });

  it('takes any message of an encoder without an error, quickly, and lives on', async () => {
    const stream = open();
    await fc.assert(
      fc.asyncProperty(fc.array(mutated, { maxLength: 200 }), async (messages) => {
        const { connection, send } = await publish(stream);
        send('video', 0, avc);
        send('audio', 0, aac);
        const startedAt = performance.now();
        for (const { type, time, payload } of messages) send(type, time, payload);
        expect(performance.now() - startedAt).toBeLessThan(2_000);
        stream.onClose(connection);
        connection.close();
        expect(stream.report.publishing).toBeNull();
      }),
      fuzz,
    );
    await stream.close();
  });
});

describe('RtmpParser', () => {
  /** Chunks of any kind: complete headers on a few chunk streams, with bodies that are long enough or too short. */
  const chunk = fc
    .record({
      format: fc.nat(3),
      chunkStream: fc.constantFrom(0, 1, 2, 3, 4, 5, 63),
      length: fc.constantFrom(0, 1, 4, 11, 127, 128, 129, 4_096, 65_536, 0xff_ffff),
      type: fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 9, 15, 17, 18, 20, 22, 255),
      time: fc.constantFrom(0, 1, 0xff_fffe, 0xff_ffff),
      body: fc.uint8Array({ maxLength: 260 }),
    })
    .map(({ format, chunkStream, length, type, time, body }) => {
      const head = Buffer.alloc(12);
      head[0] = (format << 6) | chunkStream;
      head.writeUIntBE(time, 1, 3);
      head.writeUIntBE(length, 4, 3);
      head[7] = type;
      return Buffer.concat([head.subarray(0, 1 + ([11, 7, 3, 0][format] ?? 0)), body]);
    });

  it('takes or refuses any chunks quickly, cut anywhere, without much memory', () => {
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 60 }), fc.nat(4_000), fc.boolean(), (chunks, size, isAccepted) => {
        const parser = new RtmpParser({
          output: () => undefined,
          publish: () => undefined,
          play: () => undefined,
          media: ({ payload }) => expect(payload.length).toBeLessThanOrEqual(8 * 1024 * 1024),
          finish: () => undefined,
        });
        if (isAccepted) parser.accept();
        const bytes = Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * 1_536), ...chunks]);
        const startedAt = performance.now();
        try {
          for (let at = 0; at < bytes.length; at += size + 1) parser.parserData(bytes.subarray(at, at + size + 1));
        } catch {
          // Refused: the connection ends.
        }
        expect(performance.now() - startedAt).toBeLessThan(2_000);
        const held = [...parser.inPackets.values()].reduce((sum, { payload }) => sum + payload.length, 0);
        expect(held).toBeLessThanOrEqual(isAccepted ? 130 * 1024 * 1024 : 1_200_000);
      }),
      fuzz,
    );
  });
});
