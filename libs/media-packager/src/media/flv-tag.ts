import { type AacConfig, readAacConfig } from './aac.ts';
import { type AvcConfig, readAvcConfig } from './avc.ts';

/** Content of one FLV tag. Its bytes are valid as long as the message. */
export type FlvTag =
  | { kind: 'video-config'; config: AvcConfig }
  /** @property compositionOffset milliseconds from decoding to presentation */
  | { kind: 'video-frame'; isKeyframe: boolean; compositionOffset: number; nalUnits: Buffer }
  | { kind: 'audio-config'; config: AacConfig }
  | { kind: 'audio-frame'; frame: Buffer }
  /** A codec that browsers do not play from HLS. */
  | { kind: 'unsupported'; media: 'video' | 'audio'; codec: string };

const unsupportedVideo: Record<number, string> = {
  2: 'Sorenson H.263',
  3: 'Screen Video',
  4: 'VP6',
  5: 'VP6',
  6: 'Screen Video',
  8: 'H.263',
  9: 'MPEG-4',
  12: 'HEVC',
  13: 'AV1',
};
const unsupportedAudio: Record<number, string> = {
  0: 'PCM',
  1: 'ADPCM',
  2: 'MP3',
  3: 'PCM',
  7: 'G.711',
  8: 'G.711',
  11: 'Speex',
  14: 'MP3',
};
/** FourCC codes of Enhanced RTMP (Veovera, 2023). */
const fourCcNames: Record<string, string> = {
  hvc1: 'HEVC',
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
  vvc1: 'VVC',
  Opus: 'Opus',
  fLaC: 'FLAC',
  'ac-3': 'AC-3',
  'ec-3': 'E-AC-3',
  '.mp3': 'MP3',
};

/** Reads the payload of a video tag; null for one without frames. @throws RangeError when it is truncated */
export function readVideoTag(payload: Buffer): FlvTag | null {
  const first = payload.readUInt8(0);
  const frameType = (first >> 4) & 7;
  const isKeyframe = frameType === 1;
  if (frameType === 5) return null;
  if (first & 0x80) return readEnhancedVideo(payload, isKeyframe);
  if ((first & 15) !== 7)
    return { kind: 'unsupported', media: 'video', codec: unsupportedVideo[first & 15] ?? 'an unknown codec' };
  const type = payload.readUInt8(1);
  if (type === 0) return { kind: 'video-config', config: readAvcConfig(payload.subarray(5)) };
  return type === 1
    ? { kind: 'video-frame', isKeyframe, compositionOffset: payload.readIntBE(2, 3), nalUnits: payload.subarray(5) }
    : null;
}

function readEnhancedVideo(payload: Buffer, isKeyframe: boolean): FlvTag | null {
  const type = payload.readUInt8(0) & 15;
  const name = payload.toString('latin1', 1, 5);
  if (name !== 'avc1') return { kind: 'unsupported', media: 'video', codec: fourCcNames[name] ?? 'an unknown codec' };
  if (type === 0) return { kind: 'video-config', config: readAvcConfig(payload.subarray(5)) };
  if (type === 1)
    return {
      kind: 'video-frame',
      isKeyframe,
      compositionOffset: payload.readIntBE(5, 3),
      nalUnits: payload.subarray(8),
    };
  return type === 3 ? { kind: 'video-frame', isKeyframe, compositionOffset: 0, nalUnits: payload.subarray(5) } : null;
}

/** Reads the payload of an audio tag; null for one without frames. @throws RangeError when it is truncated */
export function readAudioTag(payload: Buffer): FlvTag | null {
  const format = payload.readUInt8(0) >> 4;
  const [type, name, body] =
    format === 9
      ? [payload.readUInt8(0) & 15, payload.toString('latin1', 1, 5), payload.subarray(5)]
      : [payload.readUInt8(1), 'mp4a', payload.subarray(2)];
  if (format !== 9 && format !== 10)
    return { kind: 'unsupported', media: 'audio', codec: unsupportedAudio[format] ?? 'an unknown codec' };
  if (name !== 'mp4a') return { kind: 'unsupported', media: 'audio', codec: fourCcNames[name] ?? 'an unknown codec' };
  if (type === 0) return { kind: 'audio-config', config: readAacConfig(body) };
  return type === 1 && body.length > 0 ? { kind: 'audio-frame', frame: body } : null;
}
