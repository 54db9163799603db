import { useQueryClient } from '@tanstack/react-query';
import type { ProductResponse } from '@ministry/api-client';
import { lookUp, showStock } from '../api/use-products.ts';
import { canAdd, quantityOf, withOneMore, without } from '../cart.ts';
import { changeCart, useCart } from '../cart-store.ts';
import { storeWords as words } from '../store.content.ts';
import css from './add-to-cart.module.css';

interface AddToCartProps {
  product: ProductResponse;
  /** Hears the name of what went into the cart, and of what turned out to be sold out. */
  onAdded(name: string): void;
  onSoldOut(name: string): void;
}

/**
 * Fills the cart (STORE-13, STORE-14). Without a script it leads to a checkout for this one product. The press answers at
 * once; what the store says a moment later takes it back where the last one has gone meanwhile.
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
    // Not reached: the cart looks it up again when it is opened.
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
      action="/store/checkout"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input type="hidden" name="buy" value={product.id} />
      {/* Stays where it is, and keeps the focus, when there is no more to be had. */}
      <button className="btn btn-nile" data-hold="" disabled={isSoldOut} aria-disabled={!isPossible || undefined}>
        {isPossible || isSoldOut ? words.add : words.allInCart}
        <span className="unseen">: {product.name}</span>
      </button>
      {count > 0 ? <span className={css.count}>{words.inCart(count)}</span> : null}
    </form>
  );
}
