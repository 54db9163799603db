import type { PackagerReport, StreamFile } from '@ministry/media-packager';

export {
  audioPlaylist,
  masterPlaylist,
  type Publishing,
  streamApp,
  type StreamFile,
  streamName,
  type StreamWarning,
} from '@ministry/media-packager';

/** The state of a media server; the ports of an external one are unknown. */
export interface MediaServerReport extends Omit<PackagerReport, 'state'> {
  state: PackagerReport['state'] | 'off';
}

/** Whether an encoder may publish with this stream key. */
export type KeyCheck = (key: string) => Promise<boolean>;

/** Receives the stream by RTMP and serves it as HLS: the embedded packager, or an external server. */
export abstract class MediaServer {
  /** The current report, at most five seconds old. */
  abstract report(): MediaServerReport;
  /** Registers a listener for changes of the state, the problem, the publisher or a playlist. */
  abstract onChange(listener: (report: MediaServerReport) => void): void;
  /** Sets the check of stream keys; before that nobody may publish. */
  abstract checkKeysWith(check: KeyCheck): void;
  /** Disconnects the publisher, for example after the key was changed. */
  abstract disconnect(): Promise<void>;
  /** Sets whether the server's own port serves the stream. */
  abstract setOnAir(isOnAir: boolean): void;
  /** A file by its path under `/hls/`; null when there is none. @throws DomainError 503 when the server cannot be reached */
  abstract open(path: string): Promise<StreamFile | null>;
  /** Records into the folder until called with null: MPEG-TS, `part-{n}.ts` for each connection of the encoder. An external server records on its own. */
  abstract record(folder: string | null): void;
}
