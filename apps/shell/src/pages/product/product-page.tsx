import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ProductResponse } from '@ministry/api-client';
import { defaultRate, formatShillings, productCategories } from '@ministry/domain';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { isMissing } from '../../app/reads.ts';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { Loading } from '../../drawings/loading.tsx';
import { paymentOfferPath, usePaymentOffer } from '../../payments/use-payment-offer.ts';
import { useProduct } from '../../features/store/api/use-products.ts';
import { cartWords } from '../../features/store/cart.content.ts';
import { AddToCart } from '../../features/store/components/add-to-cart.tsx';
import { CartDock } from '../../features/store/components/cart-dock.tsx';
import { ProductPicture } from '../../features/store/components/product-picture.tsx';
import { productData } from '../../features/store/product-data.ts';
import { productPath } from '../../features/store/products-view.ts';
import { productWords as words, storeWords } from '../../features/store/store.content.ts';
import css from './product.module.css';

function ProductPage() {
  const { id = '' } = useParams();
  const { data: product, error, refetch, isFetching } = useProduct(id);
  if (product) return <ProductView key={product.id} product={product} />;
  if (isMissing(error)) return <Notice status={404} title={words.missingTitle} text={words.missingText} />;
  if (isFetching || !error) return <Waiting />;
  return <Notice status={503} title={words.failedTitle} text={storeWords.failed} onRetry={() => void refetch()} />;
}

function ProductView({ product }: { product: ProductResponse }) {
  const { publicUrl } = useSettings();
  const { offer } = usePaymentOffer();
  const [news, setNews] = useState('');
  const path = `/store/${product.id}`;
  const price = formatShillings(product.priceUgx);
  const isSoldOut = product.stockQuantity < 1;
  usePageHead({
    title: product.name,
    description: `${price}. ${product.description.replace(/\s+/g, ' ')}`.slice(0, 200),
    path,
    structured: productData(product, publicUrl),
    image: `/share/products-${product.id}.jpg`,
  });
  return (
    <>
      <article className={`wrap ${css.page}`}>
        <ProductPicture
          product={product}
          alt={product.name}
          sizes="(min-width: 62rem) 34rem, 100vw"
          lazy={false}
          tap={words.showPicture}
          className={css.picture}
        />
        <div className={css.words}>
          <Link to="/store" className={css.back}>
            {words.back}
          </Link>
          <h1>{product.name}</h1>
          <p className={css.badges}>
            <span className="badge">{productCategories[product.category]}</span>
            <span className={`badge ${isSoldOut ? '' : 'badge-nile'}`}>
              {isSoldOut ? storeWords.outOfStock : storeWords.left(product.stockQuantity)}
            </span>
          </p>
          <p className={css.price}>{price}</p>
          <AddToCart
            product={product}
            onAdded={(name) => setNews(cartWords.added(name))}
            onSoldOut={(name) => setNews(cartWords.soldOut(name))}
          />
          <p className={css.text}>{product.description || storeWords.noDescription}</p>
          <p className={css.quiet}>{words.pickup}</p>
          <a
            className="btn btn-quiet"
            href={`https://wa.me/?text=${encodeURIComponent(`${product.name}, ${price}: ${publicUrl}${path}`)}`}
            target="_blank"
            rel="noopener"
          >
            <Icon name="whatsapp" />
            {words.share}
          </a>
        </div>
      </article>
      <CartDock news={news} rate={offer?.rate ?? defaultRate} />
    </>
  );
}

function Waiting() {
  usePageHead({ title: storeWords.heading, description: storeWords.description });
  return <Loading />;
}

function Notice({
  status,
  title,
  text,
  onRetry,
}: {
  status: number;
  title: string;
  text: string;
  onRetry?: () => void;
}) {
  usePageHead({ title, description: text, status });
  return (
    <div className="wrap section">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="actions">
        {onRetry ? (
          <button type="button" className="btn btn-nile" onClick={onRetry}>
            {storeWords.tryAgain}
          </button>
        ) : null}
        <Link to="/store" className="btn btn-quiet">
          {words.back}
        </Link>
      </p>
    </div>
  );
}

export const productPage: PageModule = {
  Component: ProductPage,
  reads: ({ params }) => [productPath(params.id ?? ''), paymentOfferPath],
};
