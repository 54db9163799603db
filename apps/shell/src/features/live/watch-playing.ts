import { type Follower, type PlayState, playOrTell } from './follower.ts';
import { isBehind } from './hls-playback.ts';

/** Milliseconds of standing still: until it is said, until the status is asked, until it is connected anew. */
const stillness = { told: 3_000, doubted: 8_000, broken: 20_000 } as const;

interface Watch {
  onState(state: PlayState): void;
  /** The visitor sees or hears what is long over. */
  onBehind(isBehind: boolean): void;
  /** Something is amiss that the status may explain. */
  onDoubt(): void;
}

/** Jumps to what happens now. */
export function goLive(media: HTMLMediaElement, follower: Follower, onState: Watch['onState']): void {
  const position = follower.livePosition();
  if (position !== null) media.currentTime = position;
  playOrTell(media, onState);
}

/** Keeps a stream going that stands still, comes back from the background, or has lost its line. Answers how to end it. */
export function watchPlaying(
  media: HTMLMediaElement,
  follower: Follower,
  { onState, onBehind, onDoubt }: Watch,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let pausedInBackground = false;

  const moves = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const standsStill = () => {
    moves();
    timers = [
      setTimeout(() => onState('waiting'), stillness.told),
      setTimeout(onDoubt, stillness.doubted),
      setTimeout(() => {
        // The last pieces are not shown again while nothing new comes.
        if (follower.isFed()) follower.retry();
        standsStill();
      }, stillness.broken),
    ];
  };
  media.addEventListener(
    'playing',
    () => {
      moves();
      onState('playing');
    },
    { signal },
  );
  media.addEventListener('waiting', standsStill, { signal });
  media.addEventListener('ended', onDoubt, { signal });
  media.addEventListener(
    'pause',
    () => {
      moves();
      // Phones stop a picture that nobody sees; it was not the visitor.
      pausedInBackground = document.hidden;
    },
    { signal },
  );

  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden || (media.paused && !pausedInBackground)) return;
      if (pausedInBackground || isBehind(follower.livePosition(), media.currentTime, true))
        goLive(media, follower, onState);
      pausedInBackground = false;
    },
    { signal },
  );
  addEventListener('offline', () => onState('offline'), { signal });
  addEventListener(
    'online',
    () => {
      // With enough in hand it never stopped.
      if (media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) onState('playing');
      else follower.retry();
      onDoubt();
    },
    { signal },
  );

  const clock = setInterval(() => onBehind(isBehind(follower.livePosition(), media.currentTime)), 1_000);
  return () => {
    listening.abort();
    clearInterval(clock);
    moves();
  };
}
