import { formatShillings } from '@ministry/domain';
import { Icon } from '../../../drawings/icon.tsx';
import { cartWords as words } from '../cart.content.ts';
import { lineTotal, without, withQuantity, type Cart, type CartLine } from '../cart.ts';
import { changeCart } from '../cart-store.ts';
import css from './cart-lines.module.css';
import { ProductPicture } from './product-picture.tsx';

/** The lines of the cart, each with its number to change. @param rate shillings for a dollar */
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
  return (
    <li className={css.line}>
      <ProductPicture product={{ id: productId, imageUrl: line.imageUrl }} sizes="4.5rem" className={css.thumb} />
      <div className={css.what}>
        <p className={css.name}>{name}</p>
        <p className={css.each}>
          {formatShillings(lineTotal({ ...line, quantity: 1 }, rate).shillings)} {words.each}
        </p>
      </div>
      <button type="button" className={css.remove} onClick={() => changeCart((cart) => without(cart, productId))}>
        <Icon name="close" />
        <span className="unseen">{words.remove(name)}</span>
      </button>
      <div className={css.stepper}>
        {/* Stays, and keeps the focus, where there is no further to go. */}
        <button
          type="button"
          aria-label={words.fewer(name)}
          aria-disabled={quantity <= 1 || undefined}
          onClick={() => change(Math.max(1, quantity - 1))}
        >
          −
        </button>
        <output aria-label={name}>{quantity}</output>
        <button
          type="button"
          aria-label={words.more(name)}
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
