import { Link } from 'react-router-dom';
import type { SermonResponse } from '@ministry/api-client';
import { useSettings } from '../../../app/site.tsx';
import { Horizon } from '../../../drawings/horizon.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { Picture } from '../../../drawings/picture.tsx';
import { addressOf, mediaLabel, playedFirst } from '../sermon-media.ts';
import { mediaCopy, searchCopy, sermonCopy } from '../sermons.copy.ts';
import type { Player } from '../use-player.tsx';
import { MediaNotice, PlayButton } from './media-controls.tsx';
import { SermonFacts } from './sermon-facts.tsx';
import css from './sermon-row.module.css';

interface SermonRowProps {
  sermon: SermonResponse;
  player: Player;
  isSample?: boolean;
  /** Percent of a full match; set in search results. */
  match?: number;
}

export function SermonRow({ sermon, player, isSample = false, match }: SermonRowProps) {
  const { saveData } = useSettings();
  const first = playedFirst(sermon, saveData);
  const horizon = <Horizon seed={Math.abs(sermon.id)} centred className={css.art} />;
  return (
    <article className={css.row}>
      {sermon.featuredImage ? (
        <Picture
          src={sermon.featuredImage}
          alt=""
          width={160}
          height={160}
          sizes="7rem"
          className={css.art}
          placeholder={horizon}
        />
      ) : (
        horizon
      )}
      <div className={css.body}>
        {isSample || match !== undefined ? (
          <p className={css.badges}>
            {isSample ? <span className="badge badge-sun">{sermonCopy.sample}</span> : null}
            {match === undefined ? null : (
              <span className="badge badge-nile">{searchCopy.match({ percent: match })}</span>
            )}
          </p>
        ) : null}
        <h3 className={css.title} lang={sermon.language}>
          {isSample ? sermon.title : <Link to={`/sermons/${sermon.id}`}>{sermon.title}</Link>}
        </h3>
        <SermonFacts sermon={sermon} className={css.facts} />
        <div className={css.foot}>
          {first === null ? (
            <span className={css.soon}>{mediaCopy.noMedia}</span>
          ) : (
            <PlayButton sermon={sermon} player={player} disabled={isSample} className={`btn btn-quiet ${css.play}`}>
              <Icon name={first === 'audio' ? 'sound' : 'play'} />
              {mediaLabel(sermon, first)}
              <span className="unseen">: {sermon.title}</span>
            </PlayButton>
          )}
          {addressOf(sermon, 'video') === null ? <span className={css.soon}>{mediaCopy.videoSoon}</span> : null}
          {addressOf(sermon, 'audio') === null ? <span className={css.soon}>{mediaCopy.audioSoon}</span> : null}
        </div>
        <MediaNotice sermonId={sermon.id} player={player} />
      </div>
    </article>
  );
}
