import type { AacConfig } from '../media/aac.ts';
import type { AvcConfig } from '../media/avc.ts';
import type { MediaMessage, Sample } from '../media/sample.ts';

const headerSize = 13;
const tagHeaderSize = 11;
const previousTagSize = 4;
const types = { audio: 8, video: 9, data: 18 } as const;
const names: Record<number, MediaMessage['type']> = { 8: 'audio', 9: 'video', 18: 'data' };
/** Larger than any frame; more is not FLV. */
const maxTagBytes = 8 * 1024 * 1024;

/** Start of an FLV stream: file header and decoder configurations. */
export function flvHeader(video: AvcConfig | null, audio: AacConfig | null): Buffer {
  const header = Buffer.from([0x46, 0x4c, 0x56, 1, (audio ? 4 : 0) | (video ? 1 : 0), 0, 0, 0, 9, 0, 0, 0, 0]);
  const configs = [
    video && flvTag('video', 0, [0x17, 0, 0, 0, 0], video.record),
    audio && flvTag('audio', 0, [0xaf, 0], audio.record),
  ];
  return Buffer.concat([header, ...configs.filter((config) => config !== null)]);
}

/** One sample as an FLV tag. */
export function flvSample(track: 'video' | 'audio', { raw, dts, pts, isKeyframe }: Sample): Buffer {
  const offset = pts - dts;
  const header =
    track === 'audio'
      ? [0xaf, 1]
      : [isKeyframe ? 0x17 : 0x27, 1, (offset >> 16) & 255, (offset >> 8) & 255, offset & 255];
  return flvTag(track, dts, header, raw);
}

function flvTag(track: 'video' | 'audio', time: number, header: number[], body: Buffer): Buffer {
  const size = header.length + body.length;
  const tag = Buffer.alloc(tagHeaderSize + size + previousTagSize);
  tag[0] = types[track];
  tag.writeUIntBE(size, 1, 3);
  tag.writeUIntBE(time & 0xff_ffff, 4, 3);
  tag[7] = (time >>> 24) & 255;
  tag.set(header, tagHeaderSize);
  body.copy(tag, tagHeaderSize + header.length);
  tag.writeUInt32BE(tagHeaderSize + size, tagHeaderSize + size);
  return tag;
}

/** Reads the tags of an FLV stream as it arrives. */
export class FlvReader {
  private rest: Buffer = Buffer.alloc(0);
  private isStarted = false;

  constructor(private readonly onMessage: (message: MediaMessage) => void) {}

  /** @throws RangeError when it is not FLV */
  read(bytes: Buffer): void {
    this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, bytes]) : bytes;
    if (!this.isStarted) {
      if (this.rest.length < headerSize) return;
      this.rest = this.rest.subarray(headerSize);
      this.isStarted = true;
    }
    while (this.rest.length >= tagHeaderSize) {
      const size = this.rest.readUIntBE(1, 3);
      if (size > maxTagBytes) throw new RangeError('not FLV');
      const end = tagHeaderSize + size + previousTagSize;
      if (this.rest.length < end) return;
      const type = names[this.rest.readUInt8(0)];
      const time = this.rest.readUIntBE(4, 3) + this.rest.readUInt8(7) * 2 ** 24;
      if (type) this.onMessage({ type, time, payload: this.rest.subarray(tagHeaderSize, tagHeaderSize + size) });
      this.rest = this.rest.subarray(end);
    }
  }
}
