import type { Money } from '../ledger/ledger.types.ts';
import type { Order } from './order.entity.ts';

/** What the office gives back when it marks an order as refunded. */
export interface DueRefund {
  /** Money received for the order, less money given back. */
  received: Money;
  /** The surplus if the buyer has paid too much, else everything. */
  refund: Money;
  /** Whether the order stays paid, since only the surplus is given back. */
  isPaidStill: boolean;
}

/** Whether the buyer can pay the order online now. */
export function mayBePaid({ payment, status, paymentStatus, heldUntil }: Order, now: Date): boolean {
  return (
    payment === 'online' &&
    status !== 'cancelled' &&
    (paymentStatus === 'pending' || paymentStatus === 'failed') &&
    (heldUntil === null || heldUntil > now)
  );
}

/** Whether the buyer can cancel the order: nobody works on it yet, and no money has to be given back. */
export function mayBeCancelled({ status, paymentStatus }: Order): boolean {
  return status === 'pending' && (paymentStatus === 'pending' || paymentStatus === 'failed');
}

/** Whether money has been received for the order, even if it was given back since. */
export const hasBeenPaid = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'completed' || paymentStatus === 'refunded';
