import type { LiveState } from './live-state.entity.ts';

/** Milliseconds for which a broadcast that broke off is expected back. */
export const interruption = 10 * 60_000;

type State = Omit<LiveState, 'id'>;
export const liveSources = ['youtube', 'rtmp'] as const;
export type LiveSource = (typeof liveSources)[number];

/** What visitors are shown, from the state and the time alone. */
export interface LiveStanding {
  isLive: boolean;
  /** Broken off, and expected back within minutes. */
  isInterrupted: boolean;
  streamType: LiveSource | null;
  streamUrl: string | null;
  audioUrl: string | null;
  wentLiveAt: Date | null;
  youtubeIsLive: boolean;
  rtmpIsLive: boolean;
}

const isYoutubeLive = (state: State): boolean => state.youtubeIsLive && state.youtubeUrl !== null;
/** Asked for, found fit, and really arriving. */
const isRtmpLive = (state: State): boolean => state.rtmpApproved && state.rtmpActivated && state.rtmpStreaming && state.hlsUrl !== null;
const isLive = (state: State): boolean => isYoutubeLive(state) || isRtmpLive(state);

/** With both on the air our own stream is shown: it can be watched with few bytes, or only heard. */
export function standingOf(state: State, now: Date): LiveStanding {
  const live = isLive(state);
  const isInterrupted = !live && state.droppedAt !== null && now.getTime() - state.droppedAt.getTime() < interruption;
  // Only our own stream can break off without somebody's word; it keeps its address for those who wait.
  const streamType = isRtmpLive(state) || isInterrupted ? 'rtmp' : isYoutubeLive(state) ? 'youtube' : null;
  return {
    isLive: live,
    isInterrupted,
    streamType,
    streamUrl: streamType === 'rtmp' ? state.hlsUrl : streamType === 'youtube' ? state.youtubeUrl : null,
    audioUrl: streamType === 'rtmp' ? state.audioUrl : null,
    wentLiveAt: live || isInterrupted ? state.wentLiveAt : null,
    youtubeIsLive: isYoutubeLive(state),
    rtmpIsLive: isRtmpLive(state),
  };
}

/** What follows from a change: when the broadcast began, and whether it broke off or was ended. */
export function transition(before: State, after: State, now: Date): Pick<State, 'wentLiveAt' | 'droppedAt'> {
  const { wentLiveAt, droppedAt } = before;
  if (isLive(after)) return { wentLiveAt: isLive(before) || standingOf(before, now).isInterrupted ? wentLiveAt : now, droppedAt: null };
  const isWanted = after.rtmpApproved && after.rtmpActivated;
  if (!isWanted) return { wentLiveAt, droppedAt: null };
  return { wentLiveAt, droppedAt: isRtmpLive(before) ? now : droppedAt };
}
