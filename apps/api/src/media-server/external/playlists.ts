import type { Publishing } from '../media-server.ts';

/** What a transport stream adds to what comes by RTMP; to sound, with its small packets, far more. */
const overhead = { picture: 1.05, sound: 1.15 } as const;
/** Bits a second that are told of a stream that has only just begun. */
const unknown = 2_000_000;

/** One quality: where its playlist lies beside the master, and what is known of it. */
export interface Rendition {
  uri: string;
  publishing: Publishing;
}

const bandwidthOf = ({ bitrate, videoCodec }: Publishing): number =>
  Math.round((bitrate || unknown) * (videoCodec === null ? overhead.sound : overhead.picture));

/** The playlist of the qualities there are, the lightest first: that is where players begin. */
export function masterOf(renditions: Rendition[]): string {
  const lines = renditions
    .toSorted((one, other) => bandwidthOf(one.publishing) - bandwidthOf(other.publishing))
    .flatMap(({ uri, publishing }) => {
      const bandwidth = bandwidthOf(publishing);
      const { width, height } = publishing;
      return [
        `#EXT-X-STREAM-INF:BANDWIDTH=${Math.round(bandwidth * 1.3)},AVERAGE-BANDWIDTH=${bandwidth}${width && height ? `,RESOLUTION=${width}x${height}` : ''}`,
        uri,
      ];
    });
  return ['#EXTM3U', '#EXT-X-VERSION:3', ...lines, ''].join('\n');
}

const pieceName = /^[A-Za-z0-9_-]+\.ts$/;

/**
 * A server's playlist of pieces as visitors get it: bare names, wherever the server says they lie, and the kilobits a second
 * by which a page says what an hour costs. Null where it names pieces in a way that cannot be passed on.
 */
export function passOn(playlist: string, publishing: Publishing | null): string | null {
  const lines = playlist.split(/\r?\n/).filter((line) => line !== '');
  if (lines[0] !== '#EXTM3U') return null;
  const passed = lines.map((line) => (line.startsWith('#') ? line : bareName(line)));
  if (
    !passed.every((line) => line !== null) ||
    lines.some((line) => line.startsWith('#EXT-X-KEY') || line.startsWith('#EXT-X-MAP'))
  )
    return null;
  const first = passed.findIndex((line) => line.startsWith('#EXTINF'));
  // The first look at a stream does not tell how much comes.
  if (publishing && publishing.bitrate > 0 && first > 0)
    passed.splice(first, 0, `#EXT-X-BITRATE:${Math.round(bandwidthOf(publishing) / 1_000)}`);
  return `${passed.join('\n')}\n`;
}

function bareName(uri: string): string | null {
  const name =
    uri
      .replace(/[?#].*$/, '')
      .split('/')
      .pop() ?? '';
  return pieceName.test(name) ? name : null;
}

/** Whether there is anything to play. */
export const hasPieces = (playlist: string): boolean => playlist.includes('#EXTINF');
