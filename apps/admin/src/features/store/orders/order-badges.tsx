import { Badge } from '../../../components/badge.tsx';
import type { Order } from './order.ts';
import styles from './orders.module.css';

/** What sets an order apart from the others in the list: no money moved, or somebody has to look at it. */
export function OrderBadges({ order: { isTest, attention } }: { order: Pick<Order, 'isTest' | 'attention'> }) {
  if (!isTest && !attention) return null;
  return (
    <span className={styles.marks}>
      {isTest ? <Badge tone="secondary">Test</Badge> : null}
      {attention ? <Badge tone="destructive">Needs review</Badge> : null}
    </span>
  );
}
