import { type RefObject, useEffect, useState } from 'react';
import { session } from '../../session.ts';
import type { PreviewState } from './preview-player.ts';

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
    setState('loading');
    import('./preview-player.ts').then(
      ({ playPreview }) => {
        const element = video.current;
        if (!isOver && element) end = playPreview(element, address, session.authorization, setState);
      },
      () => setState('lost'),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [video, address]);
  return state;
}
