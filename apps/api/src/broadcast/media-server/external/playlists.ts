import type { Publishing } from '../media-server.ts';

/** Size of MPEG-TS relative to RTMP; audio has small packets. */
const overhead = { video: 1.05, audioOnly: 1.15 } as const;
/** Bits per second listed for a stream whose bitrate is not known yet. */
const unknownBitrate = 2_000_000;

/** One rendition: its playlist relative to the master playlist, and the figures of its stream. */
export interface Rendition {
  uri: string;
  publishing: Publishing;
}

const bandwidthOf = ({ bitrate, videoCodec }: Publishing): number =>
  Math.round((bitrate || unknownBitrate) * (videoCodec === null ? overhead.audioOnly : overhead.video));

/** The master playlist, lowest bandwidth first: players start with the first. */
export function masterPlaylistText(renditions: Rendition[]): string {
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

const segmentName = /^[A-Za-z0-9_-]+\.ts$/;

/**
 * A server's media playlist as visitors get it: with segment names without a path, and with the bitrate from which a page
 * computes the cost of an hour. Null when the segments cannot be served from this site.
 */
export function rewritePlaylist(playlist: string, publishing: Publishing | null): string | null {
  const lines = playlist.split(/\r?\n/).filter((line) => line !== '');
  if (lines[0] !== '#EXTM3U') return null;
  const rewritten = lines.map((line) => (line.startsWith('#') ? line : fileName(line)));
  if (
    !rewritten.every((line) => line !== null) ||
    lines.some((line) => line.startsWith('#EXT-X-KEY') || line.startsWith('#EXT-X-MAP'))
  )
    return null;
  const first = rewritten.findIndex((line) => line.startsWith('#EXTINF'));
  // The bitrate is unknown until the second poll.
  if (publishing && publishing.bitrate > 0 && first > 0)
    rewritten.splice(first, 0, `#EXT-X-BITRATE:${Math.round(bandwidthOf(publishing) / 1_000)}`);
  return `${rewritten.join('\n')}\n`;
}

function fileName(uri: string): string | null {
  const name =
    uri
      .replace(/[?#].*$/, '')
      .split('/')
      .pop() ?? '';
  return segmentName.test(name) ? name : null;
}

export const hasSegments = (playlist: string): boolean => playlist.includes('#EXTINF');
