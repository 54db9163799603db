import type { StoreStatsResponse } from '@ministry/api-client';
import { parseCents } from '@ministry/domain';
import { counted } from '../../../components/counted.ts';
import { MonthTrend } from '../../../components/month-trend.tsx';
import { dollars } from '../store.ts';
import { analyticsCopy } from './analytics.copy.ts';
import layout from '../../../components/layout.module.css';
import styles from './analytics.module.css';

/** The revenue of twelve months. */
export function SalesTrend({ months }: { months: StoreStatsResponse['months'] }) {
  const trend = months.map(({ month, revenue, orders }) => ({
    month,
    amount: parseCents(revenue) ?? 0,
    copy: `${dollars(revenue)}, ${counted(orders, 'order')}`,
    figures: [orders.toLocaleString('en-GB'), dollars(revenue)],
  }));
  return (
    <section className={`${layout.card} ${layout.padded} ${styles.panel}`} aria-labelledby="by-month">
      <h2 className={layout.spaceBelow} id="by-month">
        {analyticsCopy.revenueByMonth}
      </h2>
      <MonthTrend months={trend} columns={['Orders', 'Revenue']} />
    </section>
  );
}
