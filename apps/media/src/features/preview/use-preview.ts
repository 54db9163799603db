import { type RefObject, useEffect, useState } from 'react';
import { session } from '../../session.ts';
import type { PreviewState } from './preview-player.ts';

/** Milliseconds until the player is requested again after it could not be loaded. */
const reloadMs = 5_000;

/** Loads the player when there is something to play, and plays it in the element. */
export function usePreview(
  video: RefObject<HTMLVideoElement | null>,
  address: string | null,
): PreviewState | 'loading' {
  const [state, setState] = useState<PreviewState | 'loading'>('loading');
  useEffect(() => {
    if (address === null) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    let reload: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      void import('./preview-player.ts').then(
        ({ playPreview }) => {
          const element = video.current;
          if (!isOver && element) end = playPreview(element, address, session.authorization, setState);
        },
        () => {
          if (isOver) return;
          setState('lost');
          reload = setTimeout(load, reloadMs);
        },
      );
    setState('loading');
    load();
    return () => {
      isOver = true;
      clearTimeout(reload);
      end?.();
    };
  }, [video, address]);
  return state;
}
