import type { Publishing, StreamWarning } from '../media-server/media-server.ts';

/** What arrived at best within the last minute. */
export interface BestFigures {
  bitrate: number;
  frameRate: number;
}

/** Bits a second below which a picture is not worth showing, and sound not worth hearing. */
const least = { picture: 300_000, sound: 24_000 } as const;
/** What phones and browsers play out of our pieces. */
const playable = { video: ['H.264'], audio: ['AAC', 'MP3'] };

const kilobits = (bitrate: number): string => `${Math.round(bitrate / 1_000).toLocaleString('en-GB')} kbit/s`;

function rateWarning({ bitrate, videoCodec }: Publishing, best: BestFigures): StreamWarning[] {
  const floor = videoCodec === null ? least.sound : least.picture;
  if (bitrate < floor)
    return [
      {
        code: 'BITRATE_LOW',
        message: `Only ${kilobits(bitrate)} arrive, too little for a clear stream. Check the line to the internet, and the bitrate in OBS under Settings, Output.`,
      },
    ];
  if (bitrate >= best.bitrate / 2) return [];
  return [
    {
      code: 'BITRATE_FALLEN',
      message: `The bitrate has fallen from ${kilobits(best.bitrate)} to ${kilobits(bitrate)}. If it stays low, choose a lower bitrate in OBS or stop other uploads on this line.`,
    },
  ];
}

function codecWarning(kind: 'video' | 'audio', codec: string | null): StreamWarning[] {
  if (codec === null || playable[kind].includes(codec)) return [];
  const [what, wanted] = kind === 'video' ? ['picture', 'H.264'] : ['sound', 'AAC'];
  return [
    {
      code: `${kind.toUpperCase()}_CODEC`,
      message: `The ${what} arrives as ${codec}, which many phones cannot play. Choose ${wanted} in OBS under Settings, Output.`,
    },
  ];
}

/** What a volunteer should look at in a stream whose figures have settled. */
export function warningsOf(publishing: Publishing, best: BestFigures): StreamWarning[] {
  const { frameRate, videoCodec, audioCodec } = publishing;
  const warnings = rateWarning(publishing, best);
  if (frameRate !== null && frameRate < best.frameRate * 0.8) {
    warnings.push({
      code: 'FRAME_RATE_LOW',
      message: `Only ${Math.round(frameRate)} of ${Math.round(best.frameRate)} pictures a second arrive. The computer may be overloaded: close other programs, or choose a smaller picture in OBS.`,
    });
  }
  if (audioCodec === null)
    warnings.push({
      code: 'NO_SOUND',
      message:
        'No sound arrives. Check in the mixer of OBS that the microphone or the desk moves its bar and is not muted.',
    });
  if (videoCodec === null)
    warnings.push({
      code: 'NO_PICTURE',
      message: 'No picture arrives, only sound. Add the camera to the scene in OBS if there is to be one.',
    });
  return [...warnings, ...codecWarning('video', videoCodec), ...codecWarning('audio', audioCodec)];
}

/** Both together, each code once: the server sees more than its figures tell. */
export const mergeWarnings = (...lists: StreamWarning[][]): StreamWarning[] =>
  [
    ...new Map(
      lists
        .flat()
        .reverse()
        .map((warning) => [warning.code, warning]),
    ).values(),
  ].reverse();
