import type { StoreStatsResponse } from '@ministry/api-client';
import { counted, dollars } from '../store.ts';
import styles from './analytics.module.css';
import { barHeights, shortMonth, wholeMonth } from './trend.ts';

const height = 96;
const [step, width] = [10, 7];

/** The revenue of twelve months as bars, and as a table for whoever wants the figures or cannot see the picture. */
export function SalesTrend({ months }: { months: StoreStatsResponse['months'] }) {
  const heights = barHeights(months, height);
  return (
    <section className={styles.panel} aria-labelledby="by-month">
      <h2 id="by-month">Revenue by month</h2>
      <div className={styles.trend} aria-hidden="true">
        <svg viewBox={`0 0 ${months.length * step} ${height}`} preserveAspectRatio="none" focusable="false">
          {months.map(({ month, revenue, orders }, at) => (
            <g key={month}>
              <rect x={at * step} width={step} height={height} className={styles.hover}>
                <title>{`${wholeMonth(month)}: ${dollars(revenue)}, ${counted(orders, 'order')}`}</title>
              </rect>
              <rect x={at * step + (step - width) / 2} y={height - (heights[at] ?? 0)} width={width} height={heights[at]} className={styles.bar} />
            </g>
          ))}
        </svg>
        <div className={styles.months}>
          {months.map(({ month }) => (
            <span key={month}>{shortMonth(month)}</span>
          ))}
        </div>
      </div>
      <details className={styles.figures}>
        <summary>The figures</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Orders</th>
              <th scope="col">Revenue</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, revenue, orders }) => (
              <tr key={month}>
                <th scope="row">{wholeMonth(month)}</th>
                <td>{orders.toLocaleString('en-GB')}</td>
                <td>{dollars(revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
