import Hls, { ErrorTypes, Events } from 'hls.js/light';
import { type Follower, type FollowerEvents, playOrReport } from './follower.ts';
import { reconnection } from './reconnection.ts';

/** Starts with the lowest quality and raises it: at 400 kbit/s the first picture is shown within two seconds. */
const settings = {
  startLevel: 0,
  abrEwmaDefaultEstimate: 300_000,
  // Never more pixels than the player shows.
  capLevelToPlayerSize: true,
  // The worker would be a script from a blob, which our content security policy refuses.
  enableWorker: false,
  backBufferLength: 30,
};

/** Milliseconds of a pause after which loading stops. */
const pauseTimeoutMs = 10_000;

/** A loader that reads the first main playlist from memory, which saves a round trip before the first picture. */
function loaderWithPlaylist(playlist: string): typeof Hls.DefaultConfig.loader {
  let unused = playlist;
  return class extends Hls.DefaultConfig.loader {
    override load(
      ...[context, config, callbacks]: Parameters<InstanceType<typeof Hls.DefaultConfig.loader>['load']>
    ): void {
      const isMain = (context as { type?: string }).type === 'manifest';
      const data = unused;
      if (isMain) unused = '';
      if (!isMain || data === '') super.load(context, config, callbacks);
      else queueMicrotask(() => callbacks.onSuccess({ url: context.url, data }, this.stats, context, null));
    }
  };
}

export const canUseLibrary = (): boolean => 'MediaSource' in window && Hls.isMSESupported();

interface Start {
  /** Index of the first rendition; -1 for automatic. */
  first: number;
  /** The main playlist if it was read before; otherwise empty. */
  main: string;
}

/** Follows the stream with hls.js. */
export function followWithLibrary(
  media: HTMLMediaElement,
  address: string,
  { first, main }: Start,
  events: FollowerEvents,
): Follower {
  const hls = new Hls(
    main === ''
      ? settings
      : { ...settings, pLoader: loaderWithPlaylist(main) as unknown as NonNullable<typeof Hls.DefaultConfig.pLoader> },
  );
  const listening = new AbortController();
  let wanted = first;
  const select = (level: number) => (hls.loadLevel = Math.min(level, hls.levels.length - 1));
  const connection = connect(hls, address, events);

  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    events.onRenditions(levels.map(({ height, bitrate }) => ({ height, bitrate })));
    if (wanted >= 0) select(wanted);
    playOrReport(media, events.onState);
  });
  // The team has ended the broadcast, or the encoder was disconnected for too long. It may resume at the same address.
  media.addEventListener('ended', connection.later, { signal: listening.signal });
  const stopResting = restInPause(hls, media, listening.signal);

  hls.attachMedia(media);
  connection.now();
  return {
    choose(rendition) {
      wanted = rendition;
      // Applies to the next segment; segments that were fetched before are still shown.
      if (hls.levels.length > 0) select(rendition);
    },
    livePosition: () => hls.liveSyncPosition,
    isFed() {
      const playlist = hls.latestLevelDetails;
      return !playlist || playlist.age < 3 * playlist.targetduration;
    },
    retry: connection.now,
    end() {
      listening.abort();
      connection.stop();
      stopResting();
      hls.destroy();
    },
  };
}

/** Loads the stream, and again after each failure. */
function connect(hls: Hls, address: string, { onSegment, onState }: FollowerEvents) {
  let hasStarted = false;
  const connection = reconnection(() => {
    hasStarted = false;
    hls.loadSource(address);
  });
  const later = () => {
    hls.stopLoad();
    onState('lost');
    connection.later();
  };
  hls.on(Events.LEVEL_LOADED, (_event, { details }) => {
    // Does not play the last segments of a broadcast that is over.
    if (!details.live && !hasStarted) later();
  });
  hls.on(Events.FRAG_BUFFERED, (_event, { frag, stats }) => {
    connection.failures = 0;
    hasStarted = true;
    onSegment(frag.level, { bytes: stats.total, seconds: frag.duration });
  });
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && connection.failures === 0) {
      connection.failures = 1;
      hls.recoverMediaError();
    } else later();
  });
  return { now: connection.now, later, stop: connection.stop };
}

/** Stops loading during a longer pause. Returns a function that cancels the timer. */
function restInPause(hls: Hls, media: HTMLMediaElement, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  const cancel = () => clearTimeout(timer);
  media.addEventListener(
    'pause',
    () => {
      timer = setTimeout(() => {
        isResting = true;
        hls.stopLoad();
      }, pauseTimeoutMs);
    },
    { signal },
  );
  media.addEventListener(
    'play',
    () => {
      cancel();
      if (isResting) hls.startLoad();
      isResting = false;
    },
    { signal },
  );
  return cancel;
}
