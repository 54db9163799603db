import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { VisitsResponse } from '@ministry/api-client';
import { sizeCopy } from '../../components/size-copy.ts';
import { figure, minutesCopy } from './visit-texts.ts';
import { visitsCopy as copy } from './visits.copy.ts';
import layout from '../../components/layout.module.css';

export function VisitLists({ visits: { pages, referrers, sermons, bytes } }: { visits: VisitsResponse }) {
  return (
    <div className={layout.tilesWide}>
      <Ranking
        title={copy.pages}
        empty={copy.noPages}
        rows={pages.map(({ path, views }) => ({
          key: path,
          // A path with '…' stands for several pages and is not a link.
          name: path.includes('…') ? path : <a href={path}>{path === '/' ? copy.home : path}</a>,
          figure: figure(views),
        }))}
      />
      <Ranking
        title={copy.referrers}
        empty={copy.noReferrers}
        rows={referrers.map(({ host, visits }) => ({ key: host, name: host, figure: figure(visits) }))}
      />
      <Ranking
        title={copy.sermons}
        empty={copy.noSermons}
        rows={sermons.map(({ sermonId, title, others, plays, minutes, downloads }) => ({
          key: String(sermonId),
          name: sermonId === null ? copy.goneRecordings : <Link to={`/sermons/${sermonId}`}>{title}</Link>,
          note: [
            others > 0 ? copy.otherSermons({ count: others }) : '',
            minutesCopy(minutes),
            copy.downloads({ count: downloads }),
          ]
            .filter(Boolean)
            .join(' · '),
          figure: copy.plays({ count: plays }),
        }))}
      />
      <Ranking
        title={copy.sent}
        empty={copy.nothingSent}
        rows={bytes.map((sent) => ({ key: sent.sort, name: copy.sorts[sent.sort], figure: sizeCopy(sent.bytes) }))}
      />
      <section className={`${layout.card} ${layout.padded} ${layout.full}`} aria-labelledby="visits-method">
        <h2 className={layout.spaceBelow} id="visits-method">
          {copy.howCounted}
        </h2>
        <div className={layout.prose}>
          {copy.method.map((sentence) => (
            <p className={layout.spaceBelow} key={sentence}>
              {sentence}
            </p>
          ))}
        </div>
      </section>
    </div>
  );
}

interface RankingProps {
  title: string;
  empty: string;
  rows: { key: string; name: ReactNode; note?: string; figure: string }[];
}

/** Names with their figures, the highest first. */
function Ranking({ title, empty, rows }: RankingProps) {
  return (
    <section className={`${layout.card} ${layout.padded}`} aria-label={title}>
      <h2 className={layout.spaceBelow}>{title}</h2>
      {rows.length === 0 ? (
        <p className={`${layout.spaceBelow} ${layout.muted}`}>{empty}</p>
      ) : (
        <ol className={`${layout.plainList} ${layout.pairs} ${layout.lines}`}>
          {rows.map(({ key, name, note, figure }) => (
            <li key={key}>
              <span>
                {name}
                {note ? <small>{note}</small> : null}
              </span>
              <b>{figure}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
