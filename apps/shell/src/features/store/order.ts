import { apiPath, type OrderLookupResponse } from '@ministry/api-client';
import { formatTime } from '@ministry/domain';
import { statusCopy } from './order.copy.ts';

type Facts = Pick<OrderLookupResponse, 'status' | 'paymentStatus' | 'payment' | 'payBefore' | 'canPay'>;
type Status = keyof typeof statusCopy;

/** The status of an order as heading, text and colour. */
interface StatusText {
  tone: 'good' | 'wait' | 'bad';
  title: string;
  text: string;
}

const tones: Readonly<Record<Status, StatusText['tone']>> = {
  unpaid: 'wait',
  waiting: 'wait',
  failed: 'bad',
  pickup: 'good',
  paid: 'good',
  processing: 'good',
  shipped: 'good',
  completed: 'good',
  cancelled: 'bad',
  cancelledPaid: 'bad',
  refunded: 'bad',
};

/** Checked in this order: whether the order has ended, then its delivery, then its payment. */
function statusIn({ status, paymentStatus, payment, payBefore, canPay }: Facts): Status {
  if (status === 'cancelled') {
    if (paymentStatus === 'refunded') return 'refunded';
    return paymentStatus === 'completed' ? 'cancelledPaid' : 'cancelled';
  }
  if (paymentStatus === 'refunded') return 'refunded';
  if (status !== 'pending') return status;
  if (paymentStatus === 'completed') return 'paid';
  if (payment === 'pickup') return 'pickup';
  if (paymentStatus === 'failed') return 'failed';
  return canPay && payBefore !== null ? 'unpaid' : 'waiting';
}

/** @param office address where orders are picked up */
export function statusOf(facts: Facts, office: string): StatusText {
  const status = statusIn(facts);
  const { title, text } = statusCopy[status];
  const time = facts.payBefore === null ? '' : formatTime(new Date(facts.payBefore));
  return { tone: tones[status], title, text: typeof text === 'string' ? text : text({ office, time }) };
}

/** Whether its payment may still arrive. */
export const isAwaited = ({
  status,
  paymentStatus,
  payment,
}: Pick<Facts, 'status' | 'paymentStatus' | 'payment'>): boolean =>
  payment === 'online' && status === 'pending' && (paymentStatus === 'pending' || paymentStatus === 'failed');

export const orderPath = (reference: string, key: string) =>
  apiPath('/api/orders/lookup', { query: { reference, secret: key } });
