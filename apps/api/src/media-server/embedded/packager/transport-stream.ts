import { crc32 } from './crc32.ts';

const packetSize = 188;
const payloadSize = packetSize - 4;
const pids = { pat: 0, pmt: 0x1000, video: 0x100, audio: 0x101 } as const;
const streamIds = { video: 0xe0, audio: 0xc0 } as const;
const streamTypes = { video: 0x1b, audio: 0x0f } as const;
/** Ticks of 90 kHz in a millisecond; 33 bits of them are counted. */
const ticks = 90;
const tickWrap = 2 ** 33;

/** Frames of sound that share one head: a packet of its own for each would cost a third more on a slow line. */
const bundleSize = 6;

/** Which tracks a stream has. */
export interface Tracks {
  video: boolean;
  audio: boolean;
}

/** One unit of sound or pictures, ready for its packets. Times in milliseconds. */
export interface Unit {
  data: Buffer;
  /** As the encoder sent it; lives as long as its message. */
  raw: Buffer;
  /** When it is decoded, and when it is shown. */
  decodeAt: number;
  showAt: number;
  /** Decoding can begin here. */
  isKey: boolean;
}

/** Writes an MPEG transport stream (ISO 13818-1) of one H.264 and one AAC track. */
export class TransportStream {
  private buffer = Buffer.allocUnsafe(512 * 1024);
  private length = 0;
  private readonly counters = new Map<number, number>();
  private tracks: Tracks = { video: false, audio: false };
  private bundle: Unit[] = [];

  get bytes(): number {
    return this.length;
  }

  /** What the stream consists of; stands at the beginning of each piece. */
  begin(tracks: Tracks): void {
    this.tracks = tracks;
    const clockPid = tracks.video ? pids.video : pids.audio;
    const listed = (['video', 'audio'] as const)
      .filter((track) => tracks[track])
      .flatMap((track) => [streamTypes[track], 0xe0 | (pids[track] >> 8), pids[track] & 255, 0xf0, 0]);
    this.table(pids.pat, 0, [0, 1, 0xc1, 0, 0, 0, 1, 0xe0 | (pids.pmt >> 8), pids.pmt & 255]);
    this.table(pids.pmt, 2, [0, 1, 0xc1, 0, 0, 0xe0 | (clockPid >> 8), clockPid & 255, 0xf0, 0, ...listed]);
  }

  write(track: 'video' | 'audio', unit: Unit): void {
    if (track === 'video') return this.writeUnit(track, unit);
    this.bundle.push(unit);
    if (this.bundle.length >= bundleSize) this.writeBundle();
  }

  /** What has been written since the last time. */
  take(): Buffer {
    this.writeBundle();
    const taken = Buffer.from(this.buffer.subarray(0, this.length));
    this.length = 0;
    return taken;
  }

  private writeBundle(): void {
    const [first] = this.bundle;
    if (first) this.writeUnit('audio', { ...first, data: Buffer.concat(this.bundle.map(({ data }) => data)) });
    this.bundle = [];
  }

  private writeUnit(track: 'video' | 'audio', unit: Unit): void {
    const bytes = elementaryPacket(track, unit);
    const carriesClock = track === 'video' || !this.tracks.video;
    let field = adaptation(carriesClock ? unit.decodeAt : null, unit.isKey);
    for (let at = 0; at < bytes.length; field = []) {
      const size = Math.min(bytes.length - at, payloadSize - field.length);
      this.packet(pids[track], at === 0, stuffed(field, payloadSize - size), bytes.subarray(at, at + size));
      at += size;
    }
  }

  private table(pid: number, id: number, body: number[]): void {
    const length = body.length + 4;
    const section = Buffer.from([id, 0xb0 | (length >> 8), length & 255, ...body]);
    const payload = Buffer.alloc(payloadSize, 0xff);
    payload[0] = 0;
    section.copy(payload, 1);
    payload.writeUInt32BE(crc32(section), 1 + section.length);
    this.packet(pid, true, [], payload);
  }

  private packet(pid: number, isFirst: boolean, field: number[], payload: Buffer): void {
    this.makeRoom();
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

  private makeRoom(): void {
    if (this.length + packetSize <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(this.buffer.length * 2);
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

/** A packetized elementary stream packet: head with times, then the unit. */
function elementaryPacket(track: 'video' | 'audio', { data, decodeAt, showAt }: Unit): Buffer {
  const hasBoth = track === 'video' && showAt !== decodeAt;
  const times = hasBoth ? [...timeStamp(3, showAt), ...timeStamp(1, decodeAt)] : timeStamp(2, showAt);
  const length = data.length + 3 + times.length;
  // Pictures may be longer than 16 bits can say; 0 means 'until the next begins'.
  const said = track === 'video' || length > 0xffff ? 0 : length;
  const head = [0, 0, 1, streamIds[track], said >> 8, said & 255, 0x80, hasBoth ? 0xc0 : 0x80, times.length, ...times];
  return Buffer.concat([Buffer.from(head), data]);
}

const toTicks = (milliseconds: number): number => Math.round(milliseconds * ticks) % tickWrap;

function timeStamp(mark: number, milliseconds: number): number[] {
  const time = toTicks(milliseconds);
  return [
    (mark << 4) | (Math.floor(time / 2 ** 30) << 1) | 1,
    (time >>> 22) & 255,
    (((time >>> 15) & 127) << 1) | 1,
    (time >>> 7) & 255,
    ((time & 127) << 1) | 1,
  ];
}

/** The field before the payload of a unit's first packet: may one begin here, and what time it is. */
function adaptation(clock: number | null, isKey: boolean): number[] {
  if (clock === null && !isKey) return [];
  const flags = (isKey ? 0x40 : 0) | (clock === null ? 0 : 0x10);
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

/** The field made as long as the space that the payload leaves. */
function stuffed(field: number[], space: number): number[] {
  if (field.length >= space) return field;
  if (space === 1) return [0];
  const [, flags = 0, ...rest] = field;
  return [space - 1, flags, ...rest, ...Array.from({ length: space - Math.max(field.length, 2) }, () => 0xff)];
}
