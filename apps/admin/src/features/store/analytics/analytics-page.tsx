import { Link } from 'react-router-dom';
import type { StoreStatsResponse } from '@ministry/api-client';
import { dayLocale } from '@ministry/messages';
import { Loading } from '../../../components/loading.tsx';
import { StockBadge } from '../products/stock-badge.tsx';
import { dollars } from '../store.ts';
import { StoreFrame } from '../store-frame.tsx';
import { useStoreStats } from '../use-store-stats.ts';
import { analyticsCopy as copy } from './analytics.copy.ts';
import { SalesTrend } from './sales-trend.tsx';
import layout from '../../../components/layout.module.css';

/** Analytics of the store. A failed read is reported by the cards above, which use the same data. */
export default function AnalyticsPage() {
  const { data, error } = useStoreStats();
  return <StoreFrame>{data ? <Analytics stats={data} /> : error ? null : <Loading label={copy.loading} />}</StoreFrame>;
}

const number = (count: number) => count.toLocaleString(dayLocale);

function Analytics({ stats }: { stats: StoreStatsResponse }) {
  return (
    <div className={layout.tilesWide}>
      <Figures
        title={copy.sales}
        figures={[
          [copy.totalRevenue, dollars(stats.totalRevenue)],
          [copy.completedOrders, number(stats.completedOrders)],
          [copy.averageOrderValue, dollars(stats.averageOrderValue)],
          [copy.averagePerPaidOrder, dollars(stats.averagePerPaidOrder)],
        ]}
        note={
          Number(stats.testRevenue) > 0
            ? `${copy.salesNote} ${copy.testsLeftOut({ amount: dollars(stats.testRevenue) })}`
            : copy.salesNote
        }
      />
      <Figures
        title={copy.inventory}
        figures={[
          [copy.totalProducts, number(stats.totalProducts)],
          [copy.activeProducts, number(stats.activeProducts)],
          [copy.lowStockItems, number(stats.lowStock)],
        ]}
        note={copy.inventoryNote}
      />
      <SalesTrend months={stats.months} />
      <section className={`${layout.card} ${layout.padded}`} aria-labelledby="running-low">
        <h2 className={layout.spaceBelow} id="running-low">
          {copy.runningLow}
        </h2>
        {stats.lowStockItems.length === 0 ? (
          <p className={`${layout.spaceAbove} ${layout.muted}`}>{copy.nothingLow}</p>
        ) : (
          <ul className={`${layout.plainList} ${layout.pairs} ${layout.lines}`}>
            {stats.lowStockItems.map(({ id, name, stockQuantity }) => (
              <li key={id}>
                <Link to={`/store?product=${id}`}>{name}</Link>
                <StockBadge units={stockQuantity} />
              </li>
            ))}
          </ul>
        )}
        {stats.lowStock > stats.lowStockItems.length ? (
          <p className={`${layout.spaceAbove} ${layout.muted}`}>
            <Link to="/store?status=low">{copy.allLow({ count: stats.lowStock })}</Link>
          </p>
        ) : null}
      </section>
    </div>
  );
}

/** ANL-05 to ANL-10 */
function Figures({
  title,
  figures,
  note,
}: {
  title: string;
  figures: readonly (readonly [name: string, value: string])[];
  note: string;
}) {
  return (
    <section className={`${layout.card} ${layout.padded}`} aria-label={title}>
      <h2 className={layout.spaceBelow}>{title}</h2>
      <dl className={`${layout.pairs} ${layout.lines}`}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={`${layout.strong} ${layout.numeric}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${layout.spaceAbove} ${layout.muted}`}>{note}</p>
    </section>
  );
}
