import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDollars, formatShillings } from '@ministry/domain';
import { Icon } from '../../../drawings/icon.tsx';
import { useCartCheck } from '../api/use-cart-check.ts';
import { cartWords as words } from '../cart.content.ts';
import { cartTotal } from '../cart.ts';
import { useCart } from '../cart-store.ts';
import { CartChanges } from './cart-changes.tsx';
import { CartLines } from './cart-lines.tsx';
import css from './cart-panel.module.css';

/** The cart over the store; Escape and the back button close it. @param rate shillings for a dollar */
export default function CartPanel({ rate, onClose }: { rate: number; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cart = useCart() ?? [];
  const { changes, isUnchecked } = useCartCheck(rate);
  const { cents, shillings } = cartTotal(cart, rate);

  // Closed before it is taken away, so that the focus returns to what was pressed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => void (document.documentElement.style.overflow = overflow);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={css.panel}
      aria-labelledby="cart-heading"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.head}>
        <h2 id="cart-heading">{words.heading}</h2>
        <button type="button" className={css.close} onClick={onClose}>
          <Icon name="close" size={24} />
          <span className="unseen">{words.close}</span>
        </button>
      </div>
      <div className={css.body}>
        <CartChanges changes={changes} isUnchecked={isUnchecked} />
        {cart.length === 0 ? (
          <>
            <p className={css.empty}>{words.empty}</p>
            <p className={css.quiet}>{words.emptyText}</p>
          </>
        ) : (
          <CartLines cart={cart} rate={rate} />
        )}
      </div>
      {cart.length === 0 ? null : (
        <div className={css.foot}>
          <p>
            {words.total}
            <strong>{formatShillings(shillings)}</strong>
            <small>{formatDollars(cents)}</small>
          </p>
          <Link to="/store/checkout" className="btn btn-sun">
            {words.checkout}
          </Link>
        </div>
      )}
    </dialog>
  );
}
