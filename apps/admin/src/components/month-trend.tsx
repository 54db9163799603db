import { Bars } from './bars.tsx';
import { componentsCopy } from './components.copy.ts';
import { Figures } from './figures.tsx';
import { shortMonth, wholeMonth } from './months.ts';
import layout from './layout.module.css';
import styles from './month-trend.module.css';

export interface TrendMonth {
  /** '2026-11' */
  month: string;
  /** In any unit; the largest amount has the full height of the chart. */
  amount: number;
  /** Tooltip of the bar, after the month's name. */
  copy: string;
  /** Cells beside the month's name in the table. */
  figures: readonly string[];
}

/** Twelve months as a bar chart, and as a table with the last month first. @param columns headings of the figures of each month */
export function MonthTrend({ months, columns }: { months: readonly TrendMonth[]; columns: readonly string[] }) {
  return (
    <>
      <Bars
        bars={months.map(({ month, amount, copy }) => ({ key: month, amount, copy: `${wholeMonth(month)}: ${copy}` }))}
      />
      <div className={`${layout.muted} ${layout.small} ${styles.months}`} aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{shortMonth(month)}</span>
        ))}
      </div>
      <Figures
        heading={componentsCopy.month}
        columns={columns}
        rows={months.toReversed().map(({ month, figures }) => ({ name: wholeMonth(month), figures }))}
      />
    </>
  );
}
