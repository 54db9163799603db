import type { PackagerReport, Publishing } from './stream.ts';

/** Settings of the process, its only argument as JSON. */
export interface PackagerSettings {
  /** 0 takes any free port. */
  rtmpPort: number;
  hlsPort: number;
  /** Folder of what is served under `/hls/`; emptied at the start. */
  folder: string;
  /** Whether lower renditions are made besides the source. Unset: if ffmpeg is installed. */
  ladder?: boolean;
  /** Planned length of a video segment. */
  segmentSeconds: number;
  /** Milliseconds without an encoder after which the stream ends. */
  reconnectTimeoutMs: number;
}

/** From the API to the process. */
export type PackagerCommand =
  | { type: 'key-result'; id: number; isValid: boolean }
  | { type: 'on-air'; isOnAir: boolean }
  | { type: 'record'; folder: string | null }
  /** Disconnects the publisher; answered by `disconnected`. */
  | { type: 'disconnect'; id: number }
  /** Finishes the recording and exits. */
  | { type: 'stop' };

/** From the process to the API. */
export type PackagerEvent =
  | { type: 'report'; report: SerializedReport }
  /** Answered by `key-result`. */
  | { type: 'check-key'; id: number; key: string }
  | { type: 'disconnected'; id: number }
  | { type: 'error'; message: string };

/** A report as JSON: its date is text. */
export interface SerializedReport extends Omit<PackagerReport, 'publishing'> {
  publishing: (Omit<Publishing, 'since'> & { since: string }) | null;
}

export const serializeReport = ({ publishing, ...report }: PackagerReport): SerializedReport => ({
  ...report,
  publishing: publishing && { ...publishing, since: publishing.since.toISOString() },
});

export const deserializeReport = ({ publishing, ...report }: SerializedReport): PackagerReport => ({
  ...report,
  publishing: publishing && { ...publishing, since: new Date(publishing.since) },
});
