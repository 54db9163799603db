import { useEffect, useEffectEvent, useState } from 'react';
import { Link, type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { formatShillings } from '@ministry/domain';
import { cartCopy as copy } from '../cart.copy.ts';
import { cartTotal } from '../cart.ts';
import { useCart } from '../cart-store.ts';
import { isCartOpen, withCart } from '../products-view.ts';
import css from './cart-dock.module.css';

type Panel = typeof import('./cart-panel.tsx').default;
/** Navigation state of a cart that was opened with the button: closing it goes back in the history. */
const openedHere = 'opened-here';

interface CartDockProps {
  /** The result of the last click, for screen readers. */
  news: string;
  /** Shillings for a dollar. */
  rate: number;
}

/** The bar of the cart at the bottom. The address says whether the cart is open; its code is loaded when it is first opened. */
export function CartDock({ news, rate }: CartDockProps) {
  const cart = useCart();
  const [search] = useSearchParams();
  const { pathname, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const isOpen = isCartOpen(search);
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const close = () =>
    void (state === openedHere ? navigate(-1) : navigate(withCart(pathname, search, false), { replace: true }));

  const fail = useEffectEvent(() => {
    setFailed(true);
    close();
  });

  const isWanted = isOpen && !panel;
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    setFailed(false);
    import(/* webpackChunkName: "cart" */ './cart-panel.tsx').then(
      ({ default: Panel }) => setPanel({ Panel }),
      () => isHere && fail(),
    );
    return () => void (isHere = false);
  }, [isWanted]);

  const { count, shillings } = cartTotal(cart ?? [], rate);
  return (
    <>
      <p role="status" className="unseen">
        {news}
      </p>
      {count > 0 ? (
        <aside className={css.dock} aria-label={copy.dock}>
          <p>
            <strong>{copy.count({ things: count })}</strong>
            <span>{formatShillings(shillings)}</span>
          </p>
          <Link to={withCart(pathname, search, true)} state={openedHere} className="btn btn-sun">
            {copy.view}
          </Link>
          {hasFailed ? (
            <p role="alert" className={css.failed}>
              {copy.notOpened}
            </p>
          ) : null}
        </aside>
      ) : null}
      {isOpen && panel ? <panel.Panel rate={rate} onClose={close} /> : null}
    </>
  );
}
