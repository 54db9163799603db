import { useSearchParams } from 'react-router-dom';
import { payOrder } from '../../features/store/api/use-order.ts';
import { methodFor } from '../../features/store/checkout.ts';
import { WaysToPay } from '../../features/store/components/ways-to-pay.tsx';
import { orderCopy as copy } from '../../features/store/order.copy.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/use-form.ts';
import { eastAfricanAnswers } from '../../payments/east-africa.ts';
import { usePaymentOffer } from '../../payments/use-payment-offer.ts';
import form from '../../forms/form.module.css';
import css from './order.module.css';

const fields = ['method'] as const;

interface PayOrderProps {
  reference: string;
  orderKey: string;
  /** 'UGX 92,500' */
  total: string;
}

/** Opens the provider's page to pay the order. Renders nothing if no provider is available. */
export function PayOrder({ reference, orderKey, total }: PayOrderProps) {
  const { offer } = usePaymentOffer();
  const methods = offer?.methods ?? [];
  const [search] = useSearchParams();
  const { props, failure, message, isSending } = useForm({
    name: `order-payment:${reference}`,
    fields,
    suggest: eastAfricanAnswers,
    validate: () => ({}),
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
    toasts: { failed: { title: copy.payFailed } },
    refusal: search.get('pay') === 'later' ? { sentence: copy.payLater } : undefined,
  });
  if (methods.length === 0) return null;
  return (
    <form {...props} id="pay" className={`${form.form} ${css.pay}`} method="post" action="/api/orders/lookup/pay#pay">
      <h2>{copy.payHeading}</h2>
      <FormFailure sentence={failure} ref={message} />
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="secret" value={orderKey} />
      <WaysToPay form="pay" methods={methods} />
      <button type="submit" className="btn btn-sun" disabled={isSending}>
        {isSending ? copy.paying : copy.pay({ total })}
      </button>
    </form>
  );
}
