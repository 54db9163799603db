import type { AacConfig } from '../packager/aac.ts';
import type { AvcConfig } from '../packager/avc.ts';
import type { Unit } from '../packager/transport-stream.ts';
import type { MediaMessage } from '../rtmp/rtmp-parser.ts';

const headSize = 13;
const tagHeadSize = 11;
const tagTailSize = 4;
const types = { audio: 8, video: 9, data: 18 } as const;
const names: Record<number, MediaMessage['type']> = { 8: 'audio', 9: 'video', 18: 'data' };
/** Longer than any picture; beyond it lies rubbish. */
const maxTag = 8 * 1024 * 1024;

/** The beginning of an FLV stream: its head, and what decoders must know. */
export function flvHead(video: AvcConfig | null, audio: AacConfig | null): Buffer {
  const head = Buffer.from([0x46, 0x4c, 0x56, 1, (audio ? 4 : 0) | (video ? 1 : 0), 0, 0, 0, 9, 0, 0, 0, 0]);
  const configs = [
    video && flvTag('video', 0, [0x17, 0, 0, 0, 0], video.record),
    audio && flvTag('audio', 0, [0xaf, 0], audio.record),
  ];
  return Buffer.concat([head, ...configs.filter((config) => config !== null)]);
}

/** One unit as FLV has it. */
export function flvUnit(track: 'video' | 'audio', { raw, decodeAt, showAt, isKey }: Unit): Buffer {
  const delay = showAt - decodeAt;
  const head =
    track === 'audio' ? [0xaf, 1] : [isKey ? 0x17 : 0x27, 1, (delay >> 16) & 255, (delay >> 8) & 255, delay & 255];
  return flvTag(track, decodeAt, head, raw);
}

function flvTag(track: 'video' | 'audio', time: number, head: number[], body: Buffer): Buffer {
  const size = head.length + body.length;
  const tag = Buffer.alloc(tagHeadSize + size + tagTailSize);
  tag[0] = types[track];
  tag.writeUIntBE(size, 1, 3);
  tag.writeUIntBE(time & 0xff_ffff, 4, 3);
  tag[7] = (time >>> 24) & 255;
  tag.set(head, tagHeadSize);
  body.copy(tag, tagHeadSize + head.length);
  tag.writeUInt32BE(tagHeadSize + size, tagHeadSize + size);
  return tag;
}

/** Takes an FLV stream apart as it arrives. */
export class FlvReader {
  private rest: Buffer = Buffer.alloc(0);
  private isBegun = false;

  constructor(private readonly onMessage: (message: MediaMessage) => void) {}

  /** @throws RangeError for what is no FLV */
  read(bytes: Buffer): void {
    this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, bytes]) : bytes;
    if (!this.isBegun) {
      if (this.rest.length < headSize) return;
      this.rest = this.rest.subarray(headSize);
      this.isBegun = true;
    }
    while (this.rest.length >= tagHeadSize) {
      const size = this.rest.readUIntBE(1, 3);
      if (size > maxTag) throw new RangeError('this is no FLV');
      const end = tagHeadSize + size + tagTailSize;
      if (this.rest.length < end) return;
      const type = names[this.rest.readUInt8(0)];
      const time = this.rest.readUIntBE(4, 3) + this.rest.readUInt8(7) * 2 ** 24;
      if (type) this.onMessage({ type, time, payload: this.rest.subarray(tagHeadSize, tagHeadSize + size) });
      this.rest = this.rest.subarray(end);
    }
  }
}
