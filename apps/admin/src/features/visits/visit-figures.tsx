import type { VisitsResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { sizeCopy } from '../../components/size-copy.ts';
import { figure, savedCopy, savingNote } from './visit-texts.ts';
import { visitsCopy as copy } from './visits.copy.ts';
import layout from '../../components/layout.module.css';

export function VisitFigures({ visits: { visits, pageViews, viewers, bytes, saving } }: { visits: VisitsResponse }) {
  const sent = bytes.reduce((sum, sort) => sum + sort.bytes, 0);
  return (
    <dl className={layout.tilesSmall}>
      <Figure title={common.visits} value={figure(visits)} note={copy.openedFromElsewhere} />
      <Figure title={copy.pagesShown} value={figure(pageViews)} note={copy.inAll} />
      <Figure title={copy.viewers} value={figure(viewers)} note={copy.viewersNote} />
      <Figure title={copy.sentOut} value={sent === 0 ? '0' : sizeCopy(sent)} note={copy.toVisitors} />
      <Figure title={copy.saved} value={savedCopy(saving)} note={savingNote(saving)} />
    </dl>
  );
}

function Figure({ title, value, note }: { title: string; value: string; note: string }) {
  return (
    <div className={`${layout.card} ${layout.padded}`}>
      <dt>{title}</dt>
      <dd className={`${layout.title} ${layout.numeric}`}>{value}</dd>
      <dd className={layout.muted}>{note}</dd>
    </div>
  );
}
