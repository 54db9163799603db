import type { ReactNode } from 'react';
import { ApiError, type OrderReceipt, type PaymentMethodResponse } from '@ministry/api-client';
import { formatShillings, type OrderPayment } from '@ministry/domain';
import { Choice } from '../../../forms/choice.tsx';
import { Field } from '../../../forms/field.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import css from '../../../forms/form.module.css';
import type { PlainOutcome } from '../../../forms/plain-outcome.ts';
import { useForm } from '../../../forms/use-form.ts';
import { checkoutForm, isOvertaken, placeOrder } from '../api/place-order.ts';
import { changeText } from '../cart.content.ts';
import { cartTotal, offersIn, type Cart, type CartChange, type Offer } from '../cart.ts';
import { checkoutWords as words } from '../checkout.content.ts';
import { checkoutFields, faultsOf, lengthOf, requestOf, type CheckoutAnswers } from '../checkout.ts';
import own from './checkout-form.module.css';
import { WaysToPay } from './ways-to-pay.tsx';

interface CheckoutFormProps {
  cart: Cart;
  methods: readonly PaymentMethodResponse[];
  /** Shillings for a dollar. */
  rate: number;
  refusal: PlainOutcome['refusal'];
  /** Fields of a form that goes out without a script. */
  children?: ReactNode;
  /** The store is not what the cart was filled from; answers what that changes. */
  onOvertaken(found: Map<number, Offer | null>): CartChange[];
  onPlaced(receipt: OrderReceipt): void;
}

const payments = ({ canPayOnline }: { canPayOnline: boolean }) => [
  ...(canPayOnline ? [{ value: 'online' satisfies OrderPayment, label: words.online, hint: words.onlineHint }] : []),
  { value: 'pickup' satisfies OrderPayment, label: words.pickup, hint: words.pickupHint },
];

/** Who buys and how it is paid: an ordinary form, which its script keeps on the page. */
export function CheckoutForm({ cart, methods, rate, refusal, children, onOvertaken, onPlaced }: CheckoutFormProps) {
  const { props, faults, failure, message, isSending, isScripted } = useForm({
    name: checkoutForm,
    fields: checkoutFields,
    faultsOf: (answers) => faultsOf(answers, methods),
    send,
    onSent: onPlaced,
    toasts: { failed: { title: words.failed } },
    refusal,
  });

  async function send(answers: CheckoutAnswers): Promise<OrderReceipt> {
    try {
      return await placeOrder(requestOf(cart, answers, methods));
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      const changes = onOvertaken(offersIn(error.details, cart)).map(changeText);
      if (changes.length === 0) throw error;
      throw new ApiError(
        error.status,
        '',
        JSON.stringify({ code: error.code, message: [words.changed, ...changes, words.lookAgain].join(' ') }),
      );
    }
  }

  const facts = (name: keyof typeof lengthOf) => ({
    form: 'checkout',
    name,
    fault: faults[name],
    maxLength: lengthOf[name],
  });
  const canPayOnline = methods.length > 0;
  const wantsPhone = methods.some((method) => method.wantsPhone);
  return (
    <form {...props} id="order" className={`${css.form} ${own.checkout}`} method="post" action="/api/orders">
      <FormFailure sentence={failure} ref={message} />
      {children}
      <Field {...facts('customerName')} label={words.name} input={{ required: true, autoComplete: 'name' }} />
      <Field
        {...facts('customerEmail')}
        label={words.email}
        hint={words.emailHint}
        input={{ type: 'email', required: true, autoComplete: 'email' }}
      />
      <Field
        {...facts('customerPhone')}
        label={wantsPhone ? words.phoneWanted : words.phone}
        hint={wantsPhone ? words.phoneWantedHint : words.phoneHint}
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
      <Choice
        form="checkout"
        name="payment"
        legend={words.payment}
        options={payments({ canPayOnline })}
        chosen={canPayOnline ? 'online' : 'pickup'}
        fault={faults.payment}
        className={own.payment}
      />
      {canPayOnline ? (
        <WaysToPay form="checkout" methods={methods} className={own.ways} />
      ) : (
        <p className={css.kept}>{words.noOnline}</p>
      )}
      <p className={css.kept}>{words.kept}</p>
      <button type="submit" className="btn btn-sun" disabled={isSending}>
        {isSending
          ? words.sending
          : isScripted
            ? words.send(formatShillings(cartTotal(cart, rate).shillings))
            : words.sendPlain}
      </button>
    </form>
  );
}
