import type { FrameSize } from '../media/frame-size.ts';

/** Segments in the playlist, and on the disk: a player may still ask for one that has just left the playlist. */
const listedSegments = 6;
const storedSegments = 10;

/** Bits per second, rounded up to ten thousand so that the master playlist seldom changes. */
const rounded = (rate: number): number => Math.ceil(rate / 10_000) * 10_000;

export interface Segment {
  name: string;
  bytes: number;
  /** Seconds. */
  duration: number;
  /** When its first frame was received. */
  receivedAt: Date;
  /** Discontinuity sequence number: the same in each rendition for the same time. */
  discontinuity: number;
}

/** The media playlist of a rendition (RFC 8216): a sliding window of segments. */
export class Playlist {
  private readonly segments: Segment[] = [];
  private targetDuration: number;
  private peakBitrate = 0;

  /** @param sequence number of the first segment @param segmentSeconds planned length of a segment */
  constructor(
    private sequence: number,
    segmentSeconds: number,
  ) {
    this.targetDuration = segmentSeconds;
  }

  get isEmpty(): boolean {
    return this.segments.length === 0;
  }

  /** Bits per second of the largest segment. */
  get bandwidth(): number {
    return this.peakBitrate;
  }

  /** Bits per second of the stored segments. */
  get averageBandwidth(): number {
    const sum = (field: 'bytes' | 'duration'): number =>
      this.segments.reduce((total, segment) => total + segment[field], 0);
    return this.isEmpty ? 0 : (sum('bytes') * 8) / sum('duration');
  }

  /** @returns names of expired segment files */
  add(segment: Segment): string[] {
    this.segments.push(segment);
    this.targetDuration = Math.max(this.targetDuration, Math.round(segment.duration));
    this.peakBitrate = Math.max(this.peakBitrate, (segment.bytes * 8) / Math.max(segment.duration, 1));
    return this.segments.splice(0, Math.max(this.segments.length - storedSegments, 0)).map(({ name }) => {
      this.sequence += 1;
      return name;
    });
  }

  /** Removes all segments; the sequence numbers continue. @returns names of expired segment files */
  clear(): string[] {
    this.sequence += this.segments.length;
    this.peakBitrate = 0;
    return this.segments.splice(0).map(({ name }) => name);
  }

  text({ hasEnded = false } = {}): string {
    const listed = this.segments.slice(-listedSegments);
    const skipped = this.segments.length - listed.length;
    const header = [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      `#EXT-X-TARGETDURATION:${this.targetDuration}`,
      `#EXT-X-MEDIA-SEQUENCE:${this.sequence + skipped}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${listed[0]?.discontinuity ?? 0}`,
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-BITRATE:${Math.round(this.averageBandwidth / 1000)}`,
    ];
    const body = listed.flatMap((segment, i) => [
      // A player adds one for each tag, so a skipped number needs a tag too.
      ...Array.from(
        { length: i === 0 ? 0 : segment.discontinuity - (listed[i - 1]?.discontinuity ?? 0) },
        () => '#EXT-X-DISCONTINUITY',
      ),
      `#EXT-X-PROGRAM-DATE-TIME:${segment.receivedAt.toISOString()}`,
      `#EXTINF:${segment.duration.toFixed(3)},`,
      segment.name,
    ]);
    return [...header, ...body, ...(hasEnded ? ['#EXT-X-ENDLIST'] : []), ''].join('\n');
  }
}

/** One entry of the master playlist. */
export interface VariantStream {
  path: string;
  /** Bits per second: peak and average. */
  bandwidth: number;
  averageBandwidth: number;
  size: FrameSize | null;
  codecs: string[];
}

/** The master playlist, lowest bandwidth first: a player that does not know its connection yet starts with that one. */
export function masterPlaylistText(variants: VariantStream[]): string {
  const lines = variants
    .toSorted((one, other) => one.bandwidth - other.bandwidth)
    .flatMap(({ path, bandwidth, averageBandwidth, size, codecs }) => {
      const attributes = [
        `BANDWIDTH=${rounded(bandwidth)}`,
        `AVERAGE-BANDWIDTH=${rounded(averageBandwidth)}`,
        ...(size ? [`RESOLUTION=${size.width}x${size.height}`] : []),
        `CODECS="${codecs.join(',')}"`,
      ];
      return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, path];
    });
  return ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}
