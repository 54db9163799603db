import { useEffect, useRef } from 'react';
import type { PlayState } from '../follower.ts';
import { type Choice, frugalChoice } from '../hls-playback.ts';
import { liveWords as words } from '../live.content.ts';
import { optionsOf, type StreamCost } from '../stream-cost.ts';
import { engine, useHls } from '../use-hls.ts';
import { Choices } from './choices.tsx';
import css from './live.module.css';

interface HlsScreenProps {
  address: string;
  audioAddress: string | null;
  cost: StreamCost | undefined;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** The page says 'Back shortly' meanwhile. */
  isInterrupted: boolean;
  onDoubt: () => void;
}

const told: Record<PlayState, string> = {
  connecting: words.connecting,
  playing: '',
  waiting: words.waiting,
  blocked: words.blocked,
  lost: words.again,
  offline: words.offlineHere,
  unplayable: words.cannotPlay,
};

/** Calls when the visitor's phone begins to count bytes. */
function useSaving(onSaving: () => void) {
  useEffect(() => {
    const { connection } = navigator as { connection?: EventTarget & { saveData?: boolean } };
    const onChange = () => {
      if (connection?.saveData) onSaving();
    };
    connection?.addEventListener('change', onChange);
    return () => connection?.removeEventListener('change', onChange);
  }, [onSaving]);
}

/** Our own stream, with the ways to follow it and what each of them costs. */
export default function HlsScreen({
  address,
  audioAddress,
  cost,
  choice,
  onChoose,
  isInterrupted,
  onDoubt,
}: HlsScreenProps) {
  const video = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const isSound = choice === 'sound' && audioAddress !== null;
  const playing = useHls(
    isSound ? sound : video,
    { address: isSound ? audioAddress : address, main: isSound ? '' : (cost?.main ?? '') },
    typeof choice === 'number' ? choice : 'auto',
    onDoubt,
  );
  const isBack = isInterrupted && playing.state === 'playing';
  useEffect(() => {
    if (isBack || playing.state === 'lost') onDoubt();
  }, [isBack, playing.state, onDoubt]);
  useSaving(() => onChoose(frugalChoice(choice)));
  // Apple's own player lets nobody choose the picture.
  const pictures = engine === 'native' ? [] : playing.pictures.length > 0 ? playing.pictures : (cost?.pictures ?? []);
  const options = optionsOf(pictures, audioAddress === null ? undefined : (playing.sound ?? cost?.sound ?? null));
  return (
    <div className={css.player}>
      {isSound ? (
        <audio ref={sound} className={css.sound} controls aria-label={words.soundOnly} />
      ) : (
        <video ref={video} className={css.screen} controls playsInline aria-label={words.video} />
      )}
      <div className={css.state}>
        <p role="status">{told[playing.state]}</p>
        {playing.state === 'unplayable' ? <a href={isSound ? audioAddress : address}>{words.openStream}</a> : null}
        {playing.isBehind ? (
          <button type="button" className="btn btn-quiet" onClick={playing.goLive}>
            {words.goLive}
          </button>
        ) : null}
      </div>
      {options.length > 1 ? <Choices options={options} choice={choice} onChoose={onChoose} /> : null}
    </div>
  );
}
