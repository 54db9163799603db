import type { LiveStatus } from '../../api/stream.types.ts';
import { statusCopy } from './status.copy.ts';

const copy = statusCopy.sources;

export type BroadcastState = 'live' | 'interrupted' | 'waiting' | 'offline';

/** `waiting`: somebody has gone live, but nothing arrives from the encoder. */
export function broadcastState({ isLive, isInterrupted, sources }: LiveStatus): BroadcastState {
  if (isLive) return 'live';
  if (isInterrupted) return 'interrupted';
  return sources.rtmp.manuallyActivated ? 'waiting' : 'offline';
}

/** The source that visitors see (MEDIA-17). */
export function activeSource({ streamType, sources }: LiveStatus): string {
  const isLive = (source: 'youtube' | 'rtmp') => sources[source].isLive || source === streamType;
  if (isLive('youtube')) return isLive('rtmp') ? copy.both : copy.youtube;
  return isLive('rtmp') ? copy.rtmp : copy.none;
}
