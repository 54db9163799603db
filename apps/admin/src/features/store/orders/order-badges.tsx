import { Badge } from '../../../components/badge.tsx';
import type { Order } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import layout from '../../../components/layout.module.css';

/** Badges of an order in the list, below its number: test order without money, or needs review. */
export function OrderBadges({ order: { isTest, attention } }: { order: Pick<Order, 'isTest' | 'attention'> }) {
  if (!isTest && !attention) return null;
  return (
    <div className={layout.row}>
      {isTest ? <Badge tone="secondary">{copy.test}</Badge> : null}
      {attention ? <Badge tone="destructive">{copy.needsReview}</Badge> : null}
    </div>
  );
}
