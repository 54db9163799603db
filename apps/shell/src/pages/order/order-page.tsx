import { useParams, useSearchParams } from 'react-router-dom';
import { phoneHref } from '@ministry/domain';
import type { PageModule } from '../../app/page.tsx';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { useOrder } from '../../features/store/api/use-order.ts';
import { orderCopy as copy } from '../../features/store/order.copy.ts';
import { orderPath } from '../../features/store/order.ts';
import { ItemPage } from '../../layout/item-page.tsx';
import { paymentOfferPath } from '../../payments/use-payment-offer.ts';
import { OrderView } from './order-view.tsx';

/** Opens only with the reference and the key in the address. */
function OrderPage() {
  const { identity } = useSettings();
  const { reference = '' } = useParams();
  const key = useSearchParams()[0].get('key') ?? '';
  return (
    <ItemPage
      read={useOrder(reference, key)}
      isInvalid={key === ''}
      loading={{ title: copy.heading, description: copy.description, label: copy.loading }}
      missing={{ title: copy.missingTitle, text: copy.missingText }}
      failed={{ title: copy.failedTitle, text: copy.failedText }}
      link={
        <a className="btn btn-quiet" href={phoneHref(identity.phone)}>
          <Icon name="phone" />
          {identity.phone}
        </a>
      }
    >
      {(order) => <OrderView order={order} orderKey={key} />}
    </ItemPage>
  );
}

export const page: PageModule = {
  Component: OrderPage,
  // Hydrated on idle to read the status of the payment.
  hydrateOnIdle: () => '',
  query: ['key', 'cancel', 'pay'],
  reads: ({ params: { reference = '' }, search }) => {
    const key = search.get('key') ?? '';
    return key === '' ? [] : [orderPath(reference, key), paymentOfferPath];
  },
};
