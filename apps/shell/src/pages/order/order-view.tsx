import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderLookupResponse } from '@ministry/api-client';
import {
  formatDayTime,
  formatDollars,
  formatShillings,
  orderPayments,
  orderPaymentStates,
  orderStates,
  parseCents,
  phoneHref,
  toShillings,
} from '@ministry/domain';
import { usePageHead } from '../../app/page-head.ts';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { ProductPicture } from '../../features/store/components/product-picture.tsx';
import { forgetOrder, isRemembered } from '../../features/store/my-orders.ts';
import { orderCopy as copy } from '../../features/store/order.copy.ts';
import { statusOf } from '../../features/store/order.ts';
import { CancelOrder } from './cancel-order.tsx';
import { PayOrder } from './pay-order.tsx';
import form from '../../forms/form.module.css';
import css from './order.module.css';

interface OrderViewProps {
  order: OrderLookupResponse;
  /** The secret of the order's link. */
  orderKey: string;
}

/** The order's status, what can be done about it, its items and its history. */
export function OrderView({ order, orderKey }: OrderViewProps) {
  const { identity } = useSettings();
  usePageHead({ title: copy.title({ reference: order.reference }), description: copy.description });
  const { tone, title, text } = statusOf(order, `${identity.street}, ${identity.town}`);
  const total = formatShillings(order.amountUgx);
  const keys = { reference: order.reference, orderKey };
  return (
    <div className={`wrap ${css.page}`}>
      <div className={`${css.status} ${css[tone]}`}>
        <p className={css.number}>
          {copy.reference} <strong>{order.reference}</strong>
        </p>
        <div role="status">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {order.isTest ? <p className="badge badge-sun">{copy.test}</p> : null}
      </div>
      {order.canPay ? <PayOrder {...keys} total={total} /> : null}
      <div className={css.columns}>
        <Items order={order} total={total} />
        <History order={order} />
      </div>
      <div className={css.tools}>
        <p className="actions">
          <button type="button" className={`btn btn-quiet ${form.scripted}`} onClick={() => window.print()}>
            {copy.print}
          </button>
          <a className="btn btn-quiet" href={phoneHref(identity.phone)}>
            <Icon name="phone" />
            {copy.call}
          </a>
          <Link className="btn btn-quiet" to="/store">
            <Icon name="store" />
            {copy.store}
          </Link>
        </p>
        {order.canCancel ? <CancelOrder {...keys} /> : null}
        <p className={css.quiet}>{copy.keepLink}</p>
        <Forget reference={order.reference} />
      </div>
    </div>
  );
}

function Items({ order, total }: { order: OrderLookupResponse; total: string }) {
  return (
    <section aria-labelledby="items">
      <h2 id="items">{copy.items}</h2>
      <ul className={css.items}>
        {order.items.map((item) => (
          <li key={item.productId}>
            <ProductPicture
              product={{ id: item.productId, imageUrl: item.imageUrl }}
              sizes="4.5rem"
              className={css.thumb}
            />
            <span>
              {copy.times({ quantity: item.quantity })} {item.name}
            </span>
            <span className={css.sum}>
              {formatShillings(toShillings((parseCents(item.price) ?? 0) * item.quantity, order.rate))}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.total}>
        {copy.total}
        <span>
          <strong>{total}</strong> <small>{formatDollars(parseCents(order.totalAmount) ?? 0)}</small>
        </span>
      </p>
    </section>
  );
}

function History({ order }: { order: OrderLookupResponse }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">{copy.history}</h2>
      <dl className={css.facts}>
        <div>
          <dt>{copy.payment}</dt>
          <dd>
            {orderPayments[order.payment]}: {orderPaymentStates[order.paymentStatus]}
          </dd>
        </div>
        {order.history.map(({ status, at }) => (
          <div key={`${status} ${at}`}>
            <dt>{status === 'pending' ? copy.ordered : orderStates[status]}</dt>
            <dd>
              <time dateTime={at}>{formatDayTime(new Date(at))}</time>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** For shared phones: removes the order from this device. Renders nothing if the device does not have the order. */
function Forget({ reference }: { reference: string }) {
  const [state, setState] = useState<'unknown' | 'known' | 'forgotten'>('unknown');
  useEffect(() => setState(isRemembered(reference) ? 'known' : 'unknown'), [reference]);
  if (state === 'unknown') return null;
  if (state === 'forgotten') {
    return (
      <p role="status" className={css.quiet}>
        {copy.forgotten}
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
      {copy.forget}
    </button>
  );
}
