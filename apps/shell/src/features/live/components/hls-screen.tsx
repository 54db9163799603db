import { useEffect, useRef } from 'react';
import type { PlayState } from '../follower.ts';
import { type Choice, dataSavingChoice } from '../hls-playback.ts';
import { liveCopy as copy } from '../live.copy.ts';
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
  /** Whether the broadcast is interrupted; the page then shows 'Back shortly'. */
  isInterrupted: boolean;
  onProblem: () => void;
}

const stateText: Record<PlayState, string> = {
  connecting: copy.connecting,
  playing: '',
  waiting: copy.waiting,
  blocked: copy.blocked,
  lost: copy.again,
  offline: copy.offlineHere,
  unplayable: copy.cannotPlay,
};

/** Calls back when the browser's data saver is turned on. */
function useDataSaver(onSaving: () => void) {
  useEffect(() => {
    const { connection } = navigator as { connection?: EventTarget & { saveData?: boolean } };
    const onChange = () => {
      if (connection?.saveData) onSaving();
    };
    connection?.addEventListener('change', onChange);
    return () => connection?.removeEventListener('change', onChange);
  }, [onSaving]);
}

/** Our own stream, with the choice of quality and the data cost of each. */
export default function HlsScreen({
  address,
  audioAddress,
  cost,
  choice,
  onChoose,
  isInterrupted,
  onProblem,
}: HlsScreenProps) {
  const video = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const isSound = choice === 'sound' && audioAddress !== null;
  const playing = useHls(
    isSound ? sound : video,
    { address: isSound ? audioAddress : address, main: isSound ? '' : (cost?.main ?? '') },
    typeof choice === 'number' ? choice : 'auto',
    onProblem,
  );
  const isBack = isInterrupted && playing.state === 'playing';
  useEffect(() => {
    if (isBack || playing.state === 'lost') onProblem();
  }, [isBack, playing.state, onProblem]);
  useDataSaver(() => onChoose(dataSavingChoice(choice)));
  // Apple's player chooses the rendition itself.
  const renditions =
    engine === 'native' ? [] : playing.renditions.length > 0 ? playing.renditions : (cost?.renditions ?? []);
  const options = optionsOf(renditions, audioAddress === null ? undefined : (playing.sound ?? cost?.sound ?? null));
  return (
    <div className={css.player}>
      {isSound ? (
        <audio ref={sound} className={css.sound} controls aria-label={copy.soundOnly} />
      ) : (
        <video ref={video} className={css.screen} controls playsInline aria-label={copy.video} />
      )}
      <div className={css.state}>
        <p role="status">{stateText[playing.state]}</p>
        {playing.state === 'unplayable' ? <a href={isSound ? audioAddress : address}>{copy.openStream}</a> : null}
        {playing.isBehind ? (
          <button type="button" className="btn btn-quiet" onClick={playing.goLive}>
            {copy.goLive}
          </button>
        ) : null}
      </div>
      {options.length > 1 ? <Choices options={options} choice={choice} onChoose={onChoose} /> : null}
    </div>
  );
}
