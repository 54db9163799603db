import { type AacConfig, readAacConfig } from './aac.ts';
import { type AvcConfig, readAvcConfig } from './avc.ts';

/** What one message of sound or pictures says. Bytes in it live as long as the message. */
export type MediaTag =
  | { kind: 'video-config'; config: AvcConfig }
  /** @property delay milliseconds from decoding to showing */
  | { kind: 'picture'; isKey: boolean; delay: number; units: Buffer }
  | { kind: 'audio-config'; config: AacConfig }
  | { kind: 'sound'; frame: Buffer }
  /** Something that no browser plays from HLS. */
  | { kind: 'foreign'; media: 'video' | 'audio'; codec: string };

const foreignVideo: Record<number, string> = {
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
const foreignAudio: Record<number, string> = {
  0: 'PCM',
  1: 'ADPCM',
  2: 'MP3',
  3: 'PCM',
  7: 'G.711',
  8: 'G.711',
  11: 'Speex',
  14: 'MP3',
};
/** Names of 'enhanced' RTMP (Veovera, 2023). */
const fourNames: Record<string, string> = {
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

/** Reads a video message as FLV has it; null for what need not be handed on. @throws RangeError when it breaks off */
export function readVideo(payload: Buffer): MediaTag | null {
  const first = payload.readUInt8(0);
  const frameType = (first >> 4) & 7;
  const isKey = frameType === 1;
  if (frameType === 5) return null;
  if (first & 0x80) return readEnhancedVideo(payload, isKey);
  if ((first & 15) !== 7)
    return { kind: 'foreign', media: 'video', codec: foreignVideo[first & 15] ?? 'an unknown codec' };
  const type = payload.readUInt8(1);
  if (type === 0) return { kind: 'video-config', config: readAvcConfig(payload.subarray(5)) };
  return type === 1 ? { kind: 'picture', isKey, delay: payload.readIntBE(2, 3), units: payload.subarray(5) } : null;
}

function readEnhancedVideo(payload: Buffer, isKey: boolean): MediaTag | null {
  const type = payload.readUInt8(0) & 15;
  const name = payload.toString('latin1', 1, 5);
  if (name !== 'avc1') return { kind: 'foreign', media: 'video', codec: fourNames[name] ?? 'an unknown codec' };
  if (type === 0) return { kind: 'video-config', config: readAvcConfig(payload.subarray(5)) };
  if (type === 1) return { kind: 'picture', isKey, delay: payload.readIntBE(5, 3), units: payload.subarray(8) };
  return type === 3 ? { kind: 'picture', isKey, delay: 0, units: payload.subarray(5) } : null;
}

/** Reads an audio message as FLV has it; null for what need not be handed on. @throws RangeError when it breaks off */
export function readAudio(payload: Buffer): MediaTag | null {
  const format = payload.readUInt8(0) >> 4;
  const [type, name, body] =
    format === 9
      ? [payload.readUInt8(0) & 15, payload.toString('latin1', 1, 5), payload.subarray(5)]
      : [payload.readUInt8(1), 'mp4a', payload.subarray(2)];
  if (format !== 9 && format !== 10)
    return { kind: 'foreign', media: 'audio', codec: foreignAudio[format] ?? 'an unknown codec' };
  if (name !== 'mp4a') return { kind: 'foreign', media: 'audio', codec: fourNames[name] ?? 'an unknown codec' };
  if (type === 0) return { kind: 'audio-config', config: readAacConfig(body) };
  return type === 1 && body.length > 0 ? { kind: 'sound', frame: body } : null;
}
