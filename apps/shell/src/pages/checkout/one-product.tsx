import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductResponse } from '@ministry/api-client';
import { formatShillings, storeLimits } from '@ministry/domain';
import { isMissing } from '../../app/reads.ts';
import { Loading } from '../../drawings/loading.tsx';
import { showStock, useProduct } from '../../features/store/api/use-products.ts';
import { reconcile, withOneMore, withQuantity, type CartChange, type Offer } from '../../features/store/cart.ts';
import { checkoutWords as words } from '../../features/store/checkout.content.ts';
import { CheckoutForm } from '../../features/store/components/checkout-form.tsx';
import { ProductPicture } from '../../features/store/components/product-picture.tsx';
import { productPath } from '../../features/store/products-view.ts';
import { productWords } from '../../features/store/store.content.ts';
import { Field } from '../../forms/field.tsx';
import form from '../../forms/form.module.css';
import css from './checkout.module.css';
import type { Given } from './given.ts';
import { Total } from './total.tsx';

/** Orders one product, without a cart: the way of whoever has no script. */
export function OneProduct({ id, ...given }: Given & { id: number }) {
  const { data: product, error, isFetching, refetch } = useProduct(String(id));
  if (product && product.stockQuantity > 0) return <OpenProduct product={product} {...given} />;
  if (!product && !error) return <Loading />;
  const isGone = product !== undefined || isMissing(error);
  return (
    <>
      <h2>{isGone ? productWords.missingTitle : productWords.failedTitle}</h2>
      {isGone ? <p>{productWords.missingText}</p> : null}
      <p className="actions">
        {isGone ? null : (
          <button type="button" className="btn btn-nile" disabled={isFetching} onClick={() => void refetch()}>
            {words.lookAgain}
          </button>
        )}
        <Link to="/store" className="btn btn-quiet">
          {words.toStore}
        </Link>
      </p>
    </>
  );
}

function OpenProduct({ product, methods, rate, refusal, onPlaced }: Given & { product: ProductResponse }) {
  const client = useQueryClient();
  const [quantity, setQuantity] = useState(1);
  const cart = withQuantity(withOneMore([], product), product.id, quantity);

  function overtaken(found: ReadonlyMap<number, Offer | null>): CartChange[] {
    const now = found.get(product.id);
    showStock(client, product.id, now?.stockQuantity ?? 0);
    if (now)
      client.setQueryData<ProductResponse>([productPath(product.id)], {
        ...product,
        price: now.price,
        stockQuantity: now.stockQuantity,
      });
    setQuantity((wanted) => Math.max(1, Math.min(wanted, now?.stockQuantity ?? 1)));
    return reconcile(cart, found, rate).changes;
  }

  return (
    <div className={css.columns}>
      <section className={css.summary} aria-labelledby="summary">
        <h2 id="summary">{words.summary}</h2>
        <div className={css.product}>
          <ProductPicture product={product} sizes="6rem" className={css.thumb} />
          <p>
            <strong>{product.name}</strong>
            {formatShillings(product.priceUgx)}
          </p>
        </div>
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
          onOvertaken={overtaken}
          onPlaced={onPlaced}
        >
          <input type="hidden" name="items.0.productId" value={product.id} />
          <div className={form.pair}>
            <Field
              form="checkout"
              name="items.0.quantity"
              label={words.quantity}
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
      </section>
    </div>
  );
}
