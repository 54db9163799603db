import { formatShillings, type OrderState } from '@ministry/domain';
import { Facts } from '../../../components/facts.tsx';
import { formatMoment } from '../../../content/normalise.ts';
import { dollars } from '../store.ts';
import { type OrderDetails, wayLabel } from './order.ts';
import { PaymentBadge } from './order-columns.tsx';
import { OrderStatus } from './order-status.tsx';
import { ordersCopy as copy } from './orders.copy.ts';
import layout from '../../../components/layout.module.css';

interface OrderFactsProps {
  order: OrderDetails;
  isBusy: boolean;
  onMove(to: OrderState): void;
}

/** Customer, e-mail, phone, total, and where the order stands (ORD-08, ORD-09). */
export function OrderFacts({ order, isBusy, onMove }: OrderFactsProps) {
  const {
    customerName,
    customerEmail,
    customerPhone,
    totalAmount,
    amountUgx,
    payment,
    createdAt,
    payBefore,
    orderUrl,
  } = order;
  return (
    <Facts
      facts={[
        ['Customer', customerName],
        ['Email', <a href={`mailto:${customerEmail}`}>{customerEmail}</a>],
        [
          'Phone',
          customerPhone ? (
            <a href={`tel:${customerPhone.replace(/[^\d+]/g, '')}`}>{customerPhone}</a>
          ) : (
            copy.notProvided
          ),
        ],
        [
          'Total',
          <>
            <strong>{dollars(totalAmount)}</strong> <span className={layout.muted}>{formatShillings(amountUgx)}</span>
          </>,
        ],
        [
          'Payment',
          <>
            <PaymentBadge order={order} /> {wayLabel(payment)}
          </>,
        ],
        [
          'Ordered',
          <>
            {formatMoment(createdAt)} ·{' '}
            <a href={orderUrl} target="_blank" rel="noreferrer">
              {copy.theCustomersPage}
            </a>
          </>,
        ],
        payBefore ? [copy.heldUntil, copy.unpaidByThenItIs({ payBefore: formatMoment(payBefore) })] : null,
        [
          'Status',
          <>
            <OrderStatus order={order} isBusy={isBusy} onMove={onMove} />
            {order.status === 'pending' || order.status === 'processing' ? (
              <p className={layout.muted}>{copy.shippedTellsTheCustomerBy}</p>
            ) : null}
          </>,
        ],
      ]}
    />
  );
}
