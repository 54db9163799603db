import { type OrderState, orderStates } from '@ministry/domain';
import { Choice } from '../../../components/choice.tsx';
import type { Order } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';

interface OrderStatusProps {
  order: Pick<Order, 'reference' | 'status'>;
  isBusy: boolean;
  /** The shown status changes only after the server has confirmed it. */
  onMove(to: OrderState): void;
}

/** The status of an order, which can be set to any other status (ORD-05, ORD-10, ORD-11). */
export function OrderStatus({ order: { reference, status }, isBusy, onMove }: OrderStatusProps) {
  return (
    <Choice
      aria-label={copy.statusOf({ reference })}
      value={status}
      options={orderStates}
      disabled={isBusy}
      onChange={(to) => onMove(to as OrderState)}
    />
  );
}
