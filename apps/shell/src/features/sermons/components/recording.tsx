import { useEffect, useRef, useState, type ChangeEvent, type Ref } from 'react';
import type { SermonResponse } from '@ministry/api-client';
import { ministry } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { keepPlace, keepSpeed, keptSpeed, placeOf, speeds } from '../listening.ts';
import { formatClock, type MediaKind } from '../sermon-media.ts';
import { mediaWords, playerWords as words, sermonWords } from '../sermons.content.ts';
import css from './sermon-player.module.css';

interface RecordingProps {
  sermon: SermonResponse;
  kind: MediaKind;
  src: string;
  /** Straight to where it was left, without asking. */
  resume: boolean;
}

/** Seconds of the recording between two notes of where it stands. */
const noteEvery = 5;

/** A file that the browser plays: it begins, or asks whether to go on where it was left, and notes where it stands. */
export function Recording({ sermon, kind, src, resume }: RecordingProps) {
  const media = useRef<HTMLMediaElement>(null);
  // Read once: what playing notes meanwhile is not to be offered.
  const [place, setPlace] = useState(() => placeOf(sermon.id, kind));
  const [speed, setSpeed] = useState(keptSpeed);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const start = (at: number) => {
    setPlace(null);
    if (media.current) play(media.current, at);
  };

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const note = () => keepPlace(sermon.id, kind, element.currentTime, element.duration);
    let noted = 0;
    const noteNowAndThen = () => {
      if (element.paused || Math.abs(element.currentTime - noted) < noteEvery) return;
      noted = element.currentTime;
      note();
    };
    element.addEventListener('timeupdate', noteNowAndThen);
    element.addEventListener('pause', note);
    addEventListener('pagehide', note);
    element.playbackRate = keptSpeed();
    element.defaultPlaybackRate = keptSpeed();
    const left = placeOf(sermon.id, kind);
    if (left === null || resume) {
      setPlace(null);
      play(element, left ?? 0);
    }
    const silence = announce(sermon, element);
    return () => {
      note();
      element.removeEventListener('timeupdate', noteNowAndThen);
      element.removeEventListener('pause', note);
      removeEventListener('pagehide', note);
      silence();
      // Ends the download too.
      element.pause();
      element.removeAttribute('src');
      element.load();
    };
  }, [sermon, kind, resume]);

  const skip = (seconds: number) => {
    const element = media.current;
    if (element)
      element.currentTime = Math.max(0, Math.min(element.currentTime + seconds, element.duration || Infinity));
  };
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = Number(target.value);
    setSpeed(chosen);
    keepSpeed(chosen);
    if (media.current) media.current.playbackRate = chosen;
  };
  const heard = {
    src,
    controls: true,
    preload: 'metadata',
    onPlay: () => {
      setPlace(null);
      setPlaying(true);
      setFailed(false);
    },
    onPause: () => setPlaying(false),
    onError: () => setFailed(true),
  } as const;

  return (
    <>
      {kind === 'video' ? (
        <video ref={media as Ref<HTMLVideoElement>} className={css.video} playsInline {...heard} />
      ) : (
        <>
          <Coil size={104} rings={6} className={isPlaying ? css.turning : css.coil} />
          <audio ref={media} className={css.audio} aria-label={sermon.title} {...heard} />
        </>
      )}
      {place === null || resume ? null : (
        <p className={css.choice}>
          <button type="button" className="btn btn-sun" data-first="" onClick={() => start(place)}>
            {mediaWords.continueAt(formatClock(place))}
          </button>
          <button
            type="button"
            className={kind === 'video' ? 'btn btn-line' : 'btn btn-quiet'}
            onClick={() => start(0)}
          >
            {words.startAgain}
          </button>
        </p>
      )}
      {hasFailed ? (
        <p className={css.failed} role="alert">
          {words.failed}{' '}
          <button type="button" className="btn btn-quiet" onClick={() => retry(media.current)}>
            {sermonWords.tryAgain}
          </button>{' '}
          <a href={src}>{words.openFile}</a>
        </p>
      ) : null}
      <div className={css.tools}>
        <button type="button" className={css.skip} onClick={() => skip(-15)}>
          −15 s<span className="unseen">: {words.back}</span>
        </button>
        <button type="button" className={css.skip} onClick={() => skip(30)}>
          +30 s<span className="unseen">: {words.forward}</span>
        </button>
        <label>
          {words.speed}{' '}
          <select value={speed} onChange={choose}>
            {speeds.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}

/** Plays from a place; where the browser refuses, because the press is too long ago, its own controls are there. */
function play(element: HTMLMediaElement, at: number) {
  const begin = () => {
    if (at > 0) element.currentTime = at;
    element.play().catch(() => undefined);
  };
  if (at === 0 || element.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
  else {
    element.addEventListener('loadedmetadata', begin, { once: true });
    // A phone may wait with loading until it is told.
    element.preload = 'auto';
  }
}

function retry(element: HTMLMediaElement | null) {
  if (!element) return;
  const at = element.currentTime;
  element.load();
  play(element, at);
}

/** Tells the lock screen and the headphones what plays; answers what takes it back. */
function announce({ title, speaker, series }: SermonResponse, element: HTMLMediaElement): () => void {
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession;
  if (!session || typeof MediaMetadata === 'undefined') return () => undefined;
  session.metadata = new MediaMetadata({ title, artist: speaker, album: series ?? ministry.name });
  const jumps = [
    ['seekbackward', -15],
    ['seekforward', 30],
  ] as const;
  for (const [action, seconds] of jumps)
    session.setActionHandler(action, () => (element.currentTime = Math.max(0, element.currentTime + seconds)));
  return () => {
    session.metadata = null;
    for (const [action] of jumps) session.setActionHandler(action, null);
  };
}
