import { formatDollars, formatShillings } from '@ministry/domain';
import { cartTotal, type Cart } from '../../features/store/cart.ts';
import { checkoutWords as words } from '../../features/store/checkout.content.ts';
import css from './checkout.module.css';

/** What it comes to, in the money that is paid and in the money of the prices. @param rate shillings for a dollar */
export function Total({ cart, rate }: { cart: Cart; rate: number }) {
  const { cents, shillings } = cartTotal(cart, rate);
  return (
    <p className={css.total} role="status">
      {words.total}
      <span>
        <strong>{formatShillings(shillings)}</strong> <small>{formatDollars(cents)}</small>
      </span>
    </p>
  );
}
