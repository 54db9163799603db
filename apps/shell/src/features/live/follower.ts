import type { Rendition, Traffic } from './stream-cost.ts';

/** `blocked`: the browser plays only after a click. */
export type PlayState = 'connecting' | 'playing' | 'waiting' | 'blocked' | 'lost' | 'offline' | 'unplayable';

/** Events that a follower reports. */
export interface FollowerEvents {
  /** The renditions, the lowest first; height 0 if there is only sound. */
  onRenditions(renditions: Rendition[]): void;
  /** A segment has arrived. */
  onSegment(rendition: number, traffic: Traffic): void;
  onState(state: PlayState): void;
}

/** Follows a live playlist in a media element, and reconnects after every failure for as long as the page is open. */
export interface Follower {
  /** @param rendition index, or -1 for the best that the connection allows */
  choose(rendition: number): void;
  /** Live position in the element, in seconds; null while unknown. */
  livePosition(): number | null;
  /** Whether new segments still arrive. While the encoder is disconnected, reconnecting does not help. */
  isFed(): boolean;
  /** Reconnects at once. */
  retry(): void;
  end(): void;
}

/** Starts playing. If the browser requires a click first, this is reported, and the element's own play button works. */
export function playOrReport(media: HTMLMediaElement, onState: FollowerEvents['onState']): void {
  media.play().catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') onState('blocked');
  });
}
