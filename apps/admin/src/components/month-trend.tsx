import { barHeights, shortMonth, wholeMonth } from './months.ts';
import styles from './month-trend.module.css';

const height = 96;
const [step, width] = [10, 7];

export interface TrendMonth {
  /** '2026-11' */
  month: string;
  /** Of any unit; the highest is as high as the picture. */
  amount: number;
  /** What the bar says under the pointer, after the month's name. */
  copy: string;
  /** What stands beside the month's name in the table. */
  figures: readonly string[];
}

/** Twelve months as bars, and as a table for whoever wants the figures or cannot see the picture. @param columns heads the figures of each month */
export function MonthTrend({ months, columns }: { months: readonly TrendMonth[]; columns: readonly string[] }) {
  const heights = barHeights(
    months.map(({ amount }) => amount),
    height,
  );
  return (
    <>
      <div className={styles.trend} aria-hidden="true">
        <svg viewBox={`0 0 ${12 * step} ${height}`} preserveAspectRatio="none" focusable="false">
          {months.map(({ month, copy }, at) => (
            <g key={month}>
              <rect x={at * step} width={step} height={height} className={styles.hover}>
                <title>{`${wholeMonth(month)}: ${copy}`}</title>
              </rect>
              <rect
                x={at * step + (step - width) / 2}
                y={height - (heights[at] ?? 0)}
                width={width}
                height={heights[at]}
                className={styles.bar}
              />
            </g>
          ))}
        </svg>
        <div className={styles.months}>
          {months.map(({ month }) => (
            <span key={month}>{shortMonth(month)}</span>
          ))}
        </div>
      </div>
      <Figures months={months} columns={columns} />
    </>
  );
}

/** The last month first. */
function Figures({ months, columns }: { months: readonly TrendMonth[]; columns: readonly string[] }) {
  return (
    <details className={styles.figures}>
      <summary>The figures</summary>
      <table>
        <thead>
          <tr>
            {['Month', ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, figures }) => (
            <tr key={month}>
              <th scope="row">{wholeMonth(month)}</th>
              {figures.map((figure, at) => (
                <td key={columns[at]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
