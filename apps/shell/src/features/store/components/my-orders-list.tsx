import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '@ministry/domain';
import { myOrdersCopy as copy } from '../checkout.copy.ts';
import { type MyOrder, myOrders, orderAddress } from '../my-orders.ts';
import css from './my-orders-list.module.css';

/** The orders made on this device; renders nothing if there are none. */
export function MyOrdersList() {
  const [orders, setOrders] = useState<MyOrder[]>([]);
  useEffect(() => setOrders(myOrders()), []);
  if (orders.length === 0) return null;
  return (
    <section className={css.orders} aria-labelledby="my-orders">
      <h2 id="my-orders">{copy.heading}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.reference}>
            <Link to={orderAddress(order)}>{order.reference}</Link> {copy.of({ day: formatDay(new Date(order.at)) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
