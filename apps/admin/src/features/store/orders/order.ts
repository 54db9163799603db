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

export type Order = OrderResponse;
export type OrderDetails = OrderDetailResponse;
export type OrderEvent = OrderEventResponse;

export const orderCopy = {
  one: 'order',
  many: 'orders',
  nothingYet: 'Nobody has ordered anything yet.',
  /** ORD-15 */
  loadFailed: (message: string) => `Failed to fetch orders. ${message}`,
};

/** How an order is paid, as the office says it; the store's own words ask the buyer. */
const ways: Record<OrderPayment, string> = { online: 'Online', pickup: 'At pickup' };

/** What the list can be narrowed to. */
export const filters = {
  status: { all: 'Any status', ...orderStates },
  paymentStatus: { all: 'Paid or not', ...orderPaymentStates },
  payment: { '': 'Any way to pay', ...ways },
  attention: { '': 'All orders', true: 'Need review' },
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
    ...(isUsualMove(status, to) ? [] : [`From '${orderStates[status]}' to '${orderStates[to]}' is not a usual step.`]),
    ...(to === 'cancelled' ? ['What was ordered goes back into the stock, and the customer is told by e-mail.'] : []),
    ...(to === 'cancelled' && isPaid
      ? ['The order is paid: give the money back, then mark the payment as refunded.']
      : []),
    ...(status === 'cancelled'
      ? ['What was ordered is taken out of the stock again; if there is not enough left, nothing changes.']
      : []),
    ...(isHandedOver && paymentStatus === 'pending'
      ? [
          payment === 'pickup'
            ? 'Nothing has been paid for it yet: mark it as paid when you have the money.'
            : 'Nothing has been paid for it yet.',
        ]
      : []),
  ];
}

/** One line of the history: 'Processing', 'Payment: Paid'; a note has none. */
export function historyTitle({ kind, from, to }: Pick<OrderEvent, 'kind' | 'from' | 'to'>): string {
  if (kind === 'note') return 'Note';
  const labels: Record<string, string> = kind === 'status' ? orderStates : orderPaymentStates;
  const named = (state: string | null) => (state ? (labels[state] ?? state) : '');
  const step = from && from !== to ? `${named(from)} → ${named(to)}` : named(to);
  return kind === 'payment' ? `Payment: ${step}` : step;
}
