import type { LiveState } from './live-state.entity.ts';

/** Milliseconds after a drop for which players find enough to go on with, so that nobody has to be told. */
export const grace = 30_000;
/** Milliseconds for which a broadcast that broke off is expected back. */
export const interruption = 10 * 60_000;
/** Milliseconds for which an approval holds while nobody but the one who pressed says that anything is on: a night of prayers is shorter. */
export const approvalHolds = 12 * 3_600_000;
/** Milliseconds after which a stream that no process has seen is taken to have stopped. */
export const unseen = 15_000;

type State = Omit<LiveState, 'id'>;
export const liveSources = ['youtube', 'rtmp'] as const;
export type LiveSource = (typeof liveSources)[number];

/** What visitors are shown, from the state and the time alone. */
export interface BroadcastStatus {
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

/** Asked for and found fit. */
const isRtmpWanted = (state: State): boolean => state.rtmpApproved && state.rtmpActivated && state.hlsUrl !== null;
const droppedWithin = (state: State, now: Date, milliseconds: number): boolean =>
  state.droppedAt !== null && now.getTime() - state.droppedAt.getTime() < milliseconds;
/** And really arriving, or only just not. */
const isRtmpLive = (state: State, now: Date): boolean =>
  isRtmpWanted(state) && (state.rtmpStreaming || droppedWithin(state, now, grace));
const isRtmpExpected = (state: State, now: Date): boolean =>
  isRtmpWanted(state) && droppedWithin(state, now, interruption);
/** YouTube has said so itself. */
const isYoutubeConfirmed = (state: State): boolean =>
  state.youtubeIsLive && state.youtubeIsConfirmed && state.youtubeUrl !== null;
/** A press alone is not believed while our own stream is expected back: one encoder mostly feeds both, and the address may be last week's. */
const isYoutubeLive = (state: State, now: Date): boolean =>
  isYoutubeConfirmed(state) ||
  (state.youtubeIsLive && state.youtubeUrl !== null && (isRtmpLive(state, now) || !isRtmpExpected(state, now)));
const isLive = (state: State, now: Date): boolean => isYoutubeLive(state, now) || isRtmpLive(state, now);

/** Nobody has found it fit any more: the next service is looked at again. */
export const unapproved = { rtmpApproved: false, approvedBy: null, approvedAt: null } as const satisfies Partial<State>;
/** Off the air until somebody presses again. */
export const ended = {
  rtmpActivated: false,
  wentLiveBy: null,
  youtubeUrl: null,
  youtubeIsLive: false,
  youtubeIsConfirmed: false,
} as const satisfies Partial<State>;

/**
 * What was read as it stands by now. A broadcast that nobody has ended and that did not come back is over: else the next
 * encoder, perhaps at a rehearsal days later, would be on the air at once. So is an approval that led to nothing.
 */
export function asItStands(read: LiveState, now: Date): LiveState {
  const state = withoutUnseen(read, now);
  const hasNotComeBack = state.droppedAt !== null && isRtmpWanted(state) && !isRtmpExpected(state, now);
  const hasRunOut = state.approvedAt !== null && now.getTime() - state.approvedAt.getTime() >= approvalHolds;
  const isOver = (hasNotComeBack || hasRunOut) && !state.rtmpStreaming && !isYoutubeConfirmed(state);
  return isOver ? { ...state, ...unapproved, ...ended, droppedAt: null } : state;
}

/** Without what a process that is no more could not take back. */
function withoutUnseen(state: LiveState, now: Date): LiveState {
  const { rtmpStreaming, rtmpSeenAt } = state;
  if (!rtmpStreaming || (rtmpSeenAt !== null && now.getTime() - rtmpSeenAt.getTime() < unseen)) return state;
  const stopped = { ...state, rtmpStreaming: false };
  return { ...stopped, ...transition(state, stopped, rtmpSeenAt ?? now) };
}

/** With both on the air our own stream is shown: it can be watched with few bytes, or only heard. */
export function broadcastStatusOf(state: State, now: Date): BroadcastStatus {
  const live = isLive(state, now);
  const isInterrupted = !live && isRtmpExpected(state, now);
  // Only our own stream can break off without somebody's word; it keeps its address for those who wait.
  const streamType = isRtmpLive(state, now) || isInterrupted ? 'rtmp' : isYoutubeLive(state, now) ? 'youtube' : null;
  return {
    isLive: live,
    isInterrupted,
    streamType,
    streamUrl: streamType === 'rtmp' ? state.hlsUrl : streamType === 'youtube' ? state.youtubeUrl : null,
    audioUrl: streamType === 'rtmp' ? state.audioUrl : null,
    wentLiveAt: live || isInterrupted ? state.wentLiveAt : null,
    youtubeIsLive: isYoutubeLive(state, now),
    rtmpIsLive: isRtmpLive(state, now),
  };
}

/** What follows from a change: when the broadcast began, and whether it broke off or was ended. */
export function transition(before: State, after: State, now: Date): Pick<State, 'wentLiveAt' | 'droppedAt'> {
  const stopped = isRtmpWanted(before) && before.rtmpStreaming ? now : before.droppedAt;
  const droppedAt = isRtmpWanted(after) && !after.rtmpStreaming ? stopped : null;
  const isNew = isLive({ ...after, droppedAt }, now) && !isLive(before, now) && !isRtmpExpected(before, now);
  return { wentLiveAt: isNew ? now : before.wentLiveAt, droppedAt };
}
