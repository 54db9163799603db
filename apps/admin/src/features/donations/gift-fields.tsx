import { Checkbox, Input } from 'antd';
import { givingCategories, officeMethods, paymentLimits } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { Field } from '../../components/field.tsx';
import { type GiftDraft, worthOf } from './gift.ts';
import styles from './donations.module.css';

const currencies = { UGX: 'Shillings (UGX)', USD: 'US dollars' };
const maxNoteLength = 1_000;
const giver = {
  name: { label: 'Name', hint: 'Left empty: Anonymous.', type: 'text' },
  phone: { label: 'Phone', type: 'tel' },
  email: { label: 'Email', type: 'email' },
} as const;

interface GiftFieldsProps {
  typed: GiftDraft;
  set(change: Partial<GiftDraft>): void;
  errors: Readonly<Record<string, string>>;
}

/** What was given, how and when. */
export function GiftFields({ typed, set, errors, rate }: GiftFieldsProps & { rate: number }) {
  return (
    <div className={styles.pair}>
      <Field label="Amount" required error={errors['amount']} hint={worthOf(typed, rate) || 'As it was counted.'}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={typed.amount}
            onChange={(event) => set({ amount: event.target.value })}
          />
        )}
      </Field>
      <Field label="Currency">
        {(control) => (
          <Choice {...control} value={typed.currency} options={currencies} onChange={(currency) => set({ currency })} />
        )}
      </Field>
      <Field label="How it came">
        {(control) => (
          <Choice {...control} value={typed.method} options={officeMethods} onChange={(method) => set({ method })} />
        )}
      </Field>
      <Field label="What it is for">
        {(control) => (
          <Choice
            {...control}
            value={typed.category}
            options={givingCategories}
            onChange={(category) => set({ category })}
          />
        )}
      </Field>
      <Field label="Received on" required error={errors['receivedOn']}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={typed.receivedOn}
            onChange={(event) => set({ receivedOn: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/** Who gave it, and what the office notes. */
export function GiverFields({ typed, set, errors }: GiftFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        {(Object.keys(giver) as (keyof typeof giver)[]).map((name) => {
          const { type, ...frame } = giver[name];
          return (
            <Field key={name} {...frame} error={errors[name]}>
              {(control) => (
                <Input
                  {...control}
                  type={type}
                  autoComplete="off"
                  maxLength={paymentLimits[name]}
                  value={typed[name]}
                  onChange={(event) => set({ [name]: event.target.value })}
                />
              )}
            </Field>
          );
        })}
      </div>
      <Checkbox checked={typed.sendReceipt} onChange={({ target }) => set({ sendReceipt: target.checked })}>
        Send a receipt to this address
      </Checkbox>
      <Field
        label="Note"
        error={errors['note']}
        hint="For the office only: a receipt number, the service it was collected at."
      >
        {({ status: _status, ...control }) => (
          <Input.TextArea
            {...control}
            value={typed.note}
            maxLength={maxNoteLength}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={(event) => set({ note: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
