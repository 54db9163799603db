import type { Sample, Tracks } from '../media/sample.ts';
import { crc32 } from './crc32.ts';

const packetSize = 188;
const payloadSize = packetSize - 4;
const pids = { pat: 0, pmt: 0x1000, video: 0x100, audio: 0x101 } as const;
const streamIds = { video: 0xe0, audio: 0xc0 } as const;
const streamTypes = { video: 0x1b, audio: 0x0f } as const;
/** Timestamps count 90 kHz in 33 bits. */
const ticksPerMs = 90;
const tickWrap = 2 ** 33;

/** Audio frames in one PES packet; one packet for each frame would need a third more bytes. */
const audioFramesPerPacket = 6;

/** Writes an MPEG transport stream (ISO 13818-1) of one H.264 and one AAC track. */
export class TransportStream {
  private buffer = Buffer.allocUnsafe(512 * 1024);
  private length = 0;
  private readonly counters = new Map<number, number>();
  private tracks: Tracks = { video: false, audio: false };
  private audioFrames: Sample[] = [];

  get bytes(): number {
    return this.length;
  }

  /** Writes the tables of a segment's tracks. */
  start(tracks: Tracks): void {
    this.tracks = tracks;
    const clockPid = tracks.video ? pids.video : pids.audio;
    const streams = (['video', 'audio'] as const)
      .filter((track) => tracks[track])
      .flatMap((track) => [streamTypes[track], 0xe0 | (pids[track] >> 8), pids[track] & 255, 0xf0, 0]);
    this.writeTable(pids.pat, 0, [0, 1, 0xc1, 0, 0, 0, 1, 0xe0 | (pids.pmt >> 8), pids.pmt & 255]);
    this.writeTable(pids.pmt, 2, [0, 1, 0xc1, 0, 0, 0xe0 | (clockPid >> 8), clockPid & 255, 0xf0, 0, ...streams]);
  }

  write(track: 'video' | 'audio', sample: Sample): void {
    if (track === 'video') return this.writeSample(track, sample);
    this.audioFrames.push(sample);
    if (this.audioFrames.length >= audioFramesPerPacket) this.flushAudio();
  }

  /** The bytes written since the last call. */
  take(): Buffer {
    this.flushAudio();
    const taken = Buffer.from(this.buffer.subarray(0, this.length));
    this.length = 0;
    return taken;
  }

  private flushAudio(): void {
    const [first] = this.audioFrames;
    if (first) this.writeSample('audio', { ...first, data: Buffer.concat(this.audioFrames.map(({ data }) => data)) });
    this.audioFrames = [];
  }

  private writeSample(track: 'video' | 'audio', sample: Sample): void {
    const bytes = pesPacket(track, sample);
    const carriesClock = track === 'video' || !this.tracks.video;
    let field = adaptationField(carriesClock ? sample.dts : null, sample.isKeyframe);
    for (let at = 0; at < bytes.length; field = []) {
      const size = Math.min(bytes.length - at, payloadSize - field.length);
      this.writePacket(pids[track], at === 0, stuffed(field, payloadSize - size), bytes.subarray(at, at + size));
      at += size;
    }
  }

  private writeTable(pid: number, id: number, body: number[]): void {
    const length = body.length + 4;
    const section = Buffer.from([id, 0xb0 | (length >> 8), length & 255, ...body]);
    const payload = Buffer.alloc(payloadSize, 0xff);
    payload[0] = 0;
    section.copy(payload, 1);
    payload.writeUInt32BE(crc32(section), 1 + section.length);
    this.writePacket(pid, true, [], payload);
  }

  private writePacket(pid: number, isFirst: boolean, field: number[], payload: Buffer): void {
    this.ensureCapacity();
    const counter = this.counters.get(pid) ?? 0;
    this.counters.set(pid, (counter + 1) & 15);
    const out = this.buffer;
    let at = this.length;
    out[at++] = 0x47;
    out[at++] = (isFirst ? 0x40 : 0) | (pid >> 8);
    out[at++] = pid & 255;
    out[at++] = (field.length > 0 ? 0x30 : 0x10) | counter;
    for (const byte of field) out[at++] = byte;
    payload.copy(out, at);
    this.length += packetSize;
  }

  private ensureCapacity(): void {
    if (this.length + packetSize <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(this.buffer.length * 2);
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

/** A packetized elementary stream packet: header with timestamps, then the sample. */
function pesPacket(track: 'video' | 'audio', { data, dts, pts }: Sample): Buffer {
  const hasDts = track === 'video' && pts !== dts;
  const timestamps = hasDts ? [...timestamp(3, pts), ...timestamp(1, dts)] : timestamp(2, pts);
  const length = data.length + 3 + timestamps.length;
  // A video frame may exceed 16 bits; 0 means 'until the next packet'.
  const packetLength = track === 'video' || length > 0xffff ? 0 : length;
  const header = [
    0,
    0,
    1,
    streamIds[track],
    packetLength >> 8,
    packetLength & 255,
    0x80,
    hasDts ? 0xc0 : 0x80,
    timestamps.length,
    ...timestamps,
  ];
  return Buffer.concat([Buffer.from(header), data]);
}

const toTicks = (milliseconds: number): number => Math.round(milliseconds * ticksPerMs) % tickWrap;

function timestamp(prefix: number, milliseconds: number): number[] {
  const time = toTicks(milliseconds);
  return [
    (prefix << 4) | (Math.floor(time / 2 ** 30) << 1) | 1,
    (time >>> 22) & 255,
    (((time >>> 15) & 127) << 1) | 1,
    (time >>> 7) & 255,
    ((time & 127) << 1) | 1,
  ];
}

/** The adaptation field of a sample's first packet: random access flag and clock reference. */
function adaptationField(clock: number | null, isKeyframe: boolean): number[] {
  if (clock === null && !isKeyframe) return [];
  const flags = (isKeyframe ? 0x40 : 0) | (clock === null ? 0 : 0x10);
  if (clock === null) return [1, flags];
  const time = toTicks(clock);
  return [
    7,
    flags,
    Math.floor(time / 2 ** 25) & 255,
    (time >>> 17) & 255,
    (time >>> 9) & 255,
    (time >>> 1) & 255,
    ((time & 1) << 7) | 0x7e,
    0,
  ];
}

/** The adaptation field stuffed to the space that the payload leaves. */
function stuffed(field: number[], space: number): number[] {
  if (field.length >= space) return field;
  if (space === 1) return [0];
  const [, flags = 0, ...rest] = field;
  return [space - 1, flags, ...rest, ...Array.from({ length: space - Math.max(field.length, 2) }, () => 0xff)];
}
