import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { formatShillings } from '@ministry/domain';
import { cartWords as words } from '../cart.content.ts';
import { cartTotal } from '../cart.ts';
import { useCart } from '../cart-store.ts';
import { isCartOpen, withCart } from '../products-view.ts';
import css from './cart-dock.module.css';

type Panel = typeof import('./cart-panel.tsx').default;
/** Tells the way back from the address that somebody came in with. */
const openedHere = 'opened-here';

interface CartDockProps {
  /** What the last press did, to be read out. */
  news: string;
  /** Shillings for a dollar. */
  rate: number;
}

/** What is in the cart, within reach of the thumb. Whether it is open stands in the address; its code is loaded with the first press. */
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

  const isWanted = isOpen && !panel;
  useEffect(() => {
    if (!isWanted) return;
    setFailed(false);
    import(/* webpackChunkName: "cart" */ './cart-panel.tsx').then(
      ({ default: Panel }) => setPanel({ Panel }),
      () => {
        setFailed(true);
        void navigate(-1);
      },
    );
  }, [isWanted, navigate]);

  const { count, shillings } = cartTotal(cart ?? [], rate);
  return (
    <>
      <p role="status" className="unseen">
        {news}
      </p>
      {count > 0 ? (
        <aside className={css.dock} aria-label={words.dock}>
          <p>
            <strong>{words.count(count)}</strong>
            <span>{formatShillings(shillings)}</span>
          </p>
          <Link to={withCart(pathname, search, true)} state={openedHere} className="btn btn-sun">
            {words.view}
          </Link>
          {hasFailed ? (
            <p role="alert" className={css.failed}>
              {words.notOpened}
            </p>
          ) : null}
        </aside>
      ) : null}
      {isOpen && panel ? <panel.Panel rate={rate} onClose={close} /> : null}
    </>
  );
}
