import type { LiveState } from './live-state.entity.ts';

/** Milliseconds after a drop during which the broadcast still counts as live: players have enough buffered to continue. */
export const dropGraceMs = 30_000;
/** Milliseconds during which an interrupted broadcast is expected to come back. */
export const interruptionTimeoutMs = 10 * 60_000;
/** Milliseconds for which an approval is valid while neither the media server nor YouTube confirms a stream. A night of prayers is shorter. */
export const approvalTimeoutMs = 12 * 3_600_000;
/** Milliseconds after which a stream that no process has seen counts as stopped. */
export const unseenTimeoutMs = 15_000;

type State = Omit<LiveState, 'id'>;
export const liveSources = ['youtube', 'rtmp'] as const;
export type LiveSource = (typeof liveSources)[number];

/** The broadcast as visitors see it, computed from the stored state and the time only. */
export interface BroadcastStatus {
  isLive: boolean;
  /** Whether the broadcast was interrupted and is expected back within minutes. */
  isInterrupted: boolean;
  streamType: LiveSource | null;
  streamUrl: string | null;
  audioUrl: string | null;
  wentLiveAt: Date | null;
  youtubeIsLive: boolean;
  rtmpIsLive: boolean;
}

/** Whether our stream is approved, activated and has a playlist. */
const isRtmpWanted = (state: State): boolean => state.rtmpApproved && state.rtmpActivated && state.hlsUrl !== null;
const droppedWithin = (state: State, now: Date, milliseconds: number): boolean =>
  state.droppedAt !== null && now.getTime() - state.droppedAt.getTime() < milliseconds;
/** Whether our stream is wanted, and arrives or stopped less than `dropGraceMs` ago. */
const isRtmpLive = (state: State, now: Date): boolean =>
  isRtmpWanted(state) && (state.rtmpStreaming || droppedWithin(state, now, dropGraceMs));
const isRtmpExpected = (state: State, now: Date): boolean =>
  isRtmpWanted(state) && droppedWithin(state, now, interruptionTimeoutMs);
/** Whether YouTube itself has said that the video is live. */
const isYoutubeConfirmed = (state: State): boolean =>
  state.youtubeIsLive && state.youtubeIsConfirmed && state.youtubeUrl !== null;
/**
 * While our own stream is expected back, YouTube counts as live only if YouTube confirms it: one encoder usually feeds both
 * sources, and the address may be last week's.
 */
const isYoutubeLive = (state: State, now: Date): boolean =>
  isYoutubeConfirmed(state) ||
  (state.youtubeIsLive && state.youtubeUrl !== null && (isRtmpLive(state, now) || !isRtmpExpected(state, now)));
const isLive = (state: State, now: Date): boolean => isYoutubeLive(state, now) || isRtmpLive(state, now);

/** Withdraws the approval: the stream must be looked at again before the next service. */
export const unapproved = { rtmpApproved: false, approvedBy: null, approvedAt: null } as const satisfies Partial<State>;
/** Takes the broadcast off the air until somebody presses 'Go Live Now' again. */
export const ended = {
  rtmpActivated: false,
  wentLiveBy: null,
  youtubeUrl: null,
  youtubeIsLive: false,
  youtubeIsConfirmed: false,
} as const satisfies Partial<State>;

/**
 * Applies the elapsed time to a state from the database. A broadcast that nobody has ended and that did not come back is
 * over; otherwise the next encoder, perhaps at a rehearsal days later, would be on the air at once. An approval that was not
 * used in time ends too.
 */
export function withElapsedTime(read: LiveState, now: Date): LiveState {
  const state = withoutUnseen(read, now);
  const hasNotComeBack = state.droppedAt !== null && isRtmpWanted(state) && !isRtmpExpected(state, now);
  const hasRunOut = state.approvedAt !== null && now.getTime() - state.approvedAt.getTime() >= approvalTimeoutMs;
  const isOver = (hasNotComeBack || hasRunOut) && !state.rtmpStreaming && !isYoutubeConfirmed(state);
  return isOver ? { ...state, ...unapproved, ...ended, droppedAt: null } : state;
}

/** Marks the stream as stopped if no process has seen it lately: a process that was killed cannot report the end. */
function withoutUnseen(state: LiveState, now: Date): LiveState {
  const { rtmpStreaming, rtmpSeenAt } = state;
  if (!rtmpStreaming || (rtmpSeenAt !== null && now.getTime() - rtmpSeenAt.getTime() < unseenTimeoutMs)) return state;
  const stopped = { ...state, rtmpStreaming: false };
  return { ...stopped, ...transition(state, stopped, rtmpSeenAt ?? now) };
}

/** If both sources are live, our own stream is shown: it can be watched at a low bitrate, or only heard. */
export function broadcastStatusOf(state: State, now: Date): BroadcastStatus {
  const live = isLive(state, now);
  const isInterrupted = !live && isRtmpExpected(state, now);
  // Only our own stream can be interrupted without anybody ending it. Its address is kept for visitors who wait.
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

/** Computes what follows from a change: when the broadcast began, and whether it was interrupted or ended. */
export function transition(before: State, after: State, now: Date): Pick<State, 'wentLiveAt' | 'droppedAt'> {
  const stopped = isRtmpWanted(before) && before.rtmpStreaming ? now : before.droppedAt;
  const droppedAt = isRtmpWanted(after) && !after.rtmpStreaming ? stopped : null;
  const isNew = isLive({ ...after, droppedAt }, now) && !isLive(before, now) && !isRtmpExpected(before, now);
  return { wentLiveAt: isNew ? now : before.wentLiveAt, droppedAt };
}
