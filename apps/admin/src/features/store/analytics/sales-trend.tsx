import type { StoreStatsResponse } from '@ministry/api-client';
import { parseCents } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { MonthTrend } from '../../../components/month-trend.tsx';
import { dollars } from '../store.ts';
import { analyticsCopy as copy } from './analytics.copy.ts';
import layout from '../../../components/layout.module.css';

/** Revenue by month, for twelve months. */
export function SalesTrend({ months }: { months: StoreStatsResponse['months'] }) {
  const trend = months.map(({ month, revenue, orders }) => ({
    month,
    amount: parseCents(revenue) ?? 0,
    copy: copy.monthSales({ revenue: dollars(revenue), count: orders }),
    figures: [orders.toLocaleString(dayLocale), dollars(revenue)],
  }));
  return (
    <section className={`${layout.card} ${layout.padded}`} aria-labelledby="by-month">
      <h2 className={layout.spaceBelow} id="by-month">
        {copy.byMonth}
      </h2>
      <MonthTrend months={trend} columns={[copy.orders, copy.revenue]} />
    </section>
  );
}
