import type { Picture, Weighed } from './stream-cost.ts';

/** `blocked`: the browser wants a press before it plays. */
export type PlayState = 'connecting' | 'playing' | 'waiting' | 'blocked' | 'lost' | 'offline' | 'unplayable';

/** What a follower tells of the stream. */
export interface Ears {
  /** The pictures there are, the lowest first; those of the sound alone have no height. */
  onPictures(pictures: Picture[]): void;
  /** A piece has come. @param picture its index */
  onPiece(picture: number, piece: Weighed): void;
  onState(state: PlayState): void;
}

/** Follows a live playlist in a media element; whatever breaks is tried again for as long as the page is open. */
export interface Follower {
  /** @param picture index, or -1 for what the line carries */
  choose(picture: number): void;
  /** Second of the element to jump to for what happens now; null while unknown. */
  livePosition(): number | null;
  /** Whether new pieces still come; while the encoder is away there are none to connect to. */
  isFed(): boolean;
  /** Connects anew at once. */
  retry(): void;
  end(): void;
}

/** Plays where the browser lets it; refused where the visitor's press is too long ago, the element's own button is there. */
export function playOrTell(media: HTMLMediaElement, onState: Ears['onState']): void {
  media.play().catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') onState('blocked');
  });
}
