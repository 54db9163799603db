import type { OrderDetailResponse, OrderEventResponse, OrderResponse } from '@ministry/api-client';
import {
  isUsualMove,
  type OrderPayment,
  type OrderPaymentState,
  orderPaymentStates,
  type OrderState,
  orderStates,
} from '@ministry/domain';
import type { BadgeTone } from '../../../components/badge.tsx';
import { ordersCopy as copy } from './orders.copy.ts';

export type Order = OrderResponse;
export type OrderDetails = OrderDetailResponse;
export type OrderEvent = OrderEventResponse;

export const orderCopy = {
  one: copy.one,
  many: copy.many,
  nothingYet: copy.nothingYet,
  /** ORD-15 */
  loadFailed: (reason: string) => copy.loadFailed({ reason }),
};

/** How an order is paid, as the office says it; the store's own words ask the buyer. */
const ways: Record<OrderPayment, string> = copy.ways;

/** What the list can be narrowed to. */
export const filters = {
  status: { all: copy.anyStatus, ...orderStates },
  paymentStatus: { all: copy.paidOrNot, ...orderPaymentStates },
  payment: { '': copy.anyWayToPay, ...ways },
  attention: { '': copy.allOrders, true: copy.needReview },
};

export const paymentTones: Record<OrderPaymentState, BadgeTone> = {
  pending: 'warning',
  completed: 'default',
  failed: 'destructive',
  refunded: 'secondary',
};
export const statusLabel = (status: OrderState): string => orderStates[status];
export const paymentLabel = (status: OrderPaymentState): string => orderPaymentStates[status];
export const wayLabel = (payment: OrderPayment): string => ways[payment];

/** What the office is told before an order moves, a sentence each; none where the step is the usual next one. */
export function warningsOf(
  { status, paymentStatus, payment }: Pick<Order, 'status' | 'paymentStatus' | 'payment'>,
  to: OrderState,
): string[] {
  const isPaid = paymentStatus === 'completed';
  const isHandedOver = to === 'shipped' || to === 'completed';
  return [
    ...(isUsualMove(status, to) ? [] : [copy.step.unusual({ from: orderStates[status], to: orderStates[to] })]),
    ...(to === 'cancelled' ? [copy.step.cancelStock] : []),
    ...(to === 'cancelled' && isPaid ? [copy.step.cancelPaid] : []),
    ...(status === 'cancelled' ? [copy.step.reopenStock] : []),
    ...(isHandedOver && paymentStatus === 'pending'
      ? [payment === 'pickup' ? copy.step.unpaidPickup : copy.step.unpaid]
      : []),
  ];
}

/** One line of the history: 'Processing', 'Payment: Paid'; a note has none. */
export function historyTitle({ kind, from, to }: Pick<OrderEvent, 'kind' | 'from' | 'to'>): string {
  if (kind === 'note') return copy.history.note;
  const labels: Record<string, string> = kind === 'status' ? orderStates : orderPaymentStates;
  const named = (state: string | null) => (state ? (labels[state] ?? state) : '');
  const step = from && from !== to ? `${named(from)} → ${named(to)}` : named(to);
  return kind === 'payment' ? copy.history.payment({ step }) : step;
}
