import { Link, useSearchParams } from 'react-router-dom';
import type { SermonPageResponse } from '@ministry/api-client';
import { formatDate, formatLongDay, sermonCategories } from '@ministry/domain';
import { whatsappShareHref } from '../../app/links.ts';
import { usePageHead } from '../../app/page-head.ts';
import { plainText } from '../../app/plain-text.ts';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { LongText } from '../../drawings/long-text.tsx';
import { useSeriesOf } from '../../features/sermons/api/use-sermons.ts';
import { MediaControls, MediaNotice, missingFile } from '../../features/sermons/components/media-controls.tsx';
import { SaveOffline } from '../../features/sermons/components/save-offline.tsx';
import { SermonRow } from '../../features/sermons/components/sermon-row.tsx';
import { sermonPageCopy as copy } from '../../features/sermons/sermons.copy.ts';
import { addressOfView } from '../../features/sermons/sermons-view.ts';
import { type Player, usePlayer } from '../../features/sermons/use-player.tsx';
import { Fact, ItemHead } from '../../layout/item-view.tsx';
import { sermonData } from './sermon-data.ts';
import itemCss from '../../layout/item-view.module.css';
import css from './sermon.module.css';

interface SermonProps {
  sermon: SermonPageResponse;
  player: Player;
}

export function SermonView({ sermon }: Pick<SermonProps, 'sermon'>) {
  const { publicUrl, identity } = useSettings();
  const [player, dialog] = usePlayer();
  const date = new Date(sermon.date);
  const summary = plainText(sermon.content);
  usePageHead({
    title: sermon.title,
    description: `${sermon.speaker}, ${formatDate(date)}. ${summary}`.slice(0, 200),
    path: `/sermons/${sermon.id}`,
    structured: sermonData(sermon, summary, publicUrl, identity.name),
    image: `/share/sermons-${sermon.id}.jpg`,
  });

  return (
    <article>
      <ItemHead
        id={sermon.id}
        title={sermon.title}
        language={sermon.language}
        image={sermon.featuredImage}
        showPicture={copy.showPicture}
        list={{ path: '/sermons', label: copy.allSermons }}
      >
        <span className="badge">{sermonCategories[sermon.category]}</span>
        {sermon.tags.map((tag) => (
          <span key={tag} className="badge">
            {tag}
          </span>
        ))}
      </ItemHead>
      <div className={`wrap ${css.columns}`}>
        <Media sermon={sermon} player={player} />
        <div>
          <dl className={itemCss.facts}>
            <Fact icon="people" term={copy.speaker}>
              {sermon.speaker}
            </Fact>
            <Fact icon="calendar" term={copy.date}>
              <time dateTime={sermon.date}>{formatLongDay(date)}</time>
            </Fact>
            {sermon.series === null ? null : (
              <Fact icon="sound" term={copy.series}>
                <Link to={addressOfView({ isAll: true, series: sermon.series })}>{sermon.series}</Link>
              </Fact>
            )}
          </dl>
          <div className={itemCss.text} lang={sermon.language}>
            <LongText nodes={sermon.content} />
          </div>
        </div>
      </div>
      <SameSeries sermon={sermon} player={player} />
      {dialog}
    </article>
  );
}

function Media({ sermon, player }: SermonProps) {
  const { publicUrl } = useSettings();
  const missing = useSearchParams()[0].get('missing');
  return (
    <section className={css.aside} id="media" aria-labelledby="media-heading">
      <h2 id="media-heading">{copy.listen}</h2>
      <MediaControls sermon={sermon} player={player} />
      <PlainLinks sermon={sermon} />
      <MediaNotice
        sermonId={sermon.id}
        player={player}
        initially={missing === 'audio' || missing === 'video' ? missingFile[missing] : null}
      />
      <SaveOffline sermon={sermon} />
      <p className={css.share}>
        <a
          className="btn btn-quiet"
          href={whatsappShareHref(`${sermon.title}, ${sermon.speaker}`, `${publicUrl}/sermons/${sermon.id}`)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" />
          {copy.share}
        </a>
      </p>
    </section>
  );
}

/** Without a script, links to recordings on other sites; the buttons already lead to our own files. */
function PlainLinks({ sermon }: Pick<SermonProps, 'sermon'>) {
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

function SameSeries({ sermon, player }: SermonProps) {
  const others = useSeriesOf(sermon);
  if (sermon.series === null || others.length === 0) return null;
  return (
    <section className="section mist" aria-labelledby="same-series">
      <div className={`wrap ${css.others}`}>
        <h2 id="same-series">{copy.more({ series: sermon.series })}</h2>
        {others.map((other) => (
          <SermonRow key={other.id} sermon={other} player={player} />
        ))}
      </div>
    </section>
  );
}
