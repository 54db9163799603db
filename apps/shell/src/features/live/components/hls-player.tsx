import { useEffect, useState } from 'react';
import { useSettings } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { Loading } from '../../../drawings/loading.tsx';
import { useStreamCost } from '../api/use-stream-cost.ts';
import { type Choice, firstPicture } from '../hls-playback.ts';
import { liveWords as words } from '../live.content.ts';
import { perHour, type StreamCost } from '../stream-cost.ts';
import { Backdrop } from './backdrop.tsx';
import css from './live.module.css';

type Screen = (typeof import('./hls-screen.tsx'))['default'];

interface HlsPlayerProps {
  address: string;
  /** The sound alone, where there is such a playlist. */
  audioAddress: string | null;
  /** How the visitor follows the stream; null before the first press. The page keeps it. */
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
  /** The page says 'Back shortly' meanwhile. */
  isInterrupted: boolean;
  /** Something is amiss that the status may explain. */
  onDoubt: () => void;
}

/** LIVE-09: the player is loaded when it is asked for; what each way costs stands on its button. */
export function HlsPlayer({ address, audioAddress, choice, onChoose, isInterrupted, onDoubt }: HlsPlayerProps) {
  const { saveData } = useSettings();
  const cost = useStreamCost(address, audioAddress);
  // Not by `lazy`: React holds back for 300 ms what has been waited for, even if it is there by then, and here that is before the first picture.
  const [Screen, setScreen] = useState<Screen | null>(null);
  const isPressed = choice !== null;
  useEffect(() => {
    // Who is here while something is on wants to see it: the press need not wait for the player.
    if (saveData && !isPressed) return;
    import(/* webpackChunkName: "hls-screen" */ './hls-screen.tsx').then(
      (fetched) => setScreen(() => fetched.default),
      (reason: unknown) =>
        // Before it, the press is another try.
        isPressed &&
        setScreen(() => {
          throw reason;
        }),
    );
  }, [saveData, isPressed]);
  if (!isPressed) return <Doors address={address} hasSound={audioAddress !== null} cost={cost} onChoose={onChoose} />;
  if (Screen === null) {
    return (
      <div className={css.panel}>
        <Loading label={words.loadingPlayer} />
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
      onDoubt={onDoubt}
    />
  );
}

interface DoorsProps {
  address: string;
  hasSound: boolean;
  cost: StreamCost | undefined;
  onChoose: (choice: Choice) => void;
}

function Doors({ address, hasSound, cost, onChoose }: DoorsProps) {
  const { saveData } = useSettings();
  const [watching, listening] = [perHour(cost?.pictures[0]?.bitrate ?? null), perHour(cost?.sound ?? null)];
  const watch = (
    <button
      key="watch"
      type="button"
      className={`btn ${saveData && hasSound ? 'btn-line' : 'btn-sun'}`}
      onClick={() => onChoose(firstPicture(saveData))}
      data-hold=""
    >
      <Icon name="play" />
      <span>
        {words.watch}{' '}
        <small>
          {watching === null
            ? words.usuallyWatching
            : cost?.pictures.length === 1
              ? words.anHour(watching)
              : words.from(watching)}
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
        {words.listen} <small>{listening === null ? words.usuallyListening : words.anHour(listening)}</small>
      </span>
    </button>
  ) : null;
  return (
    <div className={css.panel}>
      <Backdrop />
      <div>
        <div className={css.start}>{saveData ? [listen, watch] : [watch, listen]}</div>
        <p>
          <a href={address}>{words.openStream}</a>
        </p>
      </div>
    </div>
  );
}
