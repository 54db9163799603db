import type { Rendition, Traffic } from './stream-cost.ts';

/** `blocked`: the browser plays only after a click. */
export type PlayState = 'connecting' | 'playing' | 'waiting' | 'blocked' | 'lost' | 'offline' | 'unplayable';

/** What a follower reports of the stream. */
export interface FollowerEvents {
  /** The renditions, the lowest first; height 0 where there is only sound. */
  onRenditions(renditions: Rendition[]): void;
  /** A segment has arrived. */
  onSegment(rendition: number, traffic: Traffic): void;
  onState(state: PlayState): void;
}

/** Follows a live playlist in a media element, and reconnects after every failure for as long as the page is open. */
export interface Follower {
  /** @param rendition index, or -1 for the best that the connection carries */
  choose(rendition: number): void;
  /** The second of the element that is live; null while unknown. */
  livePosition(): number | null;
  /** Whether new segments still arrive; while the encoder is away, reconnecting is no use. */
  isFed(): boolean;
  /** Reconnects at once. */
  retry(): void;
  end(): void;
}

/** Starts playing. Where the browser asks for a click first, the element's own button is there. */
export function playOrReport(media: HTMLMediaElement, onState: FollowerEvents['onState']): void {
  media.play().catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') onState('blocked');
  });
}
