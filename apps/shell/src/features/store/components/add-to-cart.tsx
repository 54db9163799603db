import { useQueryClient } from '@tanstack/react-query';
import type { ProductResponse } from '@ministry/api-client';
import { basePath } from '@ministry/messages';
import { lookUp, showStock } from '../api/use-products.ts';
import { canAdd, quantityOf, withOneMore, without } from '../cart.ts';
import { changeCart, useCart } from '../cart-store.ts';
import { storeCopy as copy } from '../store.copy.ts';
import css from './add-to-cart.module.css';

interface AddToCartProps {
  product: ProductResponse;
  /** Called with the name of the product. */
  onAdded(name: string): void;
  onSoldOut(name: string): void;
}

/**
 * STORE-13, STORE-14. Without a script it opens the checkout of this one product. The product is added at once, and removed
 * again if the API then says that it is sold out.
 */
export function AddToCart({ product, onAdded, onSoldOut }: AddToCartProps) {
  const client = useQueryClient();
  const cart = useCart() ?? [];
  const isSoldOut = product.stockQuantity < 1;
  const isPossible = canAdd(cart, product);
  const count = quantityOf(cart, product.id);

  async function add() {
    if (!isPossible) return;
    changeCart((before) => withOneMore(before, product));
    onAdded(product.name);
    // If the API is not reached, the cart checks the stock again when it is opened.
    const now = await lookUp(product.id).catch(() => undefined);
    if (now === undefined) return;
    showStock(client, product.id, now?.stockQuantity ?? 0);
    if (now) return;
    changeCart((before) => without(before, product.id));
    onSoldOut(product.name);
  }

  return (
    <form
      className={css.form}
      action={`${basePath}/store/checkout`}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input type="hidden" name="buy" value={product.id} />
      {/* `aria-disabled` once all units are in the cart, so that the button keeps the focus; `disabled` only if sold out. */}
      <button className="btn btn-nile" data-hold="" disabled={isSoldOut} aria-disabled={!isPossible || undefined}>
        {isPossible || isSoldOut ? copy.add : copy.allInCart}
        <span className="unseen">: {product.name}</span>
      </button>
      {count > 0 ? <span className={css.count}>{copy.inCart({ count })}</span> : null}
    </form>
  );
}
