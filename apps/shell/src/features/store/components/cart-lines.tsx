import type { MouseEvent } from 'react';
import { formatShillings } from '@ministry/domain';
import { Icon } from '../../../drawings/icon.tsx';
import { cartCopy as copy } from '../cart.copy.ts';
import { type Cart, type CartLine, lineTotal, without, withQuantity } from '../cart.ts';
import { changeCart } from '../cart-store.ts';
import { ProductPicture } from './product-picture.tsx';
import css from './cart-lines.module.css';

/** The lines of the cart with their quantities. @param rate shillings for a dollar */
export function CartLines({ cart, rate }: { cart: Cart; rate: number }) {
  return (
    <ul className={css.lines}>
      {cart.map((line) => (
        <Line key={line.productId} line={line} rate={rate} />
      ))}
    </ul>
  );
}

function Line({ line, rate }: { line: CartLine; rate: number }) {
  const { productId, name, quantity, left } = line;
  const change = (to: number) => changeCart((cart) => withQuantity(cart, productId, to));
  function remove({ currentTarget }: MouseEvent) {
    const row = currentTarget.closest('li');
    // The button that has the focus is removed; the same one of a neighbour gets it.
    (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')?.focus();
    changeCart((cart) => without(cart, productId));
  }
  return (
    <li className={css.line}>
      <ProductPicture product={{ id: productId, imageUrl: line.imageUrl }} sizes="4.5rem" className={css.thumb} />
      <div className={css.what}>
        <p className={css.name}>{name}</p>
        <p className={css.each}>
          {formatShillings(lineTotal({ ...line, quantity: 1 }, rate).shillings)} {copy.each}
        </p>
      </div>
      <button type="button" className={css.remove} onClick={remove}>
        <Icon name="close" />
        <span className="unseen">{copy.remove({ name })}</span>
      </button>
      <div className={css.stepper}>
        {/* Not `disabled`, so that it keeps the focus at the limit. */}
        <button
          type="button"
          aria-label={copy.fewer({ name })}
          aria-disabled={quantity <= 1 || undefined}
          onClick={() => change(Math.max(1, quantity - 1))}
        >
          −
        </button>
        <output aria-label={name}>{quantity}</output>
        <button
          type="button"
          aria-label={copy.more({ name })}
          aria-disabled={quantity >= left || undefined}
          onClick={() => change(quantity + 1)}
        >
          +
        </button>
        <p className={css.sum}>{formatShillings(lineTotal(line, rate).shillings)}</p>
      </div>
    </li>
  );
}
