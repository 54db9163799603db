import type { Publishing, StreamWarning } from '../media-server/media-server.ts';

/** The best figures of the last minute. */
export interface BestFigures {
  bitrate: number;
  frameRate: number;
}

/** Bits a second below which the picture is not worth showing, or the sound not worth hearing. */
const least = { picture: 300_000, sound: 24_000 } as const;
/** Codecs that phones and browsers can play from our segments. */
const playable = { video: ['H.264'], audio: ['AAC', 'MP3'] };

const kilobits = (bitrate: number): number => Math.round(bitrate / 1_000);

function rateWarning({ bitrate, videoCodec }: Publishing, best: BestFigures): StreamWarning[] {
  const floor = videoCodec === null ? least.sound : least.picture;
  if (bitrate < floor) return [{ code: 'BITRATE_LOW', values: { bitrate: kilobits(bitrate) } }];
  return bitrate >= best.bitrate / 2
    ? []
    : [{ code: 'BITRATE_FALLEN', values: { from: kilobits(best.bitrate), to: kilobits(bitrate) } }];
}

const codecWarning = (kind: 'video' | 'audio', codec: string | null): StreamWarning[] =>
  codec === null || playable[kind].includes(codec) ? [] : [{ code: `${kind.toUpperCase()}_CODEC`, values: { codec } }];

/** Warnings for volunteers about a stream whose figures are reliable. */
export function warningsOf(publishing: Publishing, best: BestFigures): StreamWarning[] {
  const { frameRate, videoCodec, audioCodec } = publishing;
  const warnings = rateWarning(publishing, best);
  if (frameRate !== null && frameRate < best.frameRate * 0.8) {
    warnings.push({
      code: 'FRAME_RATE_LOW',
      values: { rate: Math.round(frameRate), best: Math.round(best.frameRate) },
    });
  }
  if (audioCodec === null) warnings.push({ code: 'NO_SOUND' });
  if (videoCodec === null) warnings.push({ code: 'NO_PICTURE' });
  return [...warnings, ...codecWarning('video', videoCodec), ...codecWarning('audio', audioCodec)];
}

/** Joins the lists, with each code once. The first list wins: the server knows more than the figures show. */
export const mergeWarnings = (...lists: StreamWarning[][]): StreamWarning[] =>
  [
    ...new Map(
      lists
        .flat()
        .reverse()
        .map((warning) => [warning.code, warning]),
    ).values(),
  ].reverse();
