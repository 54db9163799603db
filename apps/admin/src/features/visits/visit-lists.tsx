import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { VisitsResponse } from '@ministry/api-client';
import { counted } from '../../components/counted.ts';
import { sizeCopy } from '../../components/size-copy.ts';
import { byteSorts, method, minutesCopy } from './visits.copy.ts';
import { visitsTexts as copy } from './visits-texts.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './visits.module.css';

const plain = (figure: number): string => figure.toLocaleString('en-GB');

export function VisitLists({ visits: { pages, referrers, sermons, bytes } }: { visits: VisitsResponse }) {
  return (
    <div className={layout.tilesWide}>
      <Ranking
        title={copy.pages}
        empty={copy.noPageWasOpenedIn}
        rows={pages.map(({ path, views }) => ({
          key: path,
          // A path with a rest that is not told apart leads nowhere.
          name: path.includes('…') ? path : <a href={path}>{path === '/' ? '/ (home)' : path}</a>,
          figure: plain(views),
        }))}
      />
      <Ranking
        title={copy.whereVisitorsCameFrom}
        empty={copy.nobodyCameByALink}
        rows={referrers.map(({ host, visits }) => ({ key: host, name: host, figure: plain(visits) }))}
      />
      <Ranking
        title={copy.sermonsHeardAndSeen}
        empty={copy.noRecordingWasPlayedOr}
        rows={sermons.map(({ sermonId, title, others, plays, minutes, downloads }) => ({
          key: String(sermonId),
          name: sermonId === null ? copy.recordingsThatAreGone : <Link to={`/sermons/${sermonId}`}>{title}</Link>,
          note: [
            others > 0 ? `also of ${counted(others, 'other sermon')}` : '',
            minutesCopy(minutes),
            counted(downloads, 'download'),
          ]
            .filter(Boolean)
            .join(' · '),
          figure: counted(plays, 'play'),
        }))}
      />
      <Ranking
        title={copy.whatWasSentOut}
        empty={copy.nothingWasSent}
        rows={bytes.map((sent) => ({ key: sent.sort, name: byteSorts[sent.sort], figure: sizeCopy(sent.bytes) }))}
      />
      <section className={`${styles.panel} ${layout.full} ${styles.method}`} aria-labelledby="visits-method">
        <h2 className={layout.spaceBelow} id="visits-method">
          {copy.howItIsCounted}
        </h2>
        <div>
          {method.map((sentence) => (
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

/** Names with a figure each, the highest first. */
function Ranking({ title, empty, rows }: RankingProps) {
  return (
    <section className={styles.panel} aria-label={title}>
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
