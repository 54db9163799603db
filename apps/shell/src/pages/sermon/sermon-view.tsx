import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SermonPageResponse } from '@ministry/api-client';
import { formatDate, formatLongDay, sermonCategories } from '@ministry/domain';
import { RichText } from '@ministry/ui/rich-text';
import { usePageHead } from '../../app/page-head.ts';
import { plainText } from '../../app/plain-text.ts';
import { useSettings } from '../../app/site.tsx';
import { Horizon } from '../../drawings/horizon.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { Picture } from '../../drawings/picture.tsx';
import { useSeriesOf } from '../../features/sermons/api/use-sermons.ts';
import { MediaControls, MediaNotice, missingFile } from '../../features/sermons/components/media-controls.tsx';
import { SermonRow } from '../../features/sermons/components/sermon-row.tsx';
import { sermonPageWords as words } from '../../features/sermons/sermons.content.ts';
import { addressOfView } from '../../features/sermons/sermons-view.ts';
import { usePlayer, type Player } from '../../features/sermons/use-player.tsx';
import { sermonData } from './sermon-data.ts';
import css from './sermon.module.css';

export function SermonView({ sermon }: { sermon: SermonPageResponse }) {
  const { publicUrl } = useSettings();
  const [search] = useSearchParams();
  const [player, dialog] = usePlayer();
  const missing = search.get('missing');
  const path = `/sermons/${sermon.id}`;
  const date = new Date(sermon.date);
  const summary = plainText(sermon.content);
  usePageHead({
    title: sermon.title,
    description: `${sermon.speaker}, ${formatDate(date)}. ${summary}`.slice(0, 200),
    path,
    structured: sermonData(sermon, summary, publicUrl),
    image: `/share/sermons-${sermon.id}.jpg`,
  });
  const horizon = <Horizon seed={sermon.id} className={css.art} />;
  const share = `https://wa.me/?text=${encodeURIComponent(`${sermon.title}, ${sermon.speaker}: ${publicUrl}${path}`)}`;

  return (
    <article>
      <div className={`night ${css.head}`}>
        <div className={`wrap ${css.headRow}`}>
          <div>
            <Link to="/sermons" className={css.back}>
              {words.allSermons}
            </Link>
            <h1>{sermon.title}</h1>
            <p className={css.badges}>
              <span className="badge">{sermonCategories[sermon.category]}</span>
              {sermon.tags.map((tag) => (
                <span key={tag} className="badge">
                  {tag}
                </span>
              ))}
            </p>
          </div>
          {sermon.featuredImage ? (
            <Picture
              tap={words.showPicture}
              src={sermon.featuredImage}
              alt=""
              width={960}
              height={540}
              lazy={false}
              className={css.art}
              placeholder={horizon}
            />
          ) : (
            horizon
          )}
        </div>
      </div>
      <div className={`wrap ${css.columns}`}>
        <section className={css.aside} id="media" aria-labelledby="media-heading">
          <h2 id="media-heading">{words.listen}</h2>
          <MediaControls sermon={sermon} player={player} />
          <PlainLinks sermon={sermon} />
          <MediaNotice
            sermonId={sermon.id}
            player={player}
            initially={missing === 'audio' || missing === 'video' ? missingFile[missing] : null}
          />
          <p className={css.share}>
            <a className="btn btn-quiet" href={share} target="_blank" rel="noopener">
              <Icon name="whatsapp" />
              {words.share}
            </a>
          </p>
        </section>
        <div>
          <dl className={css.facts}>
            <Fact icon="people" term={words.speaker}>
              {sermon.speaker}
            </Fact>
            <Fact icon="calendar" term={words.date}>
              <time dateTime={sermon.date}>{formatLongDay(date)}</time>
            </Fact>
            {sermon.series === null ? null : (
              <Fact icon="sound" term={words.series}>
                <Link to={addressOfView({ isAll: true, series: sermon.series })}>{sermon.series}</Link>
              </Fact>
            )}
          </dl>
          <div className={css.text}>
            <RichText nodes={sermon.content} />
          </div>
        </div>
      </div>
      <SameSeries sermon={sermon} player={player} />
      {dialog}
    </article>
  );
}

/** Without script the recordings that lie elsewhere are one press away too; our own are behind the buttons. */
function PlainLinks({ sermon }: { sermon: SermonPageResponse }) {
  const elsewhere = [sermon.videoUrl, sermon.audioUrl].filter((address) => address && !address.startsWith('/'));
  if (elsewhere.length === 0) return null;
  return (
    <noscript>
      {elsewhere.map((address) => (
        <p key={address}>
          <a href={address ?? ''}>{address}</a>
        </p>
      ))}
    </noscript>
  );
}

function SameSeries({ sermon, player }: { sermon: SermonPageResponse; player: Player }) {
  const others = useSeriesOf(sermon);
  if (sermon.series === null || others.length === 0) return null;
  return (
    <section className="section mist" aria-labelledby="same-series">
      <div className={`wrap ${css.others}`}>
        <h2 id="same-series">{words.more(sermon.series)}</h2>
        {others.map((other) => (
          <SermonRow key={other.id} sermon={other} player={player} />
        ))}
      </div>
    </section>
  );
}

function Fact({ icon, term, children }: { icon: 'people' | 'calendar' | 'sound'; term: string; children: ReactNode }) {
  return (
    <div>
      <Icon name={icon} size={24} />
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
