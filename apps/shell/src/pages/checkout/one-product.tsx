import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductResponse } from '@ministry/api-client';
import { formatShillings, storeLimits } from '@ministry/domain';
import { isMissing, readQuery } from '../../app/reads.ts';
import { Loading } from '../../drawings/loading.tsx';
import { showStock, useProduct } from '../../features/store/api/use-products.ts';
import { type CartChange, type Offer, reconcile, withOneMore, withQuantity } from '../../features/store/cart.ts';
import { checkoutCopy as copy } from '../../features/store/checkout.copy.ts';
import { CheckoutForm } from '../../features/store/components/checkout-form.tsx';
import { ProductPicture } from '../../features/store/components/product-picture.tsx';
import { productPath } from '../../features/store/products-view.ts';
import { productCopy } from '../../features/store/store.copy.ts';
import { Field } from '../../forms/field.tsx';
import { CheckoutColumns } from './checkout-columns.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import form from '../../forms/form.module.css';
import css from './checkout.module.css';

/** Orders one product without a cart, for visitors without scripts. */
export function OneProduct({ id, ...given }: CheckoutProps & { id: number }) {
  const { data: product, error, isFetching, refetch } = useProduct(String(id));
  if (product && product.stockQuantity > 0) return <OpenProduct product={product} {...given} />;
  if (!product && !error) return <Loading />;
  const isGone = product !== undefined || isMissing(error);
  return (
    <>
      <h2>{isGone ? productCopy.missingTitle : productCopy.failedTitle}</h2>
      {isGone ? <p>{productCopy.missingText}</p> : null}
      <p className="actions">
        {isGone ? null : (
          <button type="button" className="btn btn-nile" disabled={isFetching} onClick={() => void refetch()}>
            {copy.lookAgain}
          </button>
        )}
        <Link to="/store" className="btn btn-quiet">
          {copy.toStore}
        </Link>
      </p>
    </>
  );
}

function OpenProduct({ product, methods, rate, refusal, onPlaced }: CheckoutProps & { product: ProductResponse }) {
  const client = useQueryClient();
  const [quantity, setQuantity] = useState(1);
  const cart = withQuantity(withOneMore([], product), product.id, quantity);

  function updateStock(found: ReadonlyMap<number, Offer | null>): CartChange[] {
    const now = found.get(product.id);
    showStock(client, product.id, now?.stockQuantity ?? 0);
    if (now)
      client.setQueryData(readQuery(productPath(product.id)).queryKey, {
        ...product,
        price: now.price,
        stockQuantity: now.stockQuantity,
      });
    setQuantity((wanted) => Math.max(1, Math.min(wanted, now?.stockQuantity ?? 1)));
    return reconcile(cart, found, rate).changes;
  }

  return (
    <CheckoutColumns
      cart={cart}
      rate={rate}
      summary={
        <div className={css.product}>
          <ProductPicture product={product} sizes="6rem" className={css.thumb} />
          <p>
            <strong>{product.name}</strong>
            {formatShillings(product.priceUgx)}
          </p>
        </div>
      }
    >
      <CheckoutForm
        cart={cart}
        methods={methods}
        rate={rate}
        refusal={refusal}
        onOutdated={updateStock}
        onPlaced={onPlaced}
      >
        <input type="hidden" name="items.0.productId" value={product.id} />
        <div className={form.pair}>
          <Field
            form="checkout"
            name="items.0.quantity"
            label={copy.quantity}
            input={{
              type: 'number',
              inputMode: 'numeric',
              min: 1,
              max: Math.min(product.stockQuantity, storeLimits.quantity),
              required: true,
              value: quantity,
              onChange: (event) => setQuantity(Math.trunc(event.currentTarget.valueAsNumber) || 1),
            }}
          />
        </div>
      </CheckoutForm>
    </CheckoutColumns>
  );
}
