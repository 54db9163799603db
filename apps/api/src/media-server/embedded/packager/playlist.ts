/** Pieces that a playlist names, and that lie on the disk: a player may still ask for one that has just left the list. */
const listed = 6;
const kept = 10;

/** Bits a second to the next ten thousand, so that the list of levels seldom changes. */
const rounded = (rate: number): number => Math.ceil(rate / 10_000) * 10_000;

/** One file of a level. */
export interface Piece {
  name: string;
  bytes: number;
  /** Seconds. */
  duration: number;
  /** When its first picture was taken in. */
  at: Date;
  /** Counts the breaks after which clocks or codecs start anew; the same number in each level for the same time. */
  timeline: number;
}

/** The sliding list of a level's pieces, as RFC 8216 writes it. */
export class Playlist {
  private readonly pieces: Piece[] = [];
  private targetDuration: number;
  private highestRate = 0;

  /** @param sequence number of the first piece @param seconds what a piece is meant to last */
  constructor(
    private sequence: number,
    seconds: number,
  ) {
    this.targetDuration = seconds;
  }

  get isEmpty(): boolean {
    return this.pieces.length === 0;
  }

  /** Bits a second of the heaviest piece. */
  get bandwidth(): number {
    return this.highestRate;
  }

  /** Bits a second of what lies here. */
  get averageBandwidth(): number {
    const sum = (field: 'bytes' | 'duration'): number => this.pieces.reduce((total, piece) => total + piece[field], 0);
    return this.isEmpty ? 0 : (sum('bytes') * 8) / sum('duration');
  }

  /** @returns names of files that may go */
  add(piece: Piece): string[] {
    this.pieces.push(piece);
    this.targetDuration = Math.max(this.targetDuration, Math.round(piece.duration));
    this.highestRate = Math.max(this.highestRate, (piece.bytes * 8) / Math.max(piece.duration, 1));
    return this.pieces.splice(0, Math.max(this.pieces.length - kept, 0)).map(({ name }) => {
      this.sequence += 1;
      return name;
    });
  }

  /** Forgets all pieces; the numbers go on. @returns names of files that may go */
  clear(): string[] {
    this.sequence += this.pieces.length;
    this.highestRate = 0;
    return this.pieces.splice(0).map(({ name }) => name);
  }

  text({ isOver = false } = {}): string {
    const shown = this.pieces.slice(-listed);
    const before = this.pieces.length - shown.length;
    const head = [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      `#EXT-X-TARGETDURATION:${this.targetDuration}`,
      `#EXT-X-MEDIA-SEQUENCE:${this.sequence + before}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${shown[0]?.timeline ?? 0}`,
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-BITRATE:${Math.round(this.averageBandwidth / 1000)}`,
    ];
    const body = shown.flatMap((piece, i) => [
      // A player counts one for each mark, whatever our numbers say.
      ...Array.from(
        { length: i === 0 ? 0 : piece.timeline - (shown[i - 1]?.timeline ?? 0) },
        () => '#EXT-X-DISCONTINUITY',
      ),
      `#EXT-X-PROGRAM-DATE-TIME:${piece.at.toISOString()}`,
      `#EXTINF:${piece.duration.toFixed(3)},`,
      piece.name,
    ]);
    return [...head, ...body, ...(isOver ? ['#EXT-X-ENDLIST'] : []), ''].join('\n');
  }
}

/** One level as the list of levels names it. */
export interface ListedLevel {
  path: string;
  /** Bits a second: of the heaviest piece, and on average. */
  bandwidth: number;
  averageBandwidth: number;
  size: { width: number; height: number } | null;
  codecs: string[];
}

/** The list of levels, the lightest first: a player that does not know its line yet begins with that one. */
export function masterText(levels: ListedLevel[]): string {
  const lines = levels
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
