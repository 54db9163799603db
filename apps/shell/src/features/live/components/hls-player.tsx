import { lazy, Suspense } from 'react';
import { useSettings } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { Loading } from '../../../drawings/loading.tsx';
import { type Choice, firstPicture, lowestPicturePerHour, soundPerHour } from '../hls-playback.ts';
import { liveWords as words } from '../live.content.ts';
import { Backdrop } from './backdrop.tsx';
import css from './live.module.css';

const HlsScreen = lazy(() => import(/* webpackChunkName: "hls-screen" */ './hls-screen.tsx'));

interface HlsPlayerProps {
  address: string;
  /** The sound alone, where there is such a playlist. */
  audioAddress: string | null;
  /** How the visitor follows the stream; null before the first press. The page keeps it, so that a stream that comes back goes on as it was. */
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** LIVE-09: the player is loaded when it is asked for; what each way costs stands on its button. */
export function HlsPlayer({ address, audioAddress, choice, onChoose }: HlsPlayerProps) {
  const { saveData } = useSettings();
  if (choice !== null) {
    return (
      <Suspense fallback={<div className={css.panel}><Loading label={words.loadingPlayer} /></div>}>
        <HlsScreen address={address} audioAddress={audioAddress} choice={choice} onChoose={onChoose} />
      </Suspense>
    );
  }
  const watch = (
    <button key="watch" type="button" className={`btn ${saveData && audioAddress ? 'btn-line' : 'btn-sun'}`} onClick={() => onChoose(firstPicture(saveData))} data-hold="">
      <Icon name="play" />
      <span>
        {words.watch} <small>{words.from(lowestPicturePerHour)}</small>
      </span>
    </button>
  );
  const listen = audioAddress ? (
    <button key="listen" type="button" className={`btn ${saveData ? 'btn-sun' : 'btn-line'}`} onClick={() => onChoose('sound')} data-hold="">
      <Icon name="sound" />
      <span>
        {words.listen} <small>{words.anHour(soundPerHour)}</small>
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
