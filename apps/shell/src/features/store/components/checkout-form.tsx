import type { ReactNode } from 'react';
import { ApiError, type OrderReceipt, type PaymentMethodResponse } from '@ministry/api-client';
import { formatShillings, type OrderPayment } from '@ministry/domain';
import { useSettings } from '../../../app/site.tsx';
import { Choice } from '../../../forms/choice.tsx';
import { Field } from '../../../forms/field.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import type { OutcomeWithoutScript } from '../../../forms/plain-outcome.ts';
import { type FieldErrors, useForm } from '../../../forms/use-form.ts';
import { eastAfricanAnswers } from '../../../payments/east-africa.ts';
import { checkoutForm, isOutdated, placeOrder } from '../api/place-order.ts';
import { changeText } from '../cart.copy.ts';
import { type Cart, type CartChange, cartTotal, type Offer, offersIn } from '../cart.ts';
import { checkoutCopy as copy } from '../checkout.copy.ts';
import { type CheckoutAnswers, checkoutFields, lengthOf, requestOf, validate } from '../checkout.ts';
import { WaysToPay } from './ways-to-pay.tsx';
import css from '../../../forms/form.module.css';
import own from './checkout-form.module.css';

interface CheckoutFormProps {
  cart: Cart;
  methods: readonly PaymentMethodResponse[];
  /** Shillings for a dollar. */
  rate: number;
  refusal: OutcomeWithoutScript['refusal'];
  /** Further fields, for a form that is sent without a script. */
  children?: ReactNode;
  /** Called if prices or stock have changed since the cart was filled. Returns what that changes in the cart. */
  onOutdated(found: Map<number, Offer | null>): CartChange[];
  onPlaced(receipt: OrderReceipt): void;
}

const payments = ({ canPayOnline }: { canPayOnline: boolean }, town: string) => [
  ...(canPayOnline ? [{ value: 'online' satisfies OrderPayment, label: copy.online, hint: copy.onlineHint }] : []),
  { value: 'pickup' satisfies OrderPayment, label: copy.pickup, hint: copy.pickupHint({ town }) },
];

/** The buyer and the payment. Works without a script; with one, the page is not reloaded. */
export function CheckoutForm({ cart, methods, rate, refusal, children, onOutdated, onPlaced }: CheckoutFormProps) {
  const { town } = useSettings().identity;
  const { props, errors, failure, message, isSending, isScripted } = useForm({
    name: checkoutForm,
    canWait: true,
    fields: checkoutFields,
    suggest: eastAfricanAnswers,
    validate: (answers) => validate(answers, methods),
    send,
    onSent: onPlaced,
    toasts: { failed: { title: copy.failed } },
    refusal,
  });

  async function send(answers: CheckoutAnswers): Promise<OrderReceipt> {
    try {
      return await placeOrder(requestOf(cart, answers, methods));
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const changes = onOutdated(offersIn(error.details, cart)).map(changeText);
      if (changes.length === 0) throw error;
      throw new ApiError(
        error.status,
        '',
        JSON.stringify({ code: error.code, message: [copy.changed, ...changes, copy.lookAgain].join(' ') }),
      );
    }
  }

  const canPayOnline = methods.length > 0;
  return (
    <form {...props} id="order" className={`${css.form} ${own.checkout}`} method="post" action="/api/orders#order">
      <FormFailure sentence={failure} ref={message} />
      {children}
      <BuyerFields errors={errors} wantsPhone={methods.some((method) => method.wantsPhone)} />
      <Choice
        form="checkout"
        name="payment"
        legend={copy.payment}
        options={payments({ canPayOnline }, town)}
        chosen={canPayOnline ? 'online' : 'pickup'}
        error={errors.payment}
        className={own.payment}
      />
      {canPayOnline ? (
        <WaysToPay form="checkout" methods={methods} className={own.ways} />
      ) : (
        <p className={css.saved}>{copy.noOnline}</p>
      )}
      <p className={css.saved}>{copy.saved}</p>
      <button type="submit" className="btn btn-sun" disabled={isSending}>
        {isSending
          ? copy.sending
          : isScripted
            ? copy.send({ total: formatShillings(cartTotal(cart, rate).shillings) })
            : copy.sendPlain}
      </button>
    </form>
  );
}

function BuyerFields({ errors, wantsPhone }: { errors: FieldErrors; wantsPhone: boolean }) {
  const common = (name: keyof typeof lengthOf) => ({
    form: 'checkout',
    name,
    error: errors[name],
    maxLength: lengthOf[name],
  });
  return (
    <>
      <Field {...common('customerName')} label={copy.name} input={{ required: true, autoComplete: 'name' }} />
      <Field
        {...common('customerEmail')}
        label={copy.email}
        hint={copy.emailHint}
        input={{ type: 'email', required: true, autoComplete: 'email' }}
      />
      <Field
        {...common('customerPhone')}
        label={wantsPhone ? copy.phoneWanted : copy.phone}
        hint={wantsPhone ? copy.phoneWantedHint : copy.phoneHint}
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
    </>
  );
}
