import type { Readable } from 'node:stream';

/** The only stream: encoders publish to `rtmp://host/live` with the key `church?key=SECRET`. */
export const streamApp = 'live';
export const streamName = 'church';
/** Paths of the playlists under `/hls/`. */
export const masterPlaylist = `${streamName}/master.m3u8`;
export const audioPlaylist = `${streamName}/audio/index.m3u8`;

/** The stream that arrives from the encoder now. */
export interface Publishing {
  since: Date;
  /** Bits per second over the last seconds. */
  bitrate: number;
  /** Frames per second as they arrive; null for an audio-only stream, or where the server does not report it. */
  frameRate: number | null;
  /** Pixels; null until known. */
  width: number | null;
  height: number | null;
  /** Codec names such as 'H.264' and 'AAC'; null until known, or if there is no such track. */
  videoCodec: string | null;
  audioCodec: string | null;
}

/** A problem of the stream that a volunteer can fix. */
export interface StreamWarning {
  /** Code such as 'KEY_FRAMES_RARE'; the page that shows the warning has the sentence for it. */
  code: string;
  /** Values for the variables of the sentence. */
  values?: Readonly<Record<string, string | number>>;
}

/** The state of the packager. */
export interface PackagerReport {
  state: 'starting' | 'running' | 'failed';
  /** Why the media server does not run or no stream can arrive, as a sentence for staff; null if there is no problem. */
  problem: string | null;
  /** null: nobody publishes, or no bytes have arrived for eight seconds. */
  publishing: Publishing | null;
  /** Empty if there are no problems. */
  warnings: StreamWarning[];
  /** Paths under `/hls/` of the playlists that can be played now; null until the first segment exists, and after the stream has ended. */
  playlist: string | null;
  audioPlaylist: string | null;
  /** Open ports; null while a port is not open. */
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
