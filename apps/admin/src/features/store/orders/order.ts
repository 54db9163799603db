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

/** Labels of the payment methods for the office; the public store has its own texts for customers. */
const ways: Record<OrderPayment, string> = copy.ways;

/** Options of the list's filters. */
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

/** Warnings before an order changes its status, one sentence each; empty for the usual next status. */
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

/** Title of a history entry: 'Processing', 'Payment: Paid'; 'Note' for a note. */
export function historyTitle({ kind, from, to }: Pick<OrderEvent, 'kind' | 'from' | 'to'>): string {
  if (kind === 'note') return copy.history.note;
  const labels: Record<string, string> = kind === 'status' ? orderStates : orderPaymentStates;
  const named = (state: string | null) => (state ? (labels[state] ?? state) : '');
  const step = from && from !== to ? `${named(from)} → ${named(to)}` : named(to);
  return kind === 'payment' ? copy.history.payment({ step }) : step;
}
