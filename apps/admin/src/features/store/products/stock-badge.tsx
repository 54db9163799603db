import { lowStockBelow } from '@ministry/domain';
import { Badge } from '../../../components/badge.tsx';
import { productsCopy as copy } from './products.copy.ts';

/** 'N units' (PROD-08); below ten in the style of an alert, and with a word (PROD-09). */
export function StockBadge({ units }: { units: number }) {
  const count = copy.unitCount({ count: units });
  if (units >= lowStockBelow) return <Badge tone="secondary">{count}</Badge>;
  return (
    <Badge tone="destructive">
      {count} · {units === 0 ? copy.soldOut : copy.low}
    </Badge>
  );
}
