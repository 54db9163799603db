import type { VisitsResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { Bars } from '../../components/bars.tsx';
import { Figures } from '../../components/figures.tsx';
import { figure, spanCopy } from './visit-texts.ts';
import { visitsCopy as copy } from './visits.copy.ts';
import layout from '../../components/layout.module.css';

/** Visits of each day or week. */
export function VisitSpans({ spans, days }: { spans: VisitsResponse['spans']; days: string }) {
  const isByWeek = Number(days) > 28;
  const [first, last] = [spans[0], spans.at(-1)];
  const hasAny = spans.some(({ pageViews }) => pageViews > 0);
  return (
    <section className={`${layout.card} ${layout.padded}`} aria-labelledby="visits-by-time">
      <h2 className={layout.spaceBelow} id="visits-by-time">
        {isByWeek ? copy.byWeek : copy.byDay}
      </h2>
      {hasAny ? null : <p className={`${layout.spaceBelow} ${layout.muted}`}>{copy.noVisits}</p>}
      <Bars
        bars={spans.map(({ from, visits, pageViews }, at) => ({
          key: from,
          amount: visits,
          copy: copy.bar({ span: spanCopy(from, days), visits, pages: pageViews }),
          isUnfinished: at === spans.length - 1,
        }))}
      />
      {first && last ? (
        <div className={`${layout.between} ${layout.muted} ${layout.small}`} aria-hidden="true">
          <span>{spanCopy(first.from, days)}</span>
          <span>{isByWeek ? copy.thisWeek : copy.today}</span>
        </div>
      ) : null}
      <Figures
        heading={isByWeek ? copy.week : copy.day}
        columns={[common.visits, copy.pagesShown]}
        rows={spans.toReversed().map(({ from, visits, pageViews }) => ({
          name: spanCopy(from, days),
          figures: [figure(visits), figure(pageViews)],
        }))}
      />
    </section>
  );
}
