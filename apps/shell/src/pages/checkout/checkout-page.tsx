import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderReceipt } from '@ministry/api-client';
import { defaultRate } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { checkoutCopy as copy } from '../../features/store/checkout.copy.ts';
import { boughtIn } from '../../features/store/checkout.ts';
import { rememberOrder } from '../../features/store/my-orders.ts';
import { productPath } from '../../features/store/products-view.ts';
import { outcomeWithoutScript } from '../../forms/plain-outcome.ts';
import { Banner } from '../../layout/banner.tsx';
import { paymentOfferPath, usePaymentOffer } from '../../payments/use-payment-offer.ts';
import { CartCheckout } from './cart-checkout.tsx';
import { OneProduct } from './one-product.tsx';
import { Placed } from './placed.tsx';

/** Checkout for the cart of the device or, for visitors without scripts, for one product in the address. */
function CheckoutPage() {
  usePageHead({ title: copy.title, description: copy.description });
  const [search] = useSearchParams();
  const { offer } = usePaymentOffer();
  const [receipt, setReceipt] = useState<OrderReceipt | null>(null);
  const bought = boughtIn(search);

  function placed(made: OrderReceipt) {
    rememberOrder({ reference: made.reference, key: made.secret, at: new Date().toISOString() });
    setReceipt(made);
    location.assign(made.redirect_url ?? basePath + made.orderUrl);
  }

  const given = {
    methods: offer?.methods ?? [],
    rate: offer?.rate ?? defaultRate,
    refusal:
      search.get('order') === 'overtaken'
        ? { sentence: copy.soldOut, errors: {} }
        : outcomeWithoutScript(search, 'order').refusal,
    onPlaced: placed,
  };
  return (
    <>
      <Banner title={copy.title} lead={copy.lead} />
      <div className="wrap section">
        {receipt ? (
          <Placed receipt={receipt} />
        ) : bought === null ? (
          <CartCheckout {...given} />
        ) : (
          <OneProduct id={bought} {...given} />
        )}
      </div>
    </>
  );
}

export const page: PageModule = {
  Component: CheckoutPage,
  // Hydrated on idle to show the cart of this device.
  hydrateOnIdle: () => '',
  query: ['buy', 'order', 'fields'],
  reads: ({ search }) => {
    const bought = boughtIn(search);
    return [paymentOfferPath, ...(bought === null ? [] : [productPath(bought)])];
  },
};
