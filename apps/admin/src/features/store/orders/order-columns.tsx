import type { TableColumnsType } from 'antd';
import { formatShillings, type OrderState } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { Badge } from '../../../components/badge.tsx';
import { DateTime } from '../../../components/date-time.tsx';
import { sortable } from '../../../lists/data-table.tsx';
import { AssigneeMark } from '../../../work-items/assignee-mark.tsx';
import { dollars } from '../store.ts';
import { type Order, paymentLabel, paymentTones } from './order.ts';
import { OrderBadges } from './order-badges.tsx';
import { OrderStatus } from './order-status.tsx';
import { ordersCopy as copy } from './orders.copy.ts';
import layout from '../../../components/layout.module.css';

interface OrderColumnsOptions {
  /** Value of the `sort` query parameter of the page. */
  sort: string;
  isBusy: boolean;
  onOpen(order: Order): void;
  onMove(order: Order, to: OrderState): void;
}

/** Columns: order, customer, total, status, payment and date (ORD-01 to ORD-07). */
export function orderColumns({ sort, isBusy, onOpen, onMove }: OrderColumnsOptions): TableColumnsType<Order> {
  const status = (order: Order) => <OrderStatus order={order} isBusy={isBusy} onMove={(to) => onMove(order, to)} />;
  return [
    {
      key: 'reference',
      title: copy.orderId,
      width: 136,
      render: (_, order) => (
        <>
          <button
            type="button"
            className={`${layout.linkButton} ${layout.numeric}`}
            aria-label={copy.title({ reference: order.reference })}
            onClick={() => onOpen(order)}
          >
            {order.reference}
          </button>
          <OrderBadges order={order} />
          <div className={`${layout.row} ${layout.spaceAbove} ${layout.onPhone}`}>
            <Customer order={order} />
          </div>
          <div className={`${layout.row} ${layout.spaceAbove} ${layout.onLaptop}`}>
            <span className={layout.onTablet}>
              <Total order={order} />
            </span>
            <DateTime iso={order.createdAt} />
          </div>
          <div className={`${layout.row} ${layout.spaceAbove} ${layout.onPhone}`}>
            <PaymentBadge order={order} />
            {status(order)}
          </div>
        </>
      ),
    },
    { key: 'customer', title: copy.customer, responsive: ['md'], render: (_, order) => <Customer order={order} /> },
    {
      title: copy.total,
      ...sortable('totalAmount', sort),
      width: 172,
      align: 'right',
      responsive: ['lg'],
      render: (_, order) => <Total order={order} />,
    },
    { key: 'status', title: common.status, width: 148, responsive: ['md'], render: (_, order) => status(order) },
    {
      key: 'payment',
      title: copy.payment,
      width: 96,
      responsive: ['md'],
      render: (_, order) => <PaymentBadge order={order} />,
    },
    {
      title: common.date,
      ...sortable('createdAt', sort),
      width: 216,
      responsive: ['xl'],
      render: (_, { createdAt }) => <DateTime iso={createdAt} />,
    },
  ];
}

function Customer({ order: { customerName, customerEmail, assignee } }: { order: Order }) {
  return (
    <span className={`${layout.facts} ${layout.oneLine}`}>
      {customerName}
      <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
      <AssigneeMark assignee={assignee} />
    </span>
  );
}

function Total({ order: { totalAmount, amountUgx } }: { order: Order }) {
  return (
    <span className={layout.numeric}>
      <span>{dollars(totalAmount)}</span> <span className={layout.muted}>{formatShillings(amountUgx)}</span>
    </span>
  );
}

/** ORD-06 */
export const PaymentBadge = ({ order: { paymentStatus } }: { order: Pick<Order, 'paymentStatus'> }) => (
  <Badge tone={paymentTones[paymentStatus]}>{paymentLabel(paymentStatus)}</Badge>
);
