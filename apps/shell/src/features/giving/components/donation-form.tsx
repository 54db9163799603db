import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError, type PaymentMethodsResponse } from '@ministry/api-client';
import { formatShillings, givingCategories, givingCategorySlugs, payingBy, paymentLimits } from '@ministry/domain';
import { Loading } from '../../../drawings/loading.tsx';
import { Choice } from '../../../forms/choice.tsx';
import { Field } from '../../../forms/field.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import type { OutcomeWithoutScript } from '../../../forms/plain-outcome.ts';
import { type FieldErrors, useForm } from '../../../forms/use-form.ts';
import { eastAfricanAnswers } from '../../../payments/east-africa.ts';
import { usePaymentOffer } from '../../../payments/use-payment-offer.ts';
import { startGift } from '../api/start-gift.ts';
import { giftFields, methodOf, payable, toastOf, type TypedAmount, validate } from '../gift.ts';
import { giftForm } from '../gift-form.ts';
import { giftCopy as copy, giftToasts } from '../giving.copy.ts';
import { AmountFields } from './amount-fields.tsx';
import formCss from '../../../forms/form.module.css';
import css from './donation-form.module.css';

interface DonationFormProps {
  /** Why the form was refused when it was sent without a script. */
  refusal?: OutcomeWithoutScript['refusal'];
  /** Whether a button opened the form; the focus then moves to its heading. */
  isOpened?: boolean;
}

/** CON-22, HOME-06 */
export default function DonationForm({ refusal, isOpened = false }: DonationFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  return (
    <div className={css.panel}>
      <h3 ref={heading} tabIndex={-1}>
        {copy.heading}
      </h3>
      <Questions refusal={refusal} />
    </div>
  );
}

function Questions({ refusal }: { refusal: OutcomeWithoutScript['refusal'] }) {
  const { offer, error } = usePaymentOffer();
  if (offer?.methods.length) return <OpenForm offer={offer} refusal={refusal} />;
  return offer || error ? <p role="alert">{copy.closed}</p> : <Loading />;
}

function OpenForm({ offer, refusal }: { offer: PaymentMethodsResponse; refusal: OutcomeWithoutScript['refusal'] }) {
  const { isLeaving, leave } = useLeaving();
  const { props, errors, failure, message, isSending, keep } = useForm({
    name: giftForm,
    fields: giftFields,
    suggest: eastAfricanAnswers,
    validate: (answers) => validate(answers, offer),
    send: (answers) => startGift(answers, offer),
    onSent: (address) => {
      // A visitor who comes back from the provider's page finds the form filled in; the result page removes the draft.
      keep();
      leave(address);
    },
    toasts: {
      missing: toastOf,
      failed: (error) => ({ ...giftToasts.failed, ...(error instanceof ApiError && { description: error.sentence }) }),
    },
    refusal,
  });
  const { typed, provider, read } = useFormValues(props.ref);
  const method = methodOf({ provider }, offer);
  const isPending = isSending || isLeaving;
  const change = () => {
    keep();
    read();
  };
  const shillings = payable(typed, offer.rate);
  return (
    <form
      {...props}
      onInput={change}
      className={`${formCss.form} ${css.form}`}
      method="post"
      action={`/api/create-${offer.methods[0]?.provider}-payment#donation`}
    >
      {method?.isTest ? <p className={css.test}>{copy.test}</p> : null}
      <FormFailure sentence={failure} ref={message} />
      <AmountFields rate={offer.rate} typed={typed} error={errors['amount']} onChange={change} />
      <Choice form={giftForm} name="category" legend={copy.category} options={categories} chosen="general" />
      <PaymentChoices offer={offer} />
      <DonorFields errors={errors} wantsPhone={offer.methods.some(({ wantsPhone }) => wantsPhone)} />
      <p className={formCss.saved}>
        {copy.next({ provider: method?.title ?? '' })} {copy.saved}
      </p>
      <button type="submit" className="btn btn-give" disabled={isPending}>
        {isPending
          ? copy.pending
          : shillings === null
            ? copy.give
            : copy.giveAmount({ amount: formatShillings(shillings) })}
      </button>
    </form>
  );
}

/** The provider, if there are several, and the way to pay. */
function PaymentChoices({ offer }: { offer: PaymentMethodsResponse }) {
  return (
    <>
      {offer.methods.length > 1 ? (
        <Choice
          form={giftForm}
          name="provider"
          legend={copy.provider}
          options={offer.methods.map(({ provider: value, title }) => ({ value, label: title }))}
          chosen={offer.methods[0]?.provider}
          className={formCss.scripted}
        />
      ) : null}
      <Choice
        form={giftForm}
        name="method"
        legend={copy.method}
        options={waysOf(offer)}
        chosen="card"
        className={css.halves}
      />
    </>
  );
}

function DonorFields({ errors, wantsPhone }: { errors: FieldErrors; wantsPhone: boolean }) {
  const common = (name: 'donorPhone' | 'donorEmail' | 'donorName') => ({ form: giftForm, name, error: errors[name] });
  return (
    <>
      {wantsPhone ? (
        <div className={css.phone}>
          <Field
            {...common('donorPhone')}
            label={copy.phone}
            hint={copy.phoneHint}
            maxLength={paymentLimits.phone}
            input={{ type: 'tel', autoComplete: 'tel' }}
          />
        </div>
      ) : null}
      <Field
        {...common('donorEmail')}
        label={copy.email}
        hint={copy.emailHint}
        maxLength={paymentLimits.email}
        input={{ type: 'email', required: true, autoComplete: 'email' }}
      />
      <Field
        {...common('donorName')}
        label={copy.name}
        hint={copy.nameHint}
        maxLength={paymentLimits.name}
        input={{ autoComplete: 'name' }}
      />
    </>
  );
}

const categories = givingCategorySlugs.map((value) => ({ value, label: givingCategories[value] }));
const waysOf = ({ methods }: PaymentMethodsResponse) =>
  [...new Set(methods.flatMap(({ ways }) => ways))].map((value) => ({ value, label: payingBy[value] }));

/** Amount and provider as typed in the form. Call `read` after each change. */
function useFormValues(form: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState<TypedAmount>({ unit: 'USD', amount: '' });
  const [provider, setProvider] = useState('');
  const read = () => {
    if (!form.current) return;
    const given = new FormData(form.current);
    const answer = (name: string) => String(given.get(name) ?? '');
    setTyped({ unit: answer('unit'), amount: answer('amount') });
    setProvider(answer('provider'));
  };
  // This effect runs after the draft is restored.
  useEffect(read, [form]);
  return { typed, provider, read };
}

/** Opens the provider's page. The button is disabled until then, and enabled again for a visitor who comes back. */
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
