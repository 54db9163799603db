import type { Sample } from '../media/sample.ts';
import { crc32 } from './crc32.ts';
import { TransportStream } from './transport-stream.ts';

const sample = (size: number, changes: Partial<Sample> = {}): Sample => ({
  data: Buffer.alloc(size, 7),
  raw: Buffer.alloc(0),
  dts: 1_000,
  pts: 1_000,
  isKeyframe: false,
  ...changes,
});

interface Packet {
  pid: number;
  isFirst: boolean;
  counter: number;
  field: Buffer;
  payload: Buffer;
}

function packets(stream: Buffer): Packet[] {
  expect(stream.length % 188).toBe(0);
  return Array.from({ length: stream.length / 188 }, (_, i) => stream.subarray(i * 188, (i + 1) * 188)).map(
    (packet) => {
      expect(packet[0]).toBe(0x47);
      const length = (packet[3] ?? 0) & 0x20 ? (packet[4] ?? 0) + 1 : 0;
      return {
        pid: packet.readUInt16BE(1) & 0x1fff,
        isFirst: ((packet[1] ?? 0) & 0x40) > 0,
        counter: (packet[3] ?? 0) & 15,
        field: packet.subarray(4, 4 + length),
        payload: packet.subarray(4 + length),
      };
    },
  );
}

/** Ticks of a timestamp in a PES header. */
const timestamp = (bytes: Buffer, at: number): number =>
  (((bytes[at] ?? 0) >> 1) & 7) * 2 ** 30 +
  (bytes[at + 1] ?? 0) * 2 ** 22 +
  ((bytes[at + 2] ?? 0) >> 1) * 2 ** 15 +
  (bytes[at + 3] ?? 0) * 2 ** 7 +
  ((bytes[at + 4] ?? 0) >> 1);

describe('TransportStream', () => {
  it('starts with valid tables that list the tracks', () => {
    const stream = new TransportStream();
    stream.start({ video: true, audio: true });
    const [programs, tracks] = packets(stream.take());
    for (const table of [programs, tracks]) {
      const length = 3 + ((table?.payload.readUInt16BE(2) ?? 0) & 0xfff);
      expect(crc32(table?.payload.subarray(1, 1 + length) ?? Buffer.alloc(0))).toBe(0);
    }
    expect([programs?.pid, tracks?.pid]).toEqual([0, 0x1000]);
    expect(tracks?.payload.toString('hex')).toContain('1be100f0000fe101f000');
    stream.start({ video: false, audio: true });
    expect(packets(stream.take())[1]?.payload.toString('hex')).not.toContain('1be100');
  });

  it('writes every byte of a sample of any size', () => {
    const stream = new TransportStream();
    stream.start({ video: true, audio: false });
    stream.take();
    let counter = 0;
    for (let size = 1; size < 800; size += 1) {
      stream.write('video', sample(size, { isKeyframe: size % 2 === 0 }));
      const written = packets(stream.take());
      const bytes = Buffer.concat(written.map(({ payload }) => payload));
      expect(bytes.subarray(-size).equals(Buffer.alloc(size, 7))).toBe(true);
      expect(bytes.length - size).toBe(14);
      expect(written.map(({ isFirst }) => isFirst)).toEqual(written.map((_, i) => i === 0));
      for (const packet of written) expect(packet.counter).toBe(counter++ & 15);
    }
  });

  it('writes DTS and PTS of video, which wrap at 33 bits', () => {
    const stream = new TransportStream();
    stream.start({ video: true, audio: false });
    stream.take();
    const late = Math.floor(2 ** 33 / 90) + 1_000;
    stream.write('video', sample(10, { dts: late, pts: late + 80, isKeyframe: true }));
    const [packet] = packets(stream.take());
    const header = packet?.payload ?? Buffer.alloc(0);
    expect(timestamp(header, 14)).toBe((late * 90) % 2 ** 33);
    expect(timestamp(header, 9)).toBe(((late + 80) * 90) % 2 ** 33);
    expect(packet?.field[1]).toBe(0x50);
  });

  it('puts six audio frames under the timestamp of the first', () => {
    const stream = new TransportStream();
    stream.start({ video: false, audio: true });
    stream.take();
    for (let frame = 0; frame < 7; frame += 1)
      stream.write('audio', sample(150, { dts: 1_000 + frame * 23, pts: 1_000 + frame * 23, isKeyframe: true }));
    const firstPackets = packets(stream.take()).filter(({ isFirst }) => isFirst);
    expect(firstPackets.map(({ payload }) => timestamp(payload, 9) / 90)).toEqual([1_000, 1_138]);
  });
});
