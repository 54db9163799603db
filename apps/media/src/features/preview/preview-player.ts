import Hls, { Events } from 'hls.js/light';

export type PreviewState = 'connecting' | 'playing' | 'lost' | 'unplayable';

const settings = {
  // Its worker would be a script from a blob, which the policy of our pages refuses.
  enableWorker: false,
  backBufferLength: 10,
  maxBufferLength: 12,
};

/** Milliseconds before the next try. */
const pause = 2_000;

/**
 * Plays the stream that only staff may see, and keeps at it.
 * @param authorization the header that every file is asked for with
 * @returns how to end it
 */
export function playPreview(
  video: HTMLVideoElement,
  address: string,
  authorization: () => string | null,
  onState: (state: PreviewState) => void,
): () => void {
  if (!Hls.isSupported()) {
    onState('unplayable');
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hls = new Hls({
    ...settings,
    xhrSetup(request) {
      const header = authorization();
      if (header) request.setRequestHeader('Authorization', header);
    },
  });
  const again = () => {
    onState('lost');
    hls.stopLoad();
    clearTimeout(timer);
    timer = setTimeout(() => hls.loadSource(address), pause);
  };
  hls.on(Events.MANIFEST_PARSED, () => {
    // A browser that lets nothing begin by itself leaves the press to its own controls.
    video.play().catch(() => undefined);
  });
  hls.on(Events.ERROR, (_event, { fatal }) => {
    if (fatal) again();
  });
  const listening = new AbortController();
  video.addEventListener('playing', () => onState('playing'), { signal: listening.signal });
  video.addEventListener('ended', again, { signal: listening.signal });

  onState('connecting');
  hls.attachMedia(video);
  hls.loadSource(address);
  return () => {
    listening.abort();
    clearTimeout(timer);
    hls.destroy();
  };
}
