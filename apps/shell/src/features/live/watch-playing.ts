import { type Follower, playOrReport, type PlayState } from './follower.ts';
import { isBehind } from './hls-playback.ts';

/** Milliseconds of a stall until the visitor is informed, the status is read, and the stream is reconnected. */
const notifyMs = 3_000;
const checkStatusMs = 8_000;
const reconnectMs = 20_000;

interface PlayingEvents {
  onState(state: PlayState): void;
  /** Reports whether the visitor is far behind live. */
  onBehind(isBehind: boolean): void;
  /** Called for a problem that the live status may explain. */
  onProblem(): void;
}

/** Jumps to the live position. */
export function goLive(media: HTMLMediaElement, follower: Follower, onState: PlayingEvents['onState']): void {
  const position = follower.livePosition();
  if (position !== null) media.currentTime = position;
  playOrReport(media, onState);
}

/** Keeps a stream playing through stalls, time in the background and lost connections. Returns a function that stops this. */
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
      // With enough data in the buffer, playback never stopped.
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

/** Watches for stalls. Returns a function that clears the timers of the current stall. */
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
      setTimeout(() => onState('waiting'), notifyMs),
      setTimeout(onProblem, checkStatusMs),
      setTimeout(() => {
        // Without new segments, reconnecting would only play the last ones again.
        if (follower.isFed()) follower.retry();
        begin();
      }, reconnectMs),
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

/** Phones pause a video in the background; when the page is visible again, playback continues live. */
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
