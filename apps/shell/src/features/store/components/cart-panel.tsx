import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDollars, formatShillings } from '@ministry/domain';
import { Icon } from '../../../drawings/icon.tsx';
import { useCartCheck } from '../api/use-cart-check.ts';
import { cartCopy as copy } from '../cart.copy.ts';
import { cartTotal } from '../cart.ts';
import { useCart } from '../cart-store.ts';
import { useFocusWhenEmpty } from '../use-focus-when-empty.ts';
import { CartChanges } from './cart-changes.tsx';
import { CartLines } from './cart-lines.tsx';
import css from './cart-panel.module.css';

/** The cart over the store; Escape and the back button close it. @param rate shillings for a dollar */
export default function CartPanel({ rate, onClose }: { rate: number; onClose(): void }) {
  const dialog = useModal();
  const cart = useCart() ?? [];
  const { changes, isUnchecked } = useCartCheck(rate);
  const empty = useFocusWhenEmpty<HTMLParagraphElement>(cart.length === 0);
  const { cents, shillings } = cartTotal(cart, rate);

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
        <h2 id="cart-heading">{copy.heading}</h2>
        <button type="button" className={css.close} onClick={onClose}>
          <Icon name="close" size={24} />
          <span className="unseen">{copy.close}</span>
        </button>
      </div>
      <div className={css.body}>
        <CartChanges changes={changes} isUnchecked={isUnchecked} />
        {cart.length === 0 ? (
          <>
            <p ref={empty} tabIndex={-1} className={css.empty}>
              {copy.empty}
            </p>
            <p className={css.quiet}>{copy.emptyText}</p>
          </>
        ) : (
          <CartLines cart={cart} rate={rate} />
        )}
      </div>
      {cart.length === 0 ? null : (
        <div className={css.foot}>
          <p>
            {copy.total}
            <strong>{formatShillings(shillings)}</strong>
            <small>{formatDollars(cents)}</small>
          </p>
          <Link to="/store/checkout" className="btn btn-sun">
            {copy.checkout}
          </Link>
        </div>
      )}
    </dialog>
  );
}

/** Shows the dialog over the page, which does not scroll then. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog closes before it is removed, so that the focus returns to the button.
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
  return dialog;
}
