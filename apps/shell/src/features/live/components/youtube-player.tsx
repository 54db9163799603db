import { youtubeEmbed } from '@ministry/domain';
import { Icon } from '../../../drawings/icon.tsx';
import { liveCopy as copy } from '../live.copy.ts';
import { Backdrop } from './backdrop.tsx';
import css from './live.module.css';

/** LIVE-08: nothing is loaded from YouTube before the click. */
export function YoutubePlayer({
  address,
  isStarted,
  onStart,
}: {
  address: string;
  isStarted: boolean;
  onStart: () => void;
}) {
  const player = youtubeEmbed(address);
  if (isStarted && player) {
    return (
      <iframe
        className={css.screen}
        src={player}
        title={copy.video}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  }
  return (
    <div className={css.panel}>
      <Backdrop />
      <div>
        {player ? (
          <p className={css.start}>
            <button type="button" className="btn btn-sun" onClick={onStart} data-hold="">
              <Icon name="play" />
              {copy.playYoutube}
            </button>
          </p>
        ) : null}
        <p>{copy.youtubeNote}</p>
        <p>
          <a href={address} target="_blank" rel="noopener">
            {copy.youtubeOpen} <span className="unseen">{copy.newTab}</span>
          </a>
        </p>
      </div>
    </div>
  );
}
