import type { OrderLookupResponse } from '@ministry/api-client';
import { formatTime } from '@ministry/domain';
import { orderStandings as standings } from './order.content.ts';

type Facts = Pick<OrderLookupResponse, 'status' | 'paymentStatus' | 'payment' | 'payBefore' | 'canPay'>;

/** How an order stands, in a heading, a sentence and a colour. */
export interface Standing {
  tone: 'good' | 'wait' | 'bad';
  title: string;
  text: string;
}

/** Read from what matters most to the buyer: an order that has ended, then its money, then its way. */
export function standingOf({ status, paymentStatus, payment, payBefore, canPay }: Facts): Standing {
  if (status === 'cancelled') {
    if (paymentStatus === 'refunded') return standings.refunded;
    return paymentStatus === 'completed' ? standings.cancelledPaid : standings.cancelled;
  }
  if (paymentStatus === 'refunded') return standings.refunded;
  if (status !== 'pending') return standings[status];
  if (paymentStatus === 'completed') return standings.paid;
  if (payment === 'pickup') return standings.pickup;
  if (paymentStatus === 'failed') return standings.failed;
  return canPay && payBefore !== null ? standings.unpaid(formatTime(new Date(payBefore))) : standings.waiting;
}

/** Whether its payment may arrive at any moment. */
export const isAwaited = ({
  status,
  paymentStatus,
  payment,
}: Pick<Facts, 'status' | 'paymentStatus' | 'payment'>): boolean =>
  payment === 'online' && status === 'pending' && (paymentStatus === 'pending' || paymentStatus === 'failed');

/** The read behind the page of an order. */
export const orderPath = (reference: string, key: string): string =>
  `/api/orders/lookup?${new URLSearchParams({ reference, secret: key })}`;
