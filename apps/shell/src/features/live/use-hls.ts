import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react';
import { showMediaSession } from '../../app/media-session.ts';
import { useSettings } from '../../app/site.tsx';
import type { Follower, FollowerEvents, PlayState } from './follower.ts';
import { engineOf } from './hls-playback.ts';
import { canUseLibrary, followWithLibrary } from './library-follower.ts';
import { liveCopy as copy } from './live.copy.ts';
import { followNatively } from './native-follower.ts';
import { addTraffic, bitrateOf, type Rendition, type Traffic } from './stream-cost.ts';
import { goLive, watchPlaying } from './watch-playing.ts';

interface Playing {
  /** Renditions with their measured bitrates; empty until known. They stay while only the sound plays. */
  renditions: Rendition[];
  /** Measured bits per second of the sound-only stream; null until measured. */
  sound: number | null;
  state: PlayState;
  /** Whether playback is far enough behind to offer a return to live. */
  isBehind: boolean;
  goLive: () => void;
}

interface Source {
  address: string;
  /** The main playlist at this address if it was read before; otherwise empty. */
  main: string;
}

/** Key of the traffic of the sound-only stream. */
const soundOnly = -2;

export const engine = engineOf({
  hasMediaSource: canUseLibrary(),
  hasManagedMediaSource: 'ManagedMediaSource' in window,
  playsPlaylists: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
});

/** Whether the device is offline; late segments and failures then change nothing. */
const isCutOff = (state: PlayState): boolean => state === 'offline' && !navigator.onLine;

type Setter<Value> = Dispatch<SetStateAction<Value>>;

/** Stores what a follower reports in the state of the hook. */
function eventsFor(
  setRenditions: Setter<Rendition[]>,
  setTraffic: Setter<Record<number, Traffic>>,
  setState: Setter<PlayState>,
): FollowerEvents {
  let hasPicture = false;
  return {
    onRenditions(found) {
      hasPicture = found.some(({ height }) => height > 0);
      if (hasPicture) setRenditions(found);
    },
    onSegment(index, segment) {
      const key = hasPicture ? index : soundOnly;
      setTraffic((before) => ({ ...before, [key]: addTraffic(before[key], segment) }));
      setState((before) => (before === 'blocked' || isCutOff(before) ? before : 'playing'));
    },
    onState(next) {
      setState((before) => (isCutOff(before) ? before : next));
    },
  };
}

/**
 * Plays an HLS address in an element, and keeps it playing.
 * @param rendition index, or 'auto' for the best that the connection allows
 * @param onProblem called for a problem that the live status may explain; must not change
 */
export function useHls(
  element: RefObject<HTMLMediaElement | null>,
  { address, main }: Source,
  rendition: number | 'auto',
  onProblem: () => void,
): Playing {
  const [renditions, setRenditions] = useState<Rendition[]>([]);
  const [traffic, setTraffic] = useState<Record<number, Traffic>>({});
  const [state, setState] = useState<PlayState>('connecting');
  const [isBehind, setBehind] = useState(false);
  const following = useRef<Follower>(null);
  const volume = useRef({ volume: 1, muted: false });
  const wanted = rendition === 'auto' ? -1 : rendition;
  const first = useRef(wanted);
  const known = useRef(main);

  const artist = useSettings().identity.name;

  useEffect(() => {
    const media = element.current;
    if (!media) return undefined;
    setState('connecting');
    const events = eventsFor(setRenditions, setTraffic, setState);
    if (engine === 'none') {
      setState('unplayable');
      return undefined;
    }
    // The next element gets the volume of the previous one.
    Object.assign(media, volume.current);
    const saveVolume = () => (volume.current = { volume: media.volume, muted: media.muted });
    media.addEventListener('volumechange', saveVolume);
    const follower =
      engine === 'native'
        ? followNatively(media, address, events)
        : followWithLibrary(media, address, { first: first.current, main: known.current }, events);
    following.current = follower;
    // The playlist is out of date for a later connection.
    known.current = '';
    const endWatching = watchPlaying(media, follower, { onState: events.onState, onBehind: setBehind, onProblem });
    const endSession = showMediaSession({ title: copy.broadcast, artist }, {});
    return () => {
      following.current = null;
      media.removeEventListener('volumechange', saveVolume);
      endSession();
      endWatching();
      follower.end();
    };
  }, [element, address, onProblem, artist]);

  useEffect(() => {
    first.current = wanted;
    following.current?.choose(wanted);
  }, [wanted]);

  return {
    renditions: renditions.map((each, index) => ({ ...each, bitrate: bitrateOf(traffic[index]) ?? each.bitrate })),
    sound: bitrateOf(traffic[soundOnly]),
    state,
    isBehind,
    goLive() {
      if (element.current && following.current) goLive(element.current, following.current, setState);
    },
  };
}
