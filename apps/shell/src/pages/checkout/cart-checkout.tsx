import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCartCheck } from '../../features/store/api/use-cart-check.ts';
import type { Cart } from '../../features/store/cart.ts';
import { changeCart, useCart } from '../../features/store/cart-store.ts';
import { checkoutWords as words } from '../../features/store/checkout.content.ts';
import { CartChanges } from '../../features/store/components/cart-changes.tsx';
import { CartLines } from '../../features/store/components/cart-lines.tsx';
import { CheckoutForm } from '../../features/store/components/checkout-form.tsx';
import { MyOrdersList } from '../../features/store/components/my-orders-list.tsx';
import css from './checkout.module.css';
import type { Given } from './given.ts';
import { Total } from './total.tsx';

/** Orders what is in the cart, which only the browser knows. */
export function CartCheckout(given: Given) {
  const cart = useCart();
  if (cart === null) return <Waiting />;
  return <OpenCart cart={cart} {...given} />;
}

function OpenCart({ cart, methods, rate, refusal, onPlaced }: Given & { cart: Cart }) {
  const { changes, isUnchecked, apply } = useCartCheck(rate);
  if (cart.length === 0) {
    return (
      <>
        <CartChanges changes={changes} isUnchecked={false} />
        <h2>{words.empty}</h2>
        <p>{words.emptyText}</p>
        <Link to="/store" className="btn btn-nile">
          {words.toStore}
        </Link>
        <MyOrdersList />
      </>
    );
  }
  return (
    <div className={css.columns}>
      <section className={css.summary} aria-labelledby="summary">
        <h2 id="summary">{words.summary}</h2>
        <CartChanges changes={changes} isUnchecked={isUnchecked} />
        <CartLines cart={cart} rate={rate} />
        <Total cart={cart} rate={rate} />
        <p>
          <Link to="/store">{words.backToStore}</Link>
        </p>
      </section>
      <section aria-labelledby="buyer">
        <h2 id="buyer">{words.formHeading}</h2>
        <CheckoutForm
          cart={cart}
          methods={methods}
          rate={rate}
          refusal={refusal}
          onOvertaken={apply}
          onPlaced={(receipt) => {
            // First, so that no empty cart is shown between.
            onPlaced(receipt);
            changeCart(() => []);
          }}
        />
      </section>
    </div>
  );
}

/** Until the script is there, which for whoever saves data is with the first touch. */
function Waiting() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <noscript>
        <p>{words.needsScript}</p>
        <p>
          <a href="/store" className="btn btn-nile">
            {words.toStore}
          </a>
        </p>
      </noscript>
      <div className={css.waiting}>
        <p>{words.waiting}</p>
        <button type="button" className="btn btn-quiet" data-hold="" disabled={isAsked} onClick={() => setAsked(true)}>
          {words.show}
        </button>
      </div>
    </>
  );
}
