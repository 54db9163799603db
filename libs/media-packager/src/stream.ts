import type { Readable } from 'node:stream';

/** The one stream there is: encoders publish to `rtmp://host/live` with the key `church?key=SECRET`. */
export const streamApp = 'live';
export const streamName = 'church';
/** Paths of the playlists under `/hls/`. */
export const masterPlaylist = `${streamName}/master.m3u8`;
export const audioPlaylist = `${streamName}/audio/index.m3u8`;

/** What arrives from the encoder at the moment. */
export interface Publishing {
  since: Date;
  /** Bits per second over the last seconds. */
  bitrate: number;
  /** Frames per second as they arrive; null for an audio-only stream, or where the server does not report it. */
  frameRate: number | null;
  /** Pixels; null until known. */
  width: number | null;
  height: number | null;
  /** As in 'H.264' and 'AAC'; null until known, or where there is none. */
  videoCodec: string | null;
  audioCodec: string | null;
}

/** A problem of the stream that a volunteer can fix. */
export interface StreamWarning {
  /** As in 'KEY_FRAMES_RARE'; the page that shows it has the sentence for it. */
  code: string;
  /** What the sentence names. */
  values?: Readonly<Record<string, string | number>>;
}

/** The state of the packager. */
export interface PackagerReport {
  state: 'starting' | 'running' | 'failed';
  /** Why it does not run or nothing can come in, as a sentence for staff; null while all is well. */
  problem: string | null;
  /** null: nobody publishes, or no bytes have arrived for eight seconds. */
  publishing: Publishing | null;
  /** Empty while all is well. */
  warnings: StreamWarning[];
  /** Paths under `/hls/` of what can be played now; null until the first segment is there, and once the stream has ended. */
  playlist: string | null;
  audioPlaylist: string | null;
  /** Ports that are open; null while they are not. */
  rtmpPort: number | null;
  hlsPort: number | null;
}

/** A file of the stream. */
export interface StreamFile {
  type: string;
  bytes: number | null;
  /** A playlist changes with each segment; a segment never changes. */
  isPlaylist: boolean;
  /** The caller consumes or destroys it. */
  body: Readable;
}
