import type { VisitsResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { sizeCopy } from '../../components/size-copy.ts';
import { savedCopy, savingNote } from './visits.copy.ts';
import { visitsTexts as copy } from './visits-texts.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './visits.module.css';

const plain = (figure: number): string => figure.toLocaleString('en-GB');

export function VisitFigures({ visits: { visits, pageViews, viewers, bytes, saving } }: { visits: VisitsResponse }) {
  const sent = bytes.reduce((sum, sort) => sum + sort.bytes, 0);
  return (
    <dl className={`${layout.tilesSmall} ${styles.figures}`}>
      <Figure title={common.visits} value={plain(visits)} note={copy.openedFromElsewhere} />
      <Figure title={copy.pagesShown} value={plain(pageViews)} note={copy.inAll} />
      <Figure title={copy.liveViewers} value={plain(viewers)} note={copy.atMostAtTheSame} />
      <Figure title={copy.sentOut} value={sent === 0 ? '0' : sizeCopy(sent)} note={copy.toVisitors} />
      <Figure title={copy.savedBySaveData} value={savedCopy(saving)} note={savingNote(saving)} />
    </dl>
  );
}

function Figure({ title, value, note }: { title: string; value: string; note: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={layout.muted}>{note}</dd>
    </div>
  );
}
