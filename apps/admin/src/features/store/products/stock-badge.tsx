import { lowStockBelow } from '@ministry/domain';
import { Badge } from '../../../components/badge.tsx';
import { counted } from '../../../components/counted.ts';
import { productsCopy as copy } from './products.copy.ts';

/** 'N units' (PROD-08); below ten in the style of an alert, and in words (PROD-09). */
export function StockBadge({ units }: { units: number }) {
  if (units >= lowStockBelow) return <Badge tone="secondary">{counted(units, 'unit')}</Badge>;
  return (
    <Badge tone="destructive">
      {counted(units, 'unit')} · {units === 0 ? copy.soldOut : 'low'}
    </Badge>
  );
}
