import { useEffect, useRef, useState } from 'react';
import { ApiError, type PaymentMethodsResponse } from '@ministry/api-client';
import { formatShillings, givingCategories, givingCategorySlugs, payingBy, paymentLimits } from '@ministry/domain';
import { Loading } from '../../../drawings/loading.tsx';
import { Choice } from '../../../forms/choice.tsx';
import { Field } from '../../../forms/field.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import formCss from '../../../forms/form.module.css';
import type { PlainOutcome } from '../../../forms/plain-outcome.ts';
import { useForm } from '../../../forms/use-form.ts';
import { usePaymentOffer } from '../../../payments/use-payment-offer.ts';
import { startGift } from '../api/start-gift.ts';
import { giftForm } from '../gift-form.ts';
import { faultsOf, giftFields, methodOf, payable, toastOf, type TypedAmount } from '../gift.ts';
import { giftToasts, giftWords as words } from '../giving.content.ts';
import { AmountFields } from './amount-fields.tsx';
import css from './donation-form.module.css';

interface DonationFormProps {
  /** What a plain form was told. */
  refusal?: PlainOutcome['refusal'];
  /** It came by a press, and takes the focus that the button had. */
  isAsked?: boolean;
}

/** CON-22, HOME-06 */
export default function DonationForm({ refusal, isAsked = false }: DonationFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  return (
    <div className={css.panel}>
      <h3 ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <Questions refusal={refusal} />
    </div>
  );
}

function Questions({ refusal }: { refusal: PlainOutcome['refusal'] }) {
  const { offer, error } = usePaymentOffer();
  if (offer?.methods.length) return <OpenForm offer={offer} refusal={refusal} />;
  return offer || error ? <p role="alert">{words.closed}</p> : <Loading />;
}

function OpenForm({ offer, refusal }: { offer: PaymentMethodsResponse; refusal: PlainOutcome['refusal'] }) {
  const { isLeaving, leave } = useLeaving();
  const { props, faults, failure, message, isSending, keep } = useForm({
    name: giftForm,
    fields: giftFields,
    faultsOf: (answers) => faultsOf(answers, offer),
    send: (answers) => startGift(answers, offer),
    onSent: (address) => {
      // Whoever turns back on the provider's page finds the form as it was; the result page drops it.
      keep();
      leave(address);
    },
    toasts: {
      missing: toastOf,
      failed: (error) => ({ ...giftToasts.failed, ...(error instanceof ApiError && { description: error.sentence }) }),
    },
    refusal,
  });
  const [typed, setTyped] = useState<TypedAmount>({ unit: 'USD', amount: '' });
  const [provider, setProvider] = useState('');
  const form = props.ref;
  const look = () => {
    if (!form.current) return;
    const given = new FormData(form.current);
    const answer = (name: string) => String(given.get(name) ?? '');
    setTyped({ unit: answer('unit'), amount: answer('amount') });
    setProvider(answer('provider'));
  };
  // After the draft is back.
  useEffect(look, [form]);

  const method = methodOf({ provider }, offer);
  const isPending = isSending || isLeaving;
  const facts = (name: 'donorPhone' | 'donorEmail' | 'donorName') => ({ form: giftForm, name, fault: faults[name] });
  const change = () => {
    keep();
    look();
  };
  const shillings = payable(typed, offer.rate);
  return (
    <form
      {...props}
      onInput={change}
      className={`${formCss.form} ${css.form}`}
      method="post"
      action={`/api/create-${offer.methods[0]?.provider}-payment`}
    >
      {method?.isTest ? <p className={css.test}>{words.test}</p> : null}
      <FormFailure sentence={failure} ref={message} />
      <AmountFields rate={offer.rate} typed={typed} fault={faults['amount']} onChange={change} />
      <Choice form={giftForm} name="category" legend={words.category} options={categories} chosen="general" />
      {offer.methods.length > 1 ? (
        <Choice
          form={giftForm}
          name="provider"
          legend={words.provider}
          options={offer.methods.map(({ provider: value, title }) => ({ value, label: title }))}
          chosen={offer.methods[0]?.provider}
          className={formCss.scripted}
        />
      ) : null}
      <Choice
        form={giftForm}
        name="method"
        legend={words.method}
        options={waysOf(offer)}
        chosen="card"
        className={css.halves}
      />
      {offer.methods.some(({ wantsPhone }) => wantsPhone) ? (
        <div className={css.phone}>
          <Field
            {...facts('donorPhone')}
            label={words.phone}
            hint={words.phoneHint}
            maxLength={paymentLimits.phone}
            input={{ type: 'tel', autoComplete: 'tel' }}
          />
        </div>
      ) : null}
      <Field
        {...facts('donorEmail')}
        label={words.email}
        hint={words.emailHint}
        maxLength={paymentLimits.email}
        input={{ type: 'email', required: true, autoComplete: 'email' }}
      />
      <Field
        {...facts('donorName')}
        label={words.name}
        hint={words.nameHint}
        maxLength={paymentLimits.name}
        input={{ autoComplete: 'name' }}
      />
      <p className={formCss.kept}>
        {words.next(method?.title ?? '')} {words.kept}
      </p>
      <button type="submit" className="btn btn-give" disabled={isPending}>
        {isPending ? words.pending : shillings === null ? words.give : words.giveAmount(formatShillings(shillings))}
      </button>
    </form>
  );
}

const categories = givingCategorySlugs.map((value) => ({ value, label: givingCategories[value] }));
const waysOf = ({ methods }: PaymentMethodsResponse) =>
  [...new Set(methods.flatMap(({ ways }) => ways))].map((value) => ({ value, label: payingBy[value] }));

/** The way to the provider's page; the button waits until the browser is there, and works again for whoever comes back. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = () => setLeaving(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  return {
    isLeaving,
    leave(address: string) {
      setLeaving(true);
      location.assign(address);
    },
  };
}
