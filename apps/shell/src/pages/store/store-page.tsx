import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultRate } from '@ministry/domain';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useSettings } from '../../app/site.tsx';
import { paymentOfferPath, usePaymentOffer } from '../../payments/use-payment-offer.ts';
import { useProducts } from '../../features/store/api/use-products.ts';
import { CartDock } from '../../features/store/components/cart-dock.tsx';
import { ProductList } from '../../features/store/components/product-list.tsx';
import { StoreFilter } from '../../features/store/components/store-filter.tsx';
import { cartWords } from '../../features/store/cart.content.ts';
import { productsData } from '../../features/store/product-data.ts';
import { productsPath, viewOf } from '../../features/store/products-view.ts';
import { storeWords as words } from '../../features/store/store.content.ts';
import { Banner } from '../../layout/banner.tsx';
import { Mission } from './mission.tsx';

function StorePage() {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { publicUrl } = useSettings();
  const { products = [] } = useProducts(view);
  usePageHead({
    title: words.heading,
    description: words.description,
    path: '/store',
    structured: productsData(products, publicUrl),
  });
  const { offer } = usePaymentOffer();
  const [news, setNews] = useState('');
  return (
    <>
      <Banner title={words.heading} lead={words.lead} />
      <div id="products" className="wrap section">
        <StoreFilter view={view} />
        <ProductList
          view={view}
          onAdded={(name) => setNews(cartWords.added(name))}
          onSoldOut={(name) => setNews(cartWords.soldOut(name))}
        />
      </div>
      <Mission />
      <CartDock news={news} rate={offer?.rate ?? defaultRate} />
    </>
  );
}

export const storePage: PageModule = {
  Component: StorePage,
  reads: ({ search }) => [productsPath(viewOf(search)), paymentOfferPath],
};
