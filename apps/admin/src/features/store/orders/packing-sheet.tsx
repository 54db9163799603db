import type { PackingListResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { formatDateTime } from '../../../content/normalise.ts';
import { dollars } from '../store.ts';
import { statusLabel } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import layout from '../../../components/layout.module.css';

type PackingOrder = PackingListResponse['orders'][number];

/** All products added up for the shelf, then each order with a tick box. In print only this part of the page is shown. */
export function PackingSheet({ list: { orders, products }, now }: { list: PackingListResponse; now: Date }) {
  return (
    <div className={`${layout.stackLoose} ${layout.sheet}`}>
      <p className={layout.muted}>
        {copy.packing.asOf({ count: orders.length, moment: formatDateTime(now.toISOString()) })}
      </p>
      <section aria-labelledby="from-the-shelf">
        <h2 id="from-the-shelf">{copy.packing.fromTheShelf}</h2>
        <ul className={`${layout.plainList} ${layout.tiles}`}>
          {products.map(({ productId, name, quantity }) => (
            <li key={productId}>
              <strong>{quantity} ×</strong> {name}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="order-by-order">
        <h2 id="order-by-order">{copy.packing.orderByOrder}</h2>
        <ul className={`${layout.plainList} ${layout.tiles}`}>
          {orders.map((order) => (
            <li key={order.id} className={`${layout.card} ${layout.padded} ${layout.column}`}>
              <Bag order={order} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Bag({
  order: { reference, customerName, customerPhone, status, paymentStatus, totalAmount, amountUgx, createdAt, lines },
}: {
  order: PackingOrder;
}) {
  return (
    <>
      <p className={layout.large}>
        <strong>{reference}</strong> {customerName}
        {customerPhone ? ` · ${customerPhone}` : ''}
      </p>
      <p className={layout.muted}>
        {copy.packing.ordered({ status: statusLabel(status), moment: formatDateTime(createdAt) })}
      </p>
      <ul className={layout.plainList}>
        {lines.map(({ productId, name, quantity }) => (
          <li key={productId}>
            <span aria-hidden="true">☐</span> <strong>{quantity} ×</strong> {name}
          </li>
        ))}
      </ul>
      {paymentStatus === 'completed' ? (
        <p>{copy.packing.paid}</p>
      ) : (
        <p className={layout.warning}>
          {copy.packing.toBePaid({ shillings: formatShillings(amountUgx), dollars: dollars(totalAmount) })}
        </p>
      )}
    </>
  );
}
