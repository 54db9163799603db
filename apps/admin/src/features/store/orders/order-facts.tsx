import { formatShillings, type OrderState } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { Facts } from '../../../components/facts.tsx';
import { formatDateTime } from '../../../content/normalise.ts';
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

/** Customer, e-mail, phone, total and status (ORD-08, ORD-09). */
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
        [copy.customer, customerName],
        [copy.email, <a href={`mailto:${customerEmail}`}>{customerEmail}</a>],
        [
          common.phone,
          customerPhone ? <a href={`tel:${customerPhone.replace(/[^\d+]/g, '')}`}>{customerPhone}</a> : copy.noPhone,
        ],
        [
          copy.total,
          <>
            <strong>{dollars(totalAmount)}</strong> <span className={layout.muted}>{formatShillings(amountUgx)}</span>
          </>,
        ],
        [
          copy.payment,
          <>
            <PaymentBadge order={order} /> {wayLabel(payment)}
          </>,
        ],
        [
          copy.ordered,
          <>
            {formatDateTime(createdAt)} ·{' '}
            <a href={orderUrl} target="_blank" rel="noreferrer">
              {copy.customersPage}
            </a>
          </>,
        ],
        payBefore ? [copy.heldUntil, copy.heldText({ moment: formatDateTime(payBefore) })] : null,
        [
          common.status,
          <>
            <OrderStatus order={order} isBusy={isBusy} onMove={onMove} />
            {order.status === 'pending' || order.status === 'processing' ? (
              <p className={layout.muted}>{copy.shippedHint}</p>
            ) : null}
          </>,
        ],
      ]}
    />
  );
}
