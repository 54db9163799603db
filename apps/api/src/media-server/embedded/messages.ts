import type { MediaServerReport } from '../media-server.ts';

/** What the process of the media server is started with. */
export interface ProcessSettings {
  /** 0 takes any that is free. */
  rtmpPort: number;
  hlsPort: number;
  /** Folder that `/hls/` stands for; its own, emptied at the start. */
  folder: string;
  /** Smaller pictures beside the encoder's own. Unset: where ffmpeg is there. */
  ladder?: boolean;
  /** What a piece of pictures is meant to last. */
  seconds: number;
  /** Milliseconds that an encoder may be gone until the stream is over. */
  absence: number;
}

/** What the API tells the process. */
export type Order =
  | { type: 'key-answer'; id: number; isRight: boolean }
  | { type: 'on-air'; isOnAir: boolean }
  | { type: 'record'; folder: string | null }
  /** Send away whoever publishes; answered by `disconnected`. */
  | { type: 'disconnect'; id: number }
  /** Finish what is being written, and end. */
  | { type: 'stop' };

/** What the process tells the API. Dates go as text. */
export type News =
  | { type: 'report'; report: Sent<MediaServerReport> }
  | { type: 'key'; id: number; key: string }
  | { type: 'disconnected'; id: number }
  | { type: 'fault'; message: string };

type Sent<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Sent<T[K]> } : T;
export type SentReport = Sent<MediaServerReport>;

/** The report as it was before it was sent. */
export function received({ publishing, ...report }: SentReport): MediaServerReport {
  return { ...report, publishing: publishing && { ...publishing, since: new Date(publishing.since) } };
}
