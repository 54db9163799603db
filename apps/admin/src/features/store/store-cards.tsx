import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayLocale } from '@ministry/messages';
import { LoadFailed } from '../../components/load-failed.tsx';
import { storeCopy as copy } from './store.copy.ts';
import { dollars } from './store.ts';
import { useStoreStats } from './use-store-stats.ts';
import layout from '../../components/layout.module.css';

/** The four cards (ANL-01 to ANL-04). Figures that need an action link to the page for it. */
export function StoreCards() {
  const { data, error, refetch } = useStoreStats();
  if (error && !data) return <LoadFailed title={copy.figuresFailed} error={error} onRetry={() => void refetch()} />;
  const figure = (count: number | undefined) => count?.toLocaleString(dayLocale);
  return (
    <dl className={layout.facts} aria-busy={!data}>
      <Card title={copy.totalRevenue} value={data && dollars(data.totalRevenue)} />
      <Card title={copy.totalOrders} value={figure(data?.totalOrders)} />
      <Card
        title={<Link to="/store/orders?status=pending">{copy.pendingOrders}</Link>}
        value={figure(data?.pendingOrders)}
      />
      <Card
        title={<Link to="/store?status=low">{copy.lowStock}</Link>}
        value={figure(data?.lowStock)}
        isAlert={Boolean(data?.lowStock)}
      />
    </dl>
  );
}

interface CardProps {
  title: ReactNode;
  /** Undefined while loading; the space is reserved. */
  value: string | undefined;
  isAlert?: boolean;
}

function Card({ title, value, isAlert = false }: CardProps) {
  return (
    <div className={layout.facts}>
      <dt>{title}</dt>
      <dd className={isAlert ? layout.warning : layout.strong}>{value ?? '…'}</dd>
    </div>
  );
}
