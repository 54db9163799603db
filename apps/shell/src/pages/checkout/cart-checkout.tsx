import { useState } from 'react';
import { Link } from 'react-router-dom';
import { basePath } from '@ministry/messages';
import { useCartCheck } from '../../features/store/api/use-cart-check.ts';
import type { Cart } from '../../features/store/cart.ts';
import { changeCart, useCart } from '../../features/store/cart-store.ts';
import { checkoutCopy as copy } from '../../features/store/checkout.copy.ts';
import { CartChanges } from '../../features/store/components/cart-changes.tsx';
import { CartLines } from '../../features/store/components/cart-lines.tsx';
import { CheckoutForm } from '../../features/store/components/checkout-form.tsx';
import { MyOrdersList } from '../../features/store/components/my-orders-list.tsx';
import { useFocusWhenEmpty } from '../../features/store/use-focus-when-empty.ts';
import { CheckoutColumns } from './checkout-columns.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import css from './checkout.module.css';

/** Orders what is in the cart, which is stored in the browser. */
export function CartCheckout(given: CheckoutProps) {
  const cart = useCart();
  if (cart === null) return <Waiting />;
  return <OpenCart cart={cart} {...given} />;
}

function OpenCart({ cart, methods, rate, refusal, onPlaced }: CheckoutProps & { cart: Cart }) {
  const { changes, isUnchecked, apply } = useCartCheck(rate);
  const empty = useFocusWhenEmpty<HTMLHeadingElement>(cart.length === 0);
  if (cart.length === 0) {
    return (
      <>
        <CartChanges changes={changes} isUnchecked={false} />
        <h2 ref={empty} tabIndex={-1}>
          {copy.empty}
        </h2>
        <p>{copy.emptyText}</p>
        <Link to="/store" className="btn btn-nile">
          {copy.toStore}
        </Link>
        <MyOrdersList />
      </>
    );
  }
  return (
    <CheckoutColumns
      cart={cart}
      rate={rate}
      summary={
        <>
          <CartChanges changes={changes} isUnchecked={isUnchecked} />
          <CartLines cart={cart} rate={rate} />
        </>
      }
    >
      <CheckoutForm
        cart={cart}
        methods={methods}
        rate={rate}
        refusal={refusal}
        onOutdated={apply}
        onPlaced={(receipt) => {
          // Before the cart is emptied, so that no empty cart is shown in between.
          onPlaced(receipt);
          changeCart(() => []);
        }}
      />
    </CheckoutColumns>
  );
}

/** Shown until the script has loaded; with Save-Data it loads at the first touch. */
function Waiting() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <noscript>
        <p>{copy.needsScript}</p>
        <p>
          <a href={`${basePath}/store`} className="btn btn-nile">
            {copy.toStore}
          </a>
        </p>
      </noscript>
      <div className={css.waiting}>
        <p>{copy.waiting}</p>
        <button type="button" className="btn btn-quiet" data-hold="" disabled={isAsked} onClick={() => setAsked(true)}>
          {copy.show}
        </button>
      </div>
    </>
  );
}
