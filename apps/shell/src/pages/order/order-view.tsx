import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderLookupResponse } from '@ministry/api-client';
import {
  formatDayTime,
  formatDollars,
  formatShillings,
  ministry,
  orderPaymentStates,
  orderPayments,
  orderStates,
  parseCents,
  toShillings,
} from '@ministry/domain';
import { usePageHead } from '../../app/page-head.ts';
import { Icon } from '../../drawings/icon.tsx';
import { ProductPicture } from '../../features/store/components/product-picture.tsx';
import { forgetOrder, isRemembered } from '../../features/store/my-orders.ts';
import { standingOf } from '../../features/store/order.ts';
import { orderWords as words } from '../../features/store/order.content.ts';
import form from '../../forms/form.module.css';
import { CancelOrder } from './cancel-order.tsx';
import css from './order.module.css';
import { PayOrder } from './pay-order.tsx';

interface OrderViewProps {
  order: OrderLookupResponse;
  /** Opens the page, with the reference. */
  orderKey: string;
}

/** How the order stands, first; then what can be done about it, what it is and what has happened. */
export function OrderView({ order, orderKey }: OrderViewProps) {
  usePageHead({ title: words.title(order.reference), description: words.description });
  const { tone, title, text } = standingOf(order);
  const total = formatShillings(order.amountUgx);
  const keys = { reference: order.reference, orderKey };
  return (
    <div className={`wrap ${css.page}`}>
      <div className={`${css.standing} ${css[tone]}`}>
        <p className={css.number}>
          {words.reference} <strong>{order.reference}</strong>
        </p>
        <div role="status">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {order.isTest ? <p className="badge badge-sun">{words.test}</p> : null}
      </div>
      {order.canPay ? <PayOrder {...keys} total={total} /> : null}
      <div className={css.columns}>
        <section aria-labelledby="items">
          <h2 id="items">{words.items}</h2>
          <ul className={css.items}>
            {order.items.map((item) => (
              <li key={item.productId}>
                <ProductPicture
                  product={{ id: item.productId, imageUrl: item.imageUrl }}
                  sizes="4.5rem"
                  className={css.thumb}
                />
                <span>
                  {words.times(item.quantity)} {item.name}
                </span>
                <span className={css.sum}>
                  {formatShillings(toShillings((parseCents(item.price) ?? 0) * item.quantity, order.rate))}
                </span>
              </li>
            ))}
          </ul>
          <p className={css.total}>
            {words.total}
            <span>
              <strong>{total}</strong> <small>{formatDollars(parseCents(order.totalAmount) ?? 0)}</small>
            </span>
          </p>
        </section>
        <section aria-labelledby="history">
          <h2 id="history">{words.history}</h2>
          <dl className={css.facts}>
            <div>
              <dt>{words.payment}</dt>
              <dd>
                {orderPayments[order.payment]}: {orderPaymentStates[order.paymentStatus]}
              </dd>
            </div>
            {order.history.map(({ status, at }) => (
              <div key={`${status} ${at}`}>
                <dt>{status === 'pending' ? words.ordered : orderStates[status]}</dt>
                <dd>
                  <time dateTime={at}>{formatDayTime(new Date(at))}</time>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <div className={css.tools}>
        <p className="actions">
          <button type="button" className={`btn btn-quiet ${form.scripted}`} onClick={() => window.print()}>
            {words.print}
          </button>
          <a className="btn btn-quiet" href={`tel:${ministry.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            {words.call}
          </a>
          <Link className="btn btn-quiet" to="/store">
            <Icon name="store" />
            {words.store}
          </Link>
        </p>
        {order.canCancel ? <CancelOrder {...keys} /> : null}
        <p className={css.quiet}>{words.keepLink}</p>
        <Forget reference={order.reference} />
      </div>
    </div>
  );
}

/** For a telephone that others use too; nothing where the device does not know the order. */
function Forget({ reference }: { reference: string }) {
  const [state, setState] = useState<'unknown' | 'known' | 'forgotten'>('unknown');
  useEffect(() => setState(isRemembered(reference) ? 'known' : 'unknown'), [reference]);
  if (state === 'unknown') return null;
  if (state === 'forgotten') {
    return (
      <p role="status" className={css.quiet}>
        {words.forgotten}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={css.forget}
      onClick={() => {
        forgetOrder(reference);
        setState('forgotten');
      }}
    >
      {words.forget}
    </button>
  );
}
