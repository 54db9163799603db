import { Badge } from '../../../components/badge.tsx';
import type { Order } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';

/** Badges of an order in the list: test order without money, or needs review. */
export function OrderBadges({ order: { isTest, attention } }: { order: Pick<Order, 'isTest' | 'attention'> }) {
  if (!isTest && !attention) return null;
  return (
    <>
      {' '}
      {isTest ? <Badge tone="secondary">{copy.test}</Badge> : null}{' '}
      {attention ? <Badge tone="destructive">{copy.needsReview}</Badge> : null}
    </>
  );
}
