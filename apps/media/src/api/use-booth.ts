import { apiPath } from '@ministry/api-client';
import type { LiveStatus, MediaStream } from './stream.types.ts';
import { useWatched, type Watched } from './use-watched.ts';
import { newer, type Polled } from './watched.ts';

/** Milliseconds (MEDIA-46). */
const statusEvery = 10_000;
/** Milliseconds; short, so that the team sees a failing stream before the congregation does. */
const streamEvery = 2_000;

export interface Booth {
  stream: Watched<MediaStream>;
  /** From the read that returned last. */
  status: Polled<LiveStatus>;
  /** MEDIA-47: as the server says, no matter who approved. */
  isApproved: boolean;
}

/** Everything that the server reports about the broadcast. */
export function useBooth(): Booth {
  const polled = useWatched(apiPath('/api/live/status'), statusEvery);
  const stream = useWatched(apiPath('/api/media/stream'), streamEvery);
  const status = newer(polled, { value: stream.value?.status ?? null, at: stream.at, problem: stream.problem });
  return { stream, status, isApproved: status.value?.sources.rtmp.approved ?? false };
}
