import type { Tracks } from '../media/sample.ts';

/** Folders of the lower renditions. */
export type RenditionName = '360p' | '240p' | 'audio';

const input =
  '-hide_banner -loglevel error -fflags nobuffer -probesize 500000 -analyzeduration 500000 -copyts -f flv -i pipe:0';
const x264 = '-c:v libx264 -preset superfast -profile:v main -pix_fmt yuv420p -threads 2 -bf 2';
/** A keyframe every two seconds, whatever the encoder's first timestamp is. */
const keyframes = '-force_key_frames expr:if(isnan(prev_forced_t),1,gte(t,prev_forced_t+2))';
const output = '-copyts -flvflags no_duration_filesize -f flv';

/** @param bitrate kbit/s */
const video = (filter: string, bitrate: number): string =>
  `-map 0:v:0 -vf ${filter} ${x264} -b:v ${bitrate}k -maxrate ${Math.round(bitrate * 1.1)}k -bufsize ${bitrate * 2}k ${keyframes}`;

/** @param bitrate kbit/s */
const audio = (bitrate: number, channels: number): string => `-map 0:a:0 -c:a aac -b:a ${bitrate}k -ac ${channels}`;

const ladder: { name: RenditionName; height: number; video: string; audio: string }[] = [
  { name: '360p', height: 360, video: video("scale=-2:'min(360,ih)'", 400), audio: audio(64, 2) },
  { name: '240p', height: 240, video: video("fps=15,scale=-2:'min(240,ih)'", 150), audio: audio(48, 1) },
];

export interface FfmpegOutput {
  name: RenditionName;
  args: string[];
}

/** Arguments of ffmpeg, output by output; the first pipe is number 3. @param height of the source; null while unknown */
export function ffmpegOutputs(tracks: Tracks, height: number | null): FfmpegOutput[] {
  // A rendition as high as the source would cost as much and show no more.
  const renditions = ladder
    .filter((each) => tracks.video && (height === null || each.height < height))
    .map((each) => ({ name: each.name, args: tracks.audio ? `${each.video} ${each.audio}` : each.video }));
  const audioOnly = tracks.audio ? [{ name: 'audio' as const, args: audio(48, 1) }] : [];
  return [...renditions, ...audioOnly].map(({ name, args }, i) => ({
    name,
    args: `${i === 0 ? `${input} ` : ''}${args} ${output} pipe:${i + 3}`.split(' '),
  }));
}
