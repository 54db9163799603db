import type { Order } from './order.entity.ts';

/** Whether its buyer can pay it online now. */
export function mayBePaid({ payment, status, paymentStatus, heldUntil }: Order, now: Date): boolean {
  return (
    payment === 'online' &&
    status !== 'cancelled' &&
    (paymentStatus === 'pending' || paymentStatus === 'failed') &&
    (heldUntil === null || heldUntil > now)
  );
}

/** Whether its buyer can cancel it: nobody works on it yet, and no money has to go back. */
export function mayBeCancelled({ status, paymentStatus }: Order): boolean {
  return status === 'pending' && (paymentStatus === 'pending' || paymentStatus === 'failed');
}

/** Whether money has come in for it, though it may have gone back. */
export const hasBeenPaid = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'completed' || paymentStatus === 'refunded';
