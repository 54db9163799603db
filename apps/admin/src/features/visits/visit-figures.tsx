import type { VisitsResponse } from '@ministry/api-client';
import { sizeCopy } from '../../components/size-copy.ts';
import { savedCopy, savingNote } from './visits.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './visits.module.css';

const plain = (figure: number): string => figure.toLocaleString('en-GB');

export function VisitFigures({ visits: { visits, pageViews, viewers, bytes, saving } }: { visits: VisitsResponse }) {
  const sent = bytes.reduce((sum, sort) => sum + sort.bytes, 0);
  return (
    <dl className={`${layout.tilesSmall} ${styles.figures}`}>
      <Figure title="Visits" value={plain(visits)} note="opened from elsewhere" />
      <Figure title="Pages shown" value={plain(pageViews)} note="in all" />
      <Figure title="Live viewers" value={plain(viewers)} note="at most at the same time" />
      <Figure title="Sent out" value={sent === 0 ? '0' : sizeCopy(sent)} note="to visitors" />
      <Figure title="Saved by Save-Data" value={savedCopy(saving)} note={savingNote(saving)} />
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
