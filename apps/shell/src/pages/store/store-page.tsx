import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultRate } from '@ministry/domain';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useSettings } from '../../app/site.tsx';
import { useProducts } from '../../features/store/api/use-products.ts';
import { cartCopy } from '../../features/store/cart.copy.ts';
import { CartDock } from '../../features/store/components/cart-dock.tsx';
import { ProductList } from '../../features/store/components/product-list.tsx';
import { StoreFilter } from '../../features/store/components/store-filter.tsx';
import { productsData } from '../../features/store/product-data.ts';
import { productsPath, viewOf } from '../../features/store/products-view.ts';
import { storeCopy as copy } from '../../features/store/store.copy.ts';
import { Banner } from '../../layout/banner.tsx';
import { paymentOfferPath, usePaymentOffer } from '../../payments/use-payment-offer.ts';
import { Mission } from './mission.tsx';

function StorePage() {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { publicUrl } = useSettings();
  const { products = [] } = useProducts(view);
  usePageHead({
    title: copy.heading,
    description: copy.description,
    path: '/store',
    structured: productsData(products, publicUrl),
  });
  const { offer } = usePaymentOffer();
  const [news, setNews] = useState('');
  return (
    <>
      <Banner title={copy.heading} lead={copy.lead} />
      <div id="products" className="wrap section">
        <StoreFilter view={view} />
        <ProductList
          view={view}
          onAdded={(name) => setNews(cartCopy.added({ name }))}
          onSoldOut={(name) => setNews(cartCopy.soldOut({ name }))}
        />
      </div>
      <Mission />
      <CartDock news={news} rate={offer?.rate ?? defaultRate} />
    </>
  );
}

export const page: PageModule = {
  Component: StorePage,
  // Hydrated on idle to show an open cart.
  hydrateOnIdle: ({ search }) => (search.has('cart') ? '' : null),
  query: ['search', 'category', 'page', 'cart'],
  reads: ({ search }) => [productsPath(viewOf(search)), paymentOfferPath],
};
