import { useParams, useSearchParams } from 'react-router-dom';
import { ministry } from '@ministry/domain';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { isMissing } from '../../app/reads.ts';
import { Icon } from '../../drawings/icon.tsx';
import { Loading } from '../../drawings/loading.tsx';
import { paymentOfferPath } from '../../payments/use-payment-offer.ts';
import { useOrder } from '../../features/store/api/use-order.ts';
import { orderPath } from '../../features/store/order.ts';
import { orderWords as words } from '../../features/store/order.content.ts';
import { OrderView } from './order-view.tsx';

/** For whoever has the reference and the key, which stand in the address; nobody else finds it. */
function OrderPage() {
  const { reference = '' } = useParams();
  const key = useSearchParams()[0].get('key') ?? '';
  const { order, error, isFetching, retry } = useOrder(reference, key);
  if (order) return <OrderView order={order} orderKey={key} />;
  if (key === '' || isMissing(error))
    return <Notice status={404} title={words.missingTitle} text={words.missingText} />;
  if (isFetching || !error) return <Waiting />;
  return <Notice status={503} title={words.failedTitle} text={words.failedText} onRetry={retry} />;
}

function Waiting() {
  usePageHead({ title: words.heading, description: words.description });
  return <Loading label={words.loading} />;
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
            {words.tryAgain}
          </button>
        ) : null}
        <a className="btn btn-quiet" href={`tel:${ministry.phone.replaceAll(' ', '')}`}>
          <Icon name="phone" />
          {ministry.phone}
        </a>
      </p>
    </div>
  );
}

export const orderPage: PageModule = {
  Component: OrderPage,
  reads: ({ params: { reference = '' }, search }) => {
    const key = search.get('key') ?? '';
    return key === '' ? [] : [orderPath(reference, key), paymentOfferPath];
  },
};
