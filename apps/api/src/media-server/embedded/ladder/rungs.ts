import type { Tracks } from '../packager/transport-stream.ts';

/** Folders of the smaller levels, and of sound alone. */
export type RungName = '360p' | '240p' | 'audio';

/** A key frame every two seconds, wherever the encoder's clock stands. */
const keyFrames = ['-force_key_frames', 'expr:if(isnan(prev_forced_t),1,gte(t,prev_forced_t+2))'];
const keepTimes = ['-copyts', '-flvflags', 'no_duration_filesize', '-f', 'flv'];

function pictures(filter: string, rate: number): string[] {
  return [
    '-map',
    '0:v:0',
    '-vf',
    filter,
    '-c:v',
    'libx264',
    '-preset',
    'superfast',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '2',
    '-bf',
    '2',
    '-b:v',
    `${rate}k`,
    '-maxrate',
    `${Math.round(rate * 1.1)}k`,
    '-bufsize',
    `${rate * 2}k`,
    ...keyFrames,
  ];
}

const sound = (rate: number, channels: number): string[] => [
  '-map',
  '0:a:0',
  '-c:a',
  'aac',
  '-b:a',
  `${rate}k`,
  '-ac',
  String(channels),
];

/** One output of ffmpeg. */
export interface RungArguments {
  name: RungName;
  args: string[];
}

/** What ffmpeg is told, output by output; the first pipe is number 3. @param lines of the source; null where they are not known */
export function rungArguments({ video, audio }: Tracks, lines: number | null): RungArguments[] {
  // As many lines again would cost more than the source and show no more.
  const isSmaller = (rung: number): boolean => video && (lines === null || rung < lines);
  const rungs: RungArguments[] = [
    ...(isSmaller(360)
      ? [{ name: '360p' as const, args: [...pictures("scale=-2:'min(360,ih)'", 400), ...(audio ? sound(64, 2) : [])] }]
      : []),
    ...(isSmaller(240)
      ? [
          {
            name: '240p' as const,
            args: [...pictures("fps=15,scale=-2:'min(240,ih)'", 150), ...(audio ? sound(48, 1) : [])],
          },
        ]
      : []),
    ...(audio ? [{ name: 'audio' as const, args: sound(48, 1) }] : []),
  ];
  const input = [
    '-hide_banner',
    '-loglevel',
    'error',
    '-fflags',
    'nobuffer',
    '-probesize',
    '500000',
    '-analyzeduration',
    '500000',
    '-copyts',
    '-f',
    'flv',
    '-i',
    'pipe:0',
  ];
  return rungs.map(({ name, args }, i) => ({
    name,
    args: [...(i === 0 ? input : []), ...args, ...keepTimes, `pipe:${i + 3}`],
  }));
}
