import { formatShillings, type OrderState } from '@ministry/domain';
import { Facts } from '../../../components/facts.tsx';
import { formatMoment } from '../../../content/normalise.ts';
import { dollars } from '../store.ts';
import { type OrderDetails, wayLabel } from './order.ts';
import { PaymentBadge } from './order-columns.tsx';
import { OrderStatus } from './order-status.tsx';
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
          customerPhone ? <a href={`tel:${customerPhone.replace(/[^\d+]/g, '')}`}>{customerPhone}</a> : 'Not provided',
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
              the customer's page
            </a>
          </>,
        ],
        payBefore ? ['Held until', `${formatMoment(payBefore)}; unpaid by then, it is cancelled by itself.`] : null,
        [
          'Status',
          <>
            <OrderStatus order={order} isBusy={isBusy} onMove={onMove} />
            {order.status === 'pending' || order.status === 'processing' ? (
              <p className={layout.muted}>'Shipped' tells the customer by e-mail that the things are ready.</p>
            ) : null}
          </>,
        ],
      ]}
    />
  );
}
