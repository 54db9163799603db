import { Icon } from '../../../drawings/icon.tsx';
import { liveWords as words } from '../live.content.ts';
import { youtubeEmbed } from '@ministry/domain';
import { Backdrop } from './backdrop.tsx';
import css from './live.module.css';

/** LIVE-08: nothing of the platform is loaded before the press. */
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
        title={words.video}
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
              {words.playYoutube}
            </button>
          </p>
        ) : null}
        <p>{words.youtubeNote}</p>
        <p>
          <a href={address} target="_blank" rel="noopener">
            {words.youtubeOpen} <span className="unseen">{words.newTab}</span>
          </a>
        </p>
      </div>
    </div>
  );
}
