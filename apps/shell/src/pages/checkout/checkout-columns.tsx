import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDollars, formatShillings } from '@ministry/domain';
import { type Cart, cartTotal } from '../../features/store/cart.ts';
import { checkoutCopy as copy } from '../../features/store/checkout.copy.ts';
import css from './checkout.module.css';

interface CheckoutColumnsProps {
  cart: Cart;
  /** Shillings for a dollar. */
  rate: number;
  /** The items to buy. */
  summary: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The items to buy with their total, beside the form. */
export function CheckoutColumns({ cart, rate, summary, children }: CheckoutColumnsProps) {
  const { cents, shillings } = cartTotal(cart, rate);
  return (
    <div className={css.columns}>
      <section className={css.summary} aria-labelledby="summary">
        <h2 id="summary">{copy.summary}</h2>
        {summary}
        <p className={css.total} role="status">
          {copy.total}
          <span>
            <strong>{formatShillings(shillings)}</strong> <small>{formatDollars(cents)}</small>
          </span>
        </p>
        <p>
          <Link to="/store">{copy.backToStore}</Link>
        </p>
      </section>
      <section aria-labelledby="buyer">
        <h2 id="buyer">{copy.formHeading}</h2>
        {children}
      </section>
    </div>
  );
}
