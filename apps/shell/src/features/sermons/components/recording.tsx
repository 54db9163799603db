import { type ChangeEvent, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import type { SermonResponse } from '@ministry/api-client';
import { Coil } from '@ministry/ui/coil';
import { showMediaSession } from '../../../app/media-session.ts';
import { useSettings } from '../../../app/site.tsx';
import { savedPosition, savedSpeed, savePosition, saveSpeed, speeds } from '../listening.ts';
import { formatClock, type MediaKind } from '../sermon-media.ts';
import { mediaCopy, playerCopy as copy, sermonCopy } from '../sermons.copy.ts';
import css from './sermon-player.module.css';

interface RecordingProps {
  sermon: SermonResponse;
  kind: MediaKind;
  src: string;
  /** Continue at the stored position without asking. */
  resume: boolean;
}

/** Seconds of playing after which the position is stored again. */
const saveEverySeconds = 5;

/** A file that the browser plays. It starts at once, or offers to continue at the stored position. */
export function Recording({ sermon, kind, src, resume }: RecordingProps) {
  const { identity } = useSettings();
  const media = useRef<HTMLMediaElement>(null);
  // Read once: a position stored while playing is not offered.
  const [position, setPosition] = useState(() => savedPosition(sermon.id, kind));
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const start = (at: number) => {
    setPosition(null);
    if (media.current) play(media.current, at);
  };

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const end = track(element, sermon, kind, identity.name);
    element.playbackRate = savedSpeed();
    element.defaultPlaybackRate = savedSpeed();
    const saved = savedPosition(sermon.id, kind);
    if (saved === null || resume) {
      setPosition(null);
      play(element, saved ?? 0);
    }
    return end;
  }, [sermon, kind, resume, identity.name]);

  const player = {
    src,
    controls: true,
    preload: 'metadata',
    onPlay: () => {
      setPosition(null);
      setPlaying(true);
      setFailed(false);
    },
    onPause: () => setPlaying(false),
    onError: () => setFailed(true),
  } as const;

  return (
    <>
      {kind === 'video' ? (
        <video ref={media as Ref<HTMLVideoElement>} className={css.video} playsInline {...player} />
      ) : (
        <>
          <Coil size={104} rings={6} className={isPlaying ? css.turning : css.coil} />
          <audio ref={media} className={css.audio} aria-label={sermon.title} {...player} />
        </>
      )}
      {position === null || resume ? null : <ContinueChoice kind={kind} position={position} onStart={start} />}
      {hasFailed ? (
        <p className={css.failed} role="alert">
          {copy.failed}{' '}
          <button type="button" className="btn btn-quiet" onClick={() => retry(media.current)}>
            {sermonCopy.tryAgain}
          </button>{' '}
          <a href={src}>{copy.openFile}</a>
        </p>
      ) : null}
      <Tools media={media} />
    </>
  );
}

interface ContinueChoiceProps {
  kind: MediaKind;
  position: number;
  onStart: (at: number) => void;
}

/** Buttons to continue at the stored position or to start again. */
function ContinueChoice({ kind, position, onStart }: ContinueChoiceProps) {
  return (
    <p className={css.choice}>
      <button type="button" className="btn btn-sun" data-first="" onClick={() => onStart(position)}>
        {mediaCopy.continueAt({ clock: formatClock(position) })}
      </button>
      <button type="button" className={kind === 'video' ? 'btn btn-line' : 'btn btn-quiet'} onClick={() => onStart(0)}>
        {copy.startAgain}
      </button>
    </p>
  );
}

/** Stores the position while it plays and shows the recording on the lock screen. Returns a function that ends both. */
function track(element: HTMLMediaElement, sermon: SermonResponse, kind: MediaKind, churchName: string): () => void {
  const save = () => savePosition(sermon.id, kind, element.currentTime, element.duration);
  let savedAt = 0;
  const saveNowAndThen = () => {
    if (element.paused || Math.abs(element.currentTime - savedAt) < saveEverySeconds) return;
    savedAt = element.currentTime;
    save();
  };
  element.addEventListener('timeupdate', saveNowAndThen);
  element.addEventListener('pause', save);
  addEventListener('pagehide', save);
  const { title, speaker, series } = sermon;
  const endSession = showMediaSession(
    { title, artist: speaker, album: series ?? churchName },
    { seekbackward: () => skip(element, -15), seekforward: () => skip(element, 30) },
  );
  return () => {
    save();
    element.removeEventListener('timeupdate', saveNowAndThen);
    element.removeEventListener('pause', save);
    removeEventListener('pagehide', save);
    endSession();
    // Also cancels the download.
    element.pause();
    element.removeAttribute('src');
    element.load();
  };
}

/** Skip buttons and the speed. */
function Tools({ media }: { media: RefObject<HTMLMediaElement | null> }) {
  const [speed, setSpeed] = useState(savedSpeed);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = Number(target.value);
    setSpeed(chosen);
    saveSpeed(chosen);
    setRate(media.current, chosen);
  };
  return (
    <div className={css.tools}>
      <button type="button" className={css.skip} onClick={() => skip(media.current, -15)}>
        −15 s<span className="unseen">: {copy.back}</span>
      </button>
      <button type="button" className={css.skip} onClick={() => skip(media.current, 30)}>
        +30 s<span className="unseen">: {copy.forward}</span>
      </button>
      <label>
        {copy.speed}{' '}
        <select value={speed} onChange={choose}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function skip(element: HTMLMediaElement | null, seconds: number) {
  if (element) element.currentTime = Math.max(0, Math.min(element.currentTime + seconds, element.duration || Infinity));
}

function setRate(element: HTMLMediaElement | null, rate: number) {
  if (element) element.playbackRate = rate;
}

/** Plays from a position. If the browser refuses because the click was too long ago, its own controls still work. */
function play(element: HTMLMediaElement, at: number) {
  const begin = () => {
    if (at > 0) element.currentTime = at;
    element.play().catch(() => undefined);
  };
  if (at === 0 || element.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
  else {
    element.addEventListener('loadedmetadata', begin, { once: true });
    // Phones may load nothing on their own.
    element.preload = 'auto';
  }
}

function retry(element: HTMLMediaElement | null) {
  if (!element) return;
  const at = element.currentTime;
  element.load();
  play(element, at);
}
