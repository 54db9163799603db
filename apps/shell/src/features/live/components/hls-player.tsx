import { useEffect, useState } from 'react';
import { useSettings } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { Loading } from '../../../drawings/loading.tsx';
import { useStreamCost } from '../api/use-stream-cost.ts';
import { type Choice, firstChoice } from '../hls-playback.ts';
import { liveCopy as copy } from '../live.copy.ts';
import { perHour, type StreamCost } from '../stream-cost.ts';
import { Backdrop } from './backdrop.tsx';
import css from './live.module.css';

type Screen = (typeof import('./hls-screen.tsx'))['default'];

interface HlsPlayerProps {
  address: string;
  /** Playlist with the sound only; null if there is none. */
  audioAddress: string | null;
  /** What the visitor has chosen to play; null before the first click. */
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
  /** Whether the broadcast is interrupted; the page then shows 'Back shortly'. */
  isInterrupted: boolean;
  /** Called for a problem that the live status may explain. */
  onProblem: () => void;
}

/** LIVE-09: the player, whose code is loaded on demand; the buttons state the data cost. */
export function HlsPlayer({ address, audioAddress, choice, onChoose, isInterrupted, onProblem }: HlsPlayerProps) {
  const { saveData } = useSettings();
  const cost = useStreamCost(address, audioAddress);
  // Not `lazy`: React delays suspended content by up to 300 ms, even when it is ready, which delays the first picture.
  const [Screen, setScreen] = useState<Screen | null>(null);
  const isStarted = choice !== null;
  useEffect(() => {
    // A visitor who opens this page during a broadcast will watch it: load the player before the click.
    if (saveData && !isStarted) return;
    import(/* webpackChunkName: "hls-screen" */ './hls-screen.tsx').then(
      (fetched) => setScreen(() => fetched.default),
      (reason: unknown) =>
        // Before the click a failure is ignored: the click tries again.
        isStarted &&
        setScreen(() => {
          throw reason;
        }),
    );
  }, [saveData, isStarted]);
  if (!isStarted)
    return <StartButtons address={address} hasSound={audioAddress !== null} cost={cost} onChoose={onChoose} />;
  if (Screen === null) {
    return (
      <div className={css.panel}>
        <Loading label={copy.loadingPlayer} />
      </div>
    );
  }
  return (
    <Screen
      address={address}
      audioAddress={audioAddress}
      cost={cost}
      choice={choice}
      onChoose={onChoose}
      isInterrupted={isInterrupted}
      onProblem={onProblem}
    />
  );
}

interface StartButtonsProps {
  address: string;
  hasSound: boolean;
  cost: StreamCost | undefined;
  onChoose: (choice: Choice) => void;
}

function StartButtons({ address, hasSound, cost, onChoose }: StartButtonsProps) {
  const { saveData } = useSettings();
  const [watching, listening] = [perHour(cost?.renditions[0]?.bitrate ?? null), perHour(cost?.sound ?? null)];
  const watch = (
    <button
      key="watch"
      type="button"
      className={`btn ${saveData && hasSound ? 'btn-line' : 'btn-sun'}`}
      onClick={() => onChoose(firstChoice(saveData))}
      data-hold=""
    >
      <Icon name="play" />
      <span>
        {copy.watch}{' '}
        <small>
          {watching === null
            ? copy.usuallyWatching
            : cost?.renditions.length === 1
              ? copy.anHour({ megabytes: watching })
              : copy.from({ megabytes: watching })}
        </small>
      </span>
    </button>
  );
  const listen = hasSound ? (
    <button
      key="listen"
      type="button"
      className={`btn ${saveData ? 'btn-sun' : 'btn-line'}`}
      onClick={() => onChoose('sound')}
      data-hold=""
    >
      <Icon name="sound" />
      <span>
        {copy.listen}{' '}
        <small>{listening === null ? copy.usuallyListening : copy.anHour({ megabytes: listening })}</small>
      </span>
    </button>
  ) : null;
  return (
    <div className={css.panel}>
      <Backdrop />
      <div>
        <div className={css.start}>{saveData ? [listen, watch] : [watch, listen]}</div>
        <p>
          <a href={address}>{copy.openStream}</a>
        </p>
      </div>
    </div>
  );
}
