import { crc32 } from './crc32.ts';
import { TransportStream, type Unit } from './transport-stream.ts';

const unit = (size: number, changes: Partial<Unit> = {}): Unit => ({
  data: Buffer.alloc(size, 7),
  raw: Buffer.alloc(0),
  decodeAt: 1_000,
  showAt: 1_000,
  isKey: false,
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

/** Ticks of a time stamp in the head of a packet. */
const stamp = (bytes: Buffer, at: number): number =>
  (((bytes[at] ?? 0) >> 1) & 7) * 2 ** 30 +
  (bytes[at + 1] ?? 0) * 2 ** 22 +
  ((bytes[at + 2] ?? 0) >> 1) * 2 ** 15 +
  (bytes[at + 3] ?? 0) * 2 ** 7 +
  ((bytes[at + 4] ?? 0) >> 1);

describe('a transport stream', () => {
  it('begins with tables whose checks are right, and names the tracks that there are', () => {
    const stream = new TransportStream();
    stream.begin({ video: true, audio: true });
    const [programs, tracks] = packets(stream.take());
    for (const table of [programs, tracks]) {
      const length = 3 + ((table?.payload.readUInt16BE(2) ?? 0) & 0xfff);
      expect(crc32(table?.payload.subarray(1, 1 + length) ?? Buffer.alloc(0))).toBe(0);
    }
    expect([programs?.pid, tracks?.pid]).toEqual([0, 0x1000]);
    expect(tracks?.payload.toString('hex')).toContain('1be100f0000fe101f000');
    stream.begin({ video: false, audio: true });
    expect(packets(stream.take())[1]?.payload.toString('hex')).not.toContain('1be100');
  });

  it('hands every byte over, whatever the size', () => {
    const stream = new TransportStream();
    stream.begin({ video: true, audio: false });
    stream.take();
    let counter = 0;
    for (let size = 1; size < 800; size += 1) {
      stream.write('video', unit(size, { isKey: size % 2 === 0 }));
      const written = packets(stream.take());
      const bytes = Buffer.concat(written.map(({ payload }) => payload));
      expect(bytes.subarray(-size).equals(Buffer.alloc(size, 7))).toBe(true);
      expect(bytes.length - size).toBe(14);
      expect(written.map(({ isFirst }) => isFirst)).toEqual(written.map((_, i) => i === 0));
      for (const packet of written) expect(packet.counter).toBe(counter++ & 15);
    }
  });

  it('says when a picture is decoded and shown, and lets 33 bits wrap', () => {
    const stream = new TransportStream();
    stream.begin({ video: true, audio: false });
    stream.take();
    const late = Math.floor(2 ** 33 / 90) + 1_000;
    stream.write('video', unit(10, { decodeAt: late, showAt: late + 80, isKey: true }));
    const [packet] = packets(stream.take());
    const head = packet?.payload ?? Buffer.alloc(0);
    expect(stamp(head, 14)).toBe((late * 90) % 2 ** 33);
    expect(stamp(head, 9)).toBe(((late + 80) * 90) % 2 ** 33);
    expect(packet?.field[1]).toBe(0x50);
  });

  it('bundles frames of sound under the time of the first', () => {
    const stream = new TransportStream();
    stream.begin({ video: false, audio: true });
    stream.take();
    for (let frame = 0; frame < 7; frame += 1)
      stream.write('audio', unit(150, { decodeAt: 1_000 + frame * 23, showAt: 1_000 + frame * 23, isKey: true }));
    const heads = packets(stream.take()).filter(({ isFirst }) => isFirst);
    expect(heads.map(({ payload }) => stamp(payload, 9) / 90)).toEqual([1_000, 1_138]);
  });
});
