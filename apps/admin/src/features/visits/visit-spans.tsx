import type { VisitsResponse } from '@ministry/api-client';
import { Bars } from '../../components/bars.tsx';
import { counted } from '../../components/counted.ts';
import { Figures } from '../../components/figures.tsx';
import { spanCopy } from './visits.copy.ts';
import { visitsTexts } from './visits-texts.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './visits.module.css';

/** The visits of each day or week. */
export function VisitSpans({ spans, days }: { spans: VisitsResponse['spans']; days: string }) {
  const by = Number(days) > 28 ? 'week' : 'day';
  const [first, last] = [spans[0], spans.at(-1)];
  const hasAny = spans.some(({ pageViews }) => pageViews > 0);
  return (
    <section className={styles.panel} aria-labelledby="visits-by-time">
      <h2 className={layout.spaceBelow} id="visits-by-time">
        {visitsTexts.visitsBy({ by })}
      </h2>
      {hasAny ? null : <p className={`${layout.spaceBelow} ${layout.muted}`}>{visitsTexts.nobodyHasOpenedAPage}</p>}
      <Bars
        bars={spans.map(({ from, visits, pageViews }, at) => ({
          key: from,
          amount: visits,
          copy: `${spanCopy(from, days)}: ${counted(visits, 'visit')}, ${counted(pageViews, 'page')}`,
          isUnfinished: at === spans.length - 1,
        }))}
      />
      {first && last ? (
        <div className={`${layout.muted} ${layout.small} ${styles.ends}`} aria-hidden="true">
          <span>{spanCopy(first.from, days)}</span>
          <span>{by === 'week' ? visitsTexts.thisWeek : visitsTexts.today}</span>
        </div>
      ) : null}
      <Figures
        heading={by === 'week' ? visitsTexts.week : visitsTexts.day}
        columns={['Visits', visitsTexts.pagesShown]}
        rows={spans.toReversed().map(({ from, visits, pageViews }) => ({
          name: spanCopy(from, days),
          figures: [visits.toLocaleString('en-GB'), pageViews.toLocaleString('en-GB')],
        }))}
      />
    </section>
  );
}
