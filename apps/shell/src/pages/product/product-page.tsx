import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ProductResponse } from '@ministry/api-client';
import { defaultRate, formatShillings, productCategories } from '@ministry/domain';
import { whatsappShareHref } from '../../app/links.ts';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { useProduct } from '../../features/store/api/use-products.ts';
import { cartCopy } from '../../features/store/cart.copy.ts';
import { AddToCart } from '../../features/store/components/add-to-cart.tsx';
import { CartDock } from '../../features/store/components/cart-dock.tsx';
import { ProductPicture } from '../../features/store/components/product-picture.tsx';
import { ProductText } from '../../features/store/components/product-text.tsx';
import { productData } from '../../features/store/product-data.ts';
import { productPath } from '../../features/store/products-view.ts';
import { productCopy as copy, storeCopy } from '../../features/store/store.copy.ts';
import { ItemPage } from '../../layout/item-page.tsx';
import { paymentOfferPath, usePaymentOffer } from '../../payments/use-payment-offer.ts';
import css from './product.module.css';

function ProductPage() {
  const { id = '' } = useParams();
  return (
    <ItemPage
      read={useProduct(id)}
      loading={{ title: storeCopy.heading, description: storeCopy.description }}
      missing={{ title: copy.missingTitle, text: copy.missingText }}
      failed={{ title: copy.failedTitle, text: storeCopy.failed }}
      link={
        <Link to="/store" className="btn btn-quiet">
          {copy.back}
        </Link>
      }
    >
      {(product) => <ProductView key={product.id} product={product} />}
    </ItemPage>
  );
}

function ProductView({ product }: { product: ProductResponse }) {
  const { publicUrl, identity } = useSettings();
  const { offer } = usePaymentOffer();
  const [news, setNews] = useState('');
  const path = `/store/${product.id}`;
  const price = formatShillings(product.priceUgx);
  const isSoldOut = product.stockQuantity < 1;
  usePageHead({
    title: product.name,
    description: `${price}. ${product.description.replace(/\s+/g, ' ')}`.slice(0, 200),
    path,
    structured: productData(product, publicUrl, identity.name),
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
          tap={copy.showPicture}
          className={css.picture}
        />
        <div className={css.copy}>
          <Link to="/store" className={css.back}>
            {copy.back}
          </Link>
          <h1 lang={product.language}>{product.name}</h1>
          <p className={css.badges}>
            <span className="badge">{productCategories[product.category]}</span>
            <span className={`badge ${isSoldOut ? '' : 'badge-nile'}`}>
              {isSoldOut ? storeCopy.outOfStock : storeCopy.left({ units: product.stockQuantity })}
            </span>
          </p>
          <p className={css.price}>{price}</p>
          <AddToCart
            product={product}
            onAdded={(name) => setNews(cartCopy.added({ name }))}
            onSoldOut={(name) => setNews(cartCopy.soldOut({ name }))}
          />
          <ProductText product={product} className={css.text} />
          <p className={css.quiet}>{copy.pickup}</p>
          <a
            className="btn btn-quiet"
            href={whatsappShareHref(`${product.name}, ${price}`, publicUrl + path)}
            target="_blank"
            rel="noopener"
          >
            <Icon name="whatsapp" />
            {copy.share}
          </a>
        </div>
      </article>
      <CartDock news={news} rate={offer?.rate ?? defaultRate} />
    </>
  );
}

export const page: PageModule = {
  Component: ProductPage,
  // Hydrated on idle to show an open cart.
  hydrateOnIdle: ({ search }) => (search.has('cart') ? '' : null),
  query: ['cart'],
  reads: ({ params }) => [productPath(params.id ?? ''), paymentOfferPath],
};
