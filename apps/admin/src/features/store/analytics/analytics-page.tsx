import { Link } from 'react-router-dom';
import type { StoreStatsResponse } from '@ministry/api-client';
import { Loading } from '../../../components/loading.tsx';
import { StockBadge } from '../products/stock-badge.tsx';
import { dollars } from '../store.ts';
import { StoreFrame } from '../store-frame.tsx';
import { useStoreStats } from '../use-store-stats.ts';
import { analyticsCopy as copy } from './analytics.copy.ts';
import { SalesTrend } from './sales-trend.tsx';
import layout from '../../../components/layout.module.css';
import styles from './analytics.module.css';

/** How the store does. A failed read is told by the cards above, which read the same. */
export default function AnalyticsPage() {
  const { data, error } = useStoreStats();
  return (
    <StoreFrame>
      {data ? <Analytics stats={data} /> : error ? null : <Loading label={copy.loadingTheFigures} />}
    </StoreFrame>
  );
}

function Analytics({ stats }: { stats: StoreStatsResponse }) {
  return (
    <div className={layout.tilesWide}>
      <Figures
        title={copy.salesOverview}
        figures={{
          'Total Revenue': dollars(stats.totalRevenue),
          'Completed Orders': stats.completedOrders.toLocaleString('en-GB'),
          'Average Order Value': dollars(stats.averageOrderValue),
          'Average per paid order': dollars(stats.averagePerPaidOrder),
        }}
        note={`Revenue is what paid orders come to. The average order value divides it by completed orders, the last figure by paid ones.${Number(stats.testRevenue) > 0 ? ` Tests worth ${dollars(stats.testRevenue)} are in none of these.` : ''}`}
      />
      <Figures
        title={copy.inventoryStatus}
        figures={{
          'Total Products': stats.totalProducts.toLocaleString('en-GB'),
          'Active Products': stats.activeProducts.toLocaleString('en-GB'),
          'Low Stock Items': stats.lowStock.toLocaleString('en-GB'),
        }}
        note={copy.lowStockFewerThanTen}
      />
      <SalesTrend months={stats.months} />
      <section className={`${layout.card} ${layout.padded} ${styles.panel}`} aria-labelledby="running-low">
        <h2 className={layout.spaceBelow} id="running-low">
          {copy.runningLow}
        </h2>
        {stats.lowStockItems.length === 0 ? (
          <p className={`${layout.spaceAbove} ${layout.muted}`}>{copy.nothingTenUnitsOrMore}</p>
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
            <Link to="/store?status=low">{copy.all({ localeString: stats.lowStock.toLocaleString('en-GB') })}</Link>
          </p>
        ) : null}
      </section>
    </div>
  );
}

/** ANL-05 to ANL-10 */
function Figures({ title, figures, note }: { title: string; figures: Record<string, string>; note: string }) {
  return (
    <section className={`${layout.card} ${layout.padded} ${styles.panel}`} aria-label={title}>
      <h2 className={layout.spaceBelow}>{title}</h2>
      <dl>
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${layout.spaceAbove} ${layout.muted}`}>{note}</p>
    </section>
  );
}
