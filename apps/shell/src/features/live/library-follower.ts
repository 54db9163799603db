import Hls, { ErrorTypes, Events } from 'hls.js/light';
import { type Ears, type Follower, playOrTell } from './follower.ts';
import { reconnectDelay } from './hls-playback.ts';

/** A slow line is believed until it proves better: the first picture comes within two seconds at 400 kbit/s. */
const settings = {
  startLevel: 0,
  abrEwmaDefaultEstimate: 300_000,
  // No phone pays for lines that its screen does not have.
  capLevelToPlayerSize: true,
  // Its worker would be a script from a blob, which the policy of our pages refuses.
  enableWorker: false,
  backBufferLength: 30,
};

/** Milliseconds of a pause after which nothing more is fetched. */
const patience = 10_000;

/** Answers the first question for the main playlist with the one that is known: a round trip less before the first picture. */
function loaderThatKnows(main: string): typeof Hls.DefaultConfig.loader {
  let known = main;
  return class extends Hls.DefaultConfig.loader {
    override load(
      ...[context, config, callbacks]: Parameters<InstanceType<typeof Hls.DefaultConfig.loader>['load']>
    ): void {
      const isMain = (context as { type?: string }).type === 'manifest';
      const data = known;
      if (isMain) known = '';
      if (!isMain || data === '') super.load(context, config, callbacks);
      else queueMicrotask(() => callbacks.onSuccess({ url: context.url, data }, this.stats, context, null));
    }
  };
}

export const canUseLibrary = (): boolean => 'MediaSource' in window && Hls.isMSESupported();

interface Beginning {
  /** Index of the picture to begin with, or -1. */
  first: number;
  /** The main playlist as it was read before; empty where it was not. */
  main: string;
}

/** With hls.js. */
export function followWithLibrary(
  media: HTMLMediaElement,
  address: string,
  { first, main }: Beginning,
  ears: Ears,
): Follower {
  const hls = new Hls(
    main === ''
      ? settings
      : { ...settings, pLoader: loaderThatKnows(main) as unknown as NonNullable<typeof Hls.DefaultConfig.pLoader> },
  );
  const listening = new AbortController();
  let wanted = first;
  let failures = 0;
  let hasBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let isAtRest = false;

  const connect = () => {
    clearTimeout(timer);
    hasBegun = false;
    hls.loadSource(address);
  };
  const tryAgain = () => {
    hls.stopLoad();
    ears.onState('lost');
    clearTimeout(timer);
    // Not all watchers of a broken stream in the same moment.
    timer = setTimeout(connect, reconnectDelay(failures) * (0.75 + Math.random() / 2));
    failures += 1;
  };

  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    ears.onPictures(levels.map(({ height, bitrate }) => ({ height, bitrate })));
    if (wanted >= 0) hls.loadLevel = Math.min(wanted, levels.length - 1);
    playOrTell(media, ears.onState);
  });
  hls.on(Events.LEVEL_LOADED, (_event, { details }) => {
    // What is left of a broadcast that is over is not begun once more.
    if (!details.live && !hasBegun) tryAgain();
  });
  hls.on(Events.FRAG_BUFFERED, (_event, { frag, stats }) => {
    failures = 0;
    hasBegun = true;
    ears.onPiece(frag.level, { bytes: stats.total, seconds: frag.duration });
  });
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && failures === 0) {
      failures = 1;
      hls.recoverMediaError();
    } else tryAgain();
  });

  const { signal } = listening;
  // Over for the moment: ended by the team, or the encoder was away too long. It may come back under the same address.
  media.addEventListener('ended', tryAgain, { signal });
  media.addEventListener(
    'pause',
    () => {
      pauseTimer = setTimeout(() => {
        isAtRest = true;
        hls.stopLoad();
      }, patience);
    },
    { signal },
  );
  media.addEventListener(
    'play',
    () => {
      clearTimeout(pauseTimer);
      if (isAtRest) hls.startLoad();
      isAtRest = false;
    },
    { signal },
  );

  hls.attachMedia(media);
  connect();
  return {
    choose(picture) {
      wanted = picture;
      // From the next piece on: what is on the phone already has been paid for.
      if (hls.levels.length > 0) hls.loadLevel = Math.min(picture, hls.levels.length - 1);
    },
    livePosition: () => hls.liveSyncPosition,
    isFed() {
      const playlist = hls.latestLevelDetails;
      return !playlist || playlist.age < 3 * playlist.targetduration;
    },
    retry: connect,
    end() {
      listening.abort();
      clearTimeout(timer);
      clearTimeout(pauseTimer);
      hls.destroy();
    },
  };
}
