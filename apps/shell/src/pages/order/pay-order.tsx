import { useSearchParams } from 'react-router-dom';
import { usePaymentOffer } from '../../payments/use-payment-offer.ts';
import { payOrder } from '../../features/store/api/use-order.ts';
import { methodFor } from '../../features/store/checkout.ts';
import { WaysToPay } from '../../features/store/components/ways-to-pay.tsx';
import { orderWords as words } from '../../features/store/order.content.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import form from '../../forms/form.module.css';
import { useForm } from '../../forms/use-form.ts';
import css from './order.module.css';

const fields = ['method'] as const;

interface PayOrderProps {
  reference: string;
  orderKey: string;
  /** 'UGX 92,500' */
  total: string;
}

/** Leads to the page on which the order is paid, as often as it takes. Nothing while nobody takes payments. */
export function PayOrder({ reference, orderKey, total }: PayOrderProps) {
  const { offer } = usePaymentOffer();
  const methods = offer?.methods ?? [];
  const [search] = useSearchParams();
  const { props, failure, message, isSending } = useForm({
    name: `order-payment:${reference}`,
    fields,
    faultsOf: () => ({}),
    send: ({ method }) => {
      const chosen = methodFor(methods, method);
      if (!chosen) throw new Error('There is no way to pay.');
      return payOrder({
        reference,
        secret: orderKey,
        provider: chosen.provider,
        method: chosen.ways.find((way) => way === method),
      });
    },
    onSent: (address) => location.assign(address),
    toasts: { failed: { title: words.payFailed } },
    refusal: search.get('pay') === 'later' ? { sentence: words.payLater } : undefined,
  });
  if (methods.length === 0) return null;
  return (
    <form {...props} id="pay" className={`${form.form} ${css.pay}`} method="post" action="/api/orders/lookup/pay">
      <h2>{words.payHeading}</h2>
      <FormFailure sentence={failure} ref={message} />
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="secret" value={orderKey} />
      <WaysToPay form="pay" methods={methods} />
      <button type="submit" className="btn btn-sun" disabled={isSending}>
        {isSending ? words.paying : words.pay(total)}
      </button>
    </form>
  );
}
