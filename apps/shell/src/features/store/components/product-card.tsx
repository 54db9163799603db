import { Link } from 'react-router-dom';
import type { ProductResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { storeCopy as copy } from '../store.copy.ts';
import { AddToCart } from './add-to-cart.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductText } from './product-text.tsx';
import css from './product-card.module.css';

interface ProductCardProps {
  product: ProductResponse;
  onAdded(name: string): void;
  onSoldOut(name: string): void;
}

/** STORE-07…13; with an overlay if the last unit is sold while the card is on screen (STORE-19…21). */
export function ProductCard({ product, onAdded, onSoldOut }: ProductCardProps) {
  const isSoldOut = product.stockQuantity < 1;
  const nameId = `product-${product.id}`;
  return (
    <article className={css.card} aria-labelledby={nameId}>
      <div className={css.frame}>
        <ProductPicture product={product} sizes="(min-width: 48rem) 23rem, 40vw" className={css.picture} />
        {isSoldOut ? (
          <span className={css.overlay}>{copy.outOfStock}</span>
        ) : (
          <span className={`badge ${css.left}`}>{copy.left({ units: product.stockQuantity })}</span>
        )}
      </div>
      <div className={css.body}>
        <h2 id={nameId} className={css.name} lang={product.language}>
          <Link to={`/store/${product.id}`}>{product.name}</Link>
        </h2>
        <ProductText product={product} className={css.text} />
        <p className={css.price}>{formatShillings(product.priceUgx)}</p>
        <AddToCart product={product} onAdded={onAdded} onSoldOut={onSoldOut} />
      </div>
    </article>
  );
}
