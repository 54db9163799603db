import type { Order } from './order.entity.ts';

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
