import type { Readable } from 'node:stream';

/** The one stream there is: encoders publish to `rtmp://host/live` with the key `church?key=SECRET`. */
export const streamApp = 'live';
export const streamName = 'church';
/** Where the playlists lie under `/hls/`, on this site and on the embedded server's own port. */
export const masterPlaylist = `${streamName}/master.m3u8`;
export const audioPlaylist = `${streamName}/audio/index.m3u8`;

/** What arrives from the encoder at the moment. */
export interface Publishing {
  since: Date;
  /** Bits a second over the last seconds. */
  bitrate: number;
  /** Pictures a second as they arrive; null for sound alone, or where the server does not tell. */
  frameRate: number | null;
  /** Pixels; null until known. */
  width: number | null;
  height: number | null;
  /** As in 'H.264' and 'AAC'; null until known, or where there is none. */
  videoCodec: string | null;
  audioCodec: string | null;
}

/** What a volunteer should look at now. */
export interface StreamWarning {
  /** For programs, as in 'KEY_FRAMES_RARE'. */
  code: string;
  /** What is wrong and how to put it right, in plain words. */
  message: string;
}

/** What a media server says of itself. */
export interface MediaServerReport {
  state: 'off' | 'starting' | 'running' | 'failed';
  /** Why it does not run or nothing can come in, as a sentence for staff; null while all is well. */
  problem: string | null;
  /** null: nobody publishes, or the bytes have stood still for eight seconds. */
  publishing: Publishing | null;
  /** About what arrives, as the server itself sees it; empty while all is well. */
  warnings: StreamWarning[];
  /** Paths under `/hls/` of what can be played now; null until the first piece is there, and once the stream has ended for good. */
  playlist: string | null;
  audioPlaylist: string | null;
  /** Ports that are open; null where they are not ours to know. */
  rtmpPort: number | null;
  hlsPort: number | null;
}

/** A file of the stream. */
export interface StreamFile {
  type: string;
  bytes: number | null;
  /** Playlists change with each piece; a piece never does. */
  isPlaylist: boolean;
  /** The caller consumes or destroys it. */
  body: Readable;
}

/** Says whether an encoder's key is the one. */
export type KeyCheck = (key: string) => Promise<boolean>;

/** Takes the stream in and hands it out: a process of our own, or a server elsewhere. */
export abstract class MediaServer {
  /** What is known now; at most five seconds old. */
  abstract report(): MediaServerReport;
  /** Calls on every change that matters: state, problem, somebody publishes or has stopped, something can be played. */
  abstract onChange(listener: (report: MediaServerReport) => void): void;
  /** Who decides on keys; before this is set nobody may publish. */
  abstract checkKeysWith(check: KeyCheck): void;
  /** Sends away whoever publishes, as after a new key. */
  abstract disconnect(): Promise<void>;
  /** Whether visitors may be handed the stream; decides what the server's own port serves. */
  abstract setOnAir(isOnAir: boolean): void;
  /** A file by its path under `/hls/`; null when there is none. @throws DomainError 503 when the server cannot be reached */
  abstract open(path: string): Promise<StreamFile | null>;
  /** Writes what arrives into this folder until told null: MPEG-TS, a file `part-{n}.ts` for each time the encoder connects. A server of its own records by itself. */
  abstract record(folder: string | null): void;
}
