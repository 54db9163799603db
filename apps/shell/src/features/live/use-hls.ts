import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Follower, PlayState } from './follower.ts';
import { engineOf } from './hls-playback.ts';
import { canUseLibrary, followWithLibrary } from './library-follower.ts';
import { announceBroadcast } from './media-session.ts';
import { followNatively } from './native-follower.ts';
import { bitrateOf, type Picture, weigh, type Weighed } from './stream-cost.ts';
import { goLive, watchPlaying } from './watch-playing.ts';

interface Playing {
  /** Empty until known, with their bits a second as they are weighed; they stay while only the sound plays. */
  pictures: Picture[];
  /** Bits a second of the sound alone as weighed; null before. */
  sound: number | null;
  state: PlayState;
  /** Far enough behind to be offered the way back. */
  isBehind: boolean;
  goLive: () => void;
}

interface Source {
  address: string;
  /** The main playlist at this address as it was read before; empty where it was not, or where it has none. */
  main: string;
}

/** Under which the sound alone is weighed. */
const noPicture = -2;

export const engine = engineOf({
  hasMediaSource: canUseLibrary(),
  hasManagedMediaSource: 'ManagedMediaSource' in window,
  playsPlaylists: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
});

/** What the last pieces on their way or a failure tell while there is no line means nothing. */
const isCutOff = (state: PlayState): boolean => state === 'offline' && !navigator.onLine;

/**
 * Plays an HLS address in an element, and keeps at it.
 * @param picture index of the picture, or what the line carries
 * @param onDoubt something is amiss that the status may explain; must not change
 */
export function useHls(
  element: RefObject<HTMLMediaElement | null>,
  { address, main }: Source,
  picture: number | 'auto',
  onDoubt: () => void,
): Playing {
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [weighed, setWeighed] = useState<Record<number, Weighed>>({});
  const [state, setState] = useState<PlayState>('connecting');
  const [isBehind, setBehind] = useState(false);
  const following = useRef<Follower>(null);
  const loudness = useRef({ volume: 1, muted: false });
  const wanted = picture === 'auto' ? -1 : picture;
  const first = useRef(wanted);
  const known = useRef(main);

  useEffect(() => {
    const media = element.current;
    if (!media) return undefined;
    setState('connecting');
    let hasPicture = false;
    const ears = {
      onPictures(found: Picture[]) {
        hasPicture = found.some(({ height }) => height > 0);
        if (hasPicture) setPictures(found);
      },
      onPiece(index: number, piece: Weighed) {
        const kind = hasPicture ? index : noPicture;
        setWeighed((before) => ({ ...before, [kind]: weigh(before[kind], piece) }));
        setState((before) => (before === 'blocked' || isCutOff(before) ? before : 'playing'));
      },
      onState(next: PlayState) {
        setState((before) => (isCutOff(before) ? before : next));
      },
    };
    if (engine === 'none') {
      setState('unplayable');
      return undefined;
    }
    // From one element to the next it stays as loud.
    Object.assign(media, loudness.current);
    const keepLoudness = () => (loudness.current = { volume: media.volume, muted: media.muted });
    media.addEventListener('volumechange', keepLoudness);
    const follower =
      engine === 'native'
        ? followNatively(media, address, ears)
        : followWithLibrary(media, address, { first: first.current, main: known.current }, ears);
    following.current = follower;
    // Later it may not be so any more.
    known.current = '';
    const unwatch = watchPlaying(media, follower, { onState: ears.onState, onBehind: setBehind, onDoubt });
    const unannounce = announceBroadcast();
    return () => {
      following.current = null;
      media.removeEventListener('volumechange', keepLoudness);
      unannounce();
      unwatch();
      follower.end();
    };
  }, [element, address, onDoubt]);

  useEffect(() => {
    first.current = wanted;
    following.current?.choose(wanted);
  }, [wanted]);

  return {
    pictures: pictures.map((each, index) => ({ ...each, bitrate: bitrateOf(weighed[index]) ?? each.bitrate })),
    sound: bitrateOf(weighed[noPicture]),
    state,
    isBehind,
    goLive() {
      if (element.current && following.current) goLive(element.current, following.current, setState);
    },
  };
}
