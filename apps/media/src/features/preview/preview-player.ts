import Hls, { Events } from 'hls.js/light';

export type PreviewState = 'connecting' | 'playing' | 'lost' | 'unplayable';

const settings = {
  // The worker would be a script from a blob, which our content security policy refuses.
  enableWorker: false,
  backBufferLength: 10,
  maxBufferLength: 12,
};

/** Milliseconds before the next attempt. */
const pause = 2_000;

/**
 * Plays the stream that only staff may see, and reconnects after errors.
 * @param authorization value of the Authorization header of every request
 * @returns function that ends it
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
    // If the browser does not allow autoplay, the user has to start it with the browser's own controls.
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
