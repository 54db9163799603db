import { Link } from 'react-router-dom';
import type { SermonResponse } from '@ministry/api-client';
import { Horizon } from '../../../drawings/horizon.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { Picture } from '../../../drawings/picture.tsx';
import { addressOf } from '../sermon-media.ts';
import { mediaCopy, sermonCopy } from '../sermons.copy.ts';
import type { Player } from '../use-player.tsx';
import { MediaControls, MediaNotice, PlayButton } from './media-controls.tsx';
import { SermonFacts } from './sermon-facts.tsx';
import css from './latest-sermon.module.css';

/** The feature card (SER-02 to SER-04). Its picture is the play button if there is something to play. */
export function LatestSermon({
  sermon,
  player,
  isSample,
}: {
  sermon: SermonResponse;
  player: Player;
  isSample: boolean;
}) {
  const horizon = <Horizon seed={Math.abs(sermon.id)} centred className={css.art} />;
  const isPlayable = isSample || addressOf(sermon, 'video') !== null || addressOf(sermon, 'audio') !== null;
  const picture = sermon.featuredImage ? (
    <Picture
      src={sermon.featuredImage}
      alt=""
      width={960}
      height={540}
      sizes="(min-width: 62rem) 42rem, 100vw"
      lazy={false}
      className={css.art}
      placeholder={horizon}
    />
  ) : (
    horizon
  );
  return (
    <article className={css.card} aria-labelledby="latest-sermon">
      {isPlayable ? (
        <PlayButton sermon={sermon} player={player} disabled={isSample} className={css.play}>
          {picture}
          <span className={css.sun}>
            <Icon name="play" size={34} />
          </span>
          <span className="unseen">
            {sermonCopy.play}: {sermon.title}
          </span>
        </PlayButton>
      ) : (
        picture
      )}
      <div className={css.body}>
        <p className={css.badges}>
          <span className="badge badge-sun">{sermonCopy.latest}</span>
          {isSample ? <span className="badge badge-sun">{sermonCopy.sample}</span> : null}
          {sermon.series === null ? null : <span className="badge badge-nile">{sermon.series}</span>}
        </p>
        <h2 id="latest-sermon" className={css.title} lang={sermon.language}>
          {isSample ? sermon.title : <Link to={`/sermons/${sermon.id}`}>{sermon.title}</Link>}
        </h2>
        <SermonFacts sermon={sermon} className={css.facts} />
        <p className={css.text} lang={sermon.language}>
          {sermon.description}
        </p>
        {isPlayable ? null : <p className={css.text}>{mediaCopy.noMedia}</p>}
        <MediaControls sermon={sermon} player={player} disabled={isSample} />
        <MediaNotice sermonId={sermon.id} player={player} />
      </div>
    </article>
  );
}
