import Hls, { ErrorTypes, Events, type Level } from 'hls.js/light';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { engineOf, reconnectDelay } from './hls-playback.ts';

export type PlayState = 'connecting' | 'playing' | 'lost' | 'unplayable';

/** A slow line is believed until it proves better: the first picture comes within two seconds at 400 kbit/s. */
const settings = {
  startLevel: 0,
  abrEwmaDefaultEstimate: 300_000,
  // Its worker would be a script from a blob, which the policy of our pages refuses.
  enableWorker: false,
  backBufferLength: 30,
};

interface Ears {
  onLevels(levels: Level[]): void;
  onState(state: PlayState): void;
}

/** Follows a playlist with the library; whatever breaks is tried again for as long as the page is open. Answers the player and how to end it. */
function follow(media: HTMLMediaElement, address: string, { onLevels, onState }: Ears) {
  const hls = new Hls(settings);
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    onLevels(levels);
    // Refused where the visitor's press is too long ago; the element's own button is there.
    media.play().catch(() => undefined);
  });
  hls.on(Events.FRAG_BUFFERED, () => {
    failures = 0;
    onState('playing');
  });
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && failures === 0) {
      failures = 1;
      hls.recoverMediaError();
      return;
    }
    onState('lost');
    clearTimeout(timer);
    timer = setTimeout(() => hls.loadSource(address), reconnectDelay(failures));
    failures += 1;
  });
  hls.loadSource(address);
  hls.attachMedia(media);
  const end = () => {
    clearTimeout(timer);
    hls.destroy();
  };
  return { hls, end };
}

/** The same with Apple's own player, which chooses the picture itself. */
function followNatively(media: HTMLMediaElement, address: string, { onLevels, onState }: Ears): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onError = () => {
    onState('lost');
    timer = setTimeout(() => media.load(), reconnectDelay(failures));
    failures += 1;
  };
  const onPlaying = () => {
    failures = 0;
    onState('playing');
  };
  media.addEventListener('error', onError);
  media.addEventListener('playing', onPlaying);
  onLevels([]);
  media.src = address;
  media.play().catch(() => undefined);
  return () => {
    clearTimeout(timer);
    media.removeEventListener('error', onError);
    media.removeEventListener('playing', onPlaying);
    media.removeAttribute('src');
    media.load();
  };
}

/** Plays an HLS address in an element. @param picture index of the picture, or what the line carries */
export function useHls(element: RefObject<HTMLMediaElement | null>, address: string, picture: number | 'auto'): { levels: Level[]; state: PlayState } {
  const [levels, setLevels] = useState<Level[]>([]);
  const [state, setState] = useState<PlayState>('connecting');
  const player = useRef<Hls>(null);
  const wanted = picture === 'auto' ? -1 : picture;
  const first = useRef(wanted);

  useEffect(() => {
    const media = element.current;
    if (!media) return undefined;
    setState('connecting');
    const ears: Ears = {
      // The sound alone has one level without a picture; the pictures stay to be chosen from.
      onLevels: (found) => {
        if (found.some(({ height }) => height > 0)) setLevels(found);
        if (player.current && first.current >= 0) player.current.loadLevel = first.current;
      },
      onState: setState,
    };
    const engine = engineOf({
      hasMediaSource: 'MediaSource' in window && Hls.isMSESupported(),
      hasManagedMediaSource: 'ManagedMediaSource' in window,
      playsPlaylists: media.canPlayType('application/vnd.apple.mpegurl') !== '',
    });
    if (engine === 'none') {
      setState('unplayable');
      return undefined;
    }
    if (engine === 'native') return followNatively(media, address, ears);
    const { hls, end } = follow(media, address, ears);
    player.current = hls;
    return () => {
      player.current = null;
      end();
    };
  }, [element, address]);

  useEffect(() => {
    first.current = wanted;
    // From the next piece on: what is on the phone already has been paid for.
    if (player.current?.levels.length) player.current.loadLevel = wanted;
  }, [wanted]);

  return { levels, state };
}
