import { apiPath, type OrderLookupResponse } from '@ministry/api-client';
import { formatTime } from '@ministry/domain';
import { orderStatuses, type StatusCopy } from './order.copy.ts';

type Facts = Pick<OrderLookupResponse, 'status' | 'paymentStatus' | 'payment' | 'payBefore' | 'canPay'>;

/** In the order of importance to the buyer: whether it has ended, then the payment, then the delivery. @param office where things are fetched */
export function statusOf({ status, paymentStatus, payment, payBefore, canPay }: Facts, office: string): StatusCopy {
  const statuses = orderStatuses(office);
  if (status === 'cancelled') {
    if (paymentStatus === 'refunded') return statuses.refunded;
    return paymentStatus === 'completed' ? statuses.cancelledPaid : statuses.cancelled;
  }
  if (paymentStatus === 'refunded') return statuses.refunded;
  if (status !== 'pending') return statuses[status];
  if (paymentStatus === 'completed') return statuses.paid;
  if (payment === 'pickup') return statuses.pickup;
  if (paymentStatus === 'failed') return statuses.failed;
  return canPay && payBefore !== null ? statuses.unpaid(formatTime(new Date(payBefore))) : statuses.waiting;
}

/** Whether its payment may arrive at any moment. */
export const isAwaited = ({
  status,
  paymentStatus,
  payment,
}: Pick<Facts, 'status' | 'paymentStatus' | 'payment'>): boolean =>
  payment === 'online' && status === 'pending' && (paymentStatus === 'pending' || paymentStatus === 'failed');

/** The API path of an order. */
export const orderPath = (reference: string, key: string) =>
  apiPath('/api/orders/lookup', { query: { reference, secret: key } });
