import { useRef } from 'react';
import { formatShillings } from '@ministry/domain';
import { Choice } from '../../../forms/choice.tsx';
import { Field, fieldId } from '../../../forms/field.tsx';
import { carried, presetsIn, type TypedAmount, worthOf } from '../gift.ts';
import { giftForm } from '../gift-form.ts';
import { giftCopy as copy } from '../giving.copy.ts';
import formCss from '../../../forms/form.module.css';
import css from './donation-form.module.css';

interface AmountFieldsProps {
  /** Shillings for a dollar. */
  rate: number;
  /** The current values of the form. */
  typed: TypedAmount;
  error: string | undefined;
  /** Called after a button has filled in the amount. */
  onChange(): void;
}

const units = Object.entries(copy.units).map(([value, label]) => ({ value, label }));

/** The amount, in dollars or in shillings, and its worth in the other currency (DON-14, DON-15). */
export function AmountFields({ rate, typed, error, onChange }: AmountFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const worth = worthOf(typed, rate);
  const amount = () => fields.current?.querySelector<HTMLInputElement>('[name=amount]');
  function put(value: string) {
    const control = amount();
    if (control) control.value = value;
  }
  return (
    <>
      <div onInput={({ target }) => put(carried(amount()?.value ?? '', (target as HTMLInputElement).value, rate))}>
        <Choice form={giftForm} name="unit" legend={copy.unit} options={units} chosen="USD" className={css.halves} />
      </div>
      <div ref={fields} className={css.amount}>
        <div role="group" aria-label={copy.presets} className={`${css.presets} ${formCss.scripted}`}>
          {presetsIn(typed.unit, rate).map(({ label, worth, amount: preset }) => (
            <button
              key={label}
              type="button"
              aria-pressed={typed.amount === preset}
              data-hold=""
              onClick={() => {
                put(preset);
                onChange();
              }}
            >
              {label} <small>{worth}</small>
            </button>
          ))}
        </div>
        <Field
          form={giftForm}
          name="amount"
          label={copy.amount}
          error={worth === null ? error : undefined}
          input={{
            type: 'number',
            inputMode: 'decimal',
            min: 1,
            step: typed.unit === 'UGX' ? 1 : 0.01,
            required: true,
            autoComplete: 'off',
          }}
        />
        <output htmlFor={fieldId(giftForm, 'amount')}>
          {worth ?? copy.rate({ shillings: formatShillings(rate) })}
        </output>
      </div>
    </>
  );
}
