import type { LiveStatus } from '../../api/stream.types.ts';

export type BroadcastState = 'live' | 'interrupted' | 'waiting' | 'offline';

/** `waiting`: somebody has gone live, and nothing comes from the encoder. */
export function broadcastState({ isLive, isInterrupted, sources }: LiveStatus): BroadcastState {
  if (isLive) return 'live';
  if (isInterrupted) return 'interrupted';
  return sources.rtmp.manuallyActivated ? 'waiting' : 'offline';
}

const names = { youtube: 'YouTube Live', rtmp: 'Custom RTMP' } as const;

/** What visitors are shown (MEDIA-17). */
export function activeSource({ streamType, sources }: LiveStatus): string {
  const live = (['youtube', 'rtmp'] as const).filter((source) => sources[source].isLive || source === streamType);
  return live.length === 0 ? 'None' : live.map((source) => names[source]).join(' and ');
}
