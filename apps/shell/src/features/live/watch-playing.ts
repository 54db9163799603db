import { type Follower, playOrReport, type PlayState } from './follower.ts';
import { isBehind } from './hls-playback.ts';

/** Milliseconds of a stall until the visitor is told, the status is read, and the stream is connected again. */
const stallMs = { told: 3_000, doubted: 8_000, broken: 20_000 } as const;

interface PlayingEvents {
  onState(state: PlayState): void;
  /** The visitor is far behind the live moment. */
  onBehind(isBehind: boolean): void;
  /** Something is wrong that the live status may explain. */
  onProblem(): void;
}

/** Jumps to the live moment. */
export function goLive(media: HTMLMediaElement, follower: Follower, onState: PlayingEvents['onState']): void {
  const position = follower.livePosition();
  if (position !== null) media.currentTime = position;
  playOrReport(media, onState);
}

/** Keeps a stream playing through stalls, a time in the background and a lost connection. Returns how to end it. */
export function watchPlaying(media: HTMLMediaElement, follower: Follower, events: PlayingEvents): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const endStall = watchStalls(media, follower, events, signal);
  watchBackground(media, follower, events, signal);
  media.addEventListener('ended', events.onProblem, { signal });
  addEventListener('offline', () => events.onState('offline'), { signal });
  addEventListener(
    'online',
    () => {
      // With enough in the buffer it never stopped.
      if (media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) events.onState('playing');
      else follower.retry();
      events.onProblem();
    },
    { signal },
  );
  const clock = setInterval(() => events.onBehind(isBehind(follower.livePosition(), media.currentTime)), 1_000);
  return () => {
    listening.abort();
    clearInterval(clock);
    endStall();
  };
}

/** Returns how to end the stall that is being watched. */
function watchStalls(
  media: HTMLMediaElement,
  follower: Follower,
  { onState, onProblem }: PlayingEvents,
  signal: AbortSignal,
): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const end = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const begin = () => {
    end();
    timers = [
      setTimeout(() => onState('waiting'), stallMs.told),
      setTimeout(onProblem, stallMs.doubted),
      setTimeout(() => {
        // Without new segments, reconnecting would only play the last ones again.
        if (follower.isFed()) follower.retry();
        begin();
      }, stallMs.broken),
    ];
  };
  media.addEventListener('waiting', begin, { signal });
  media.addEventListener('pause', end, { signal });
  media.addEventListener(
    'playing',
    () => {
      end();
      onState('playing');
    },
    { signal },
  );
  return end;
}

/** Phones pause a video in the background; when the page is seen again, it goes on live. */
function watchBackground(
  media: HTMLMediaElement,
  follower: Follower,
  { onState }: PlayingEvents,
  signal: AbortSignal,
): void {
  let pausedInBackground = false;
  media.addEventListener('pause', () => (pausedInBackground = document.hidden), { signal });
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
}
