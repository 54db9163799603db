import type { PackingListResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { counted } from '../../../components/counted.ts';
import { formatMoment } from '../../../content/normalise.ts';
import { dollars } from '../store.ts';
import { statusLabel } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import layout from '../../../components/layout.module.css';
import styles from './packing.module.css';

type PackingOrder = PackingListResponse['orders'][number];

/** Products together for the walk along the shelf, then order by order with a box to tick; alone on the paper. */
export function PackingSheet({ list: { orders, products }, now }: { list: PackingListResponse; now: Date }) {
  return (
    <div className={`${layout.stackLoose} ${styles.sheet}`}>
      <p className={layout.muted}>
        {copy.toPackAsOf({ orders: counted(orders.length, 'order'), moment: formatMoment(now.toISOString()) })}
      </p>
      <section aria-labelledby="from-the-shelf">
        <h2 id="from-the-shelf">{copy.fromTheShelf}</h2>
        <ul className={styles.shelf}>
          {products.map(({ productId, name, quantity }) => (
            <li key={productId}>
              <strong>{quantity} ×</strong> {name}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="order-by-order">
        <h2 id="order-by-order">{copy.orderByOrder}</h2>
        <ul className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id}>
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
        {copy.ordered({ status: statusLabel(status), createdAt: formatMoment(createdAt) })}
      </p>
      <ul className={styles.lines}>
        {lines.map(({ productId, name, quantity }) => (
          <li key={productId}>
            <span className={styles.tick} aria-hidden="true" />
            <strong>{quantity} ×</strong> {name}
          </li>
        ))}
      </ul>
      {paymentStatus === 'completed' ? (
        <p>{copy.paid}</p>
      ) : (
        <p className={layout.warning}>
          {copy.toBePaid({ amountUgx: formatShillings(amountUgx), totalAmount: dollars(totalAmount) })}
        </p>
      )}
    </>
  );
}
