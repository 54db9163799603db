import { Alert, Button, Input } from 'antd';
import type { FormEvent } from 'react';
import type { LedgerEntryDetailResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { Field } from '../../components/field.tsx';
import { toCorrection, validateAmount, worthOf } from './gift.ts';
import type { Ledger } from './use-ledger.ts';
import { useSavedForm } from './use-saved-form.ts';
import styles from './donations.module.css';

interface CorrectionFormProps {
  entry: LedgerEntryDetailResponse;
  ledger: Ledger;
  onDone(): void;
  onCancel(): void;
}

const currency = 'UGX';

function useCorrection({ id, rate }: LedgerEntryDetailResponse, ledger: Ledger, onDone: () => void) {
  const form = useSavedForm({
    kind: 'ledger-correction',
    id,
    blank: { amount: '', note: '' },
    validate({ amount, note }) {
      const error = validateAmount({ amount, currency }, rate, true);
      return {
        ...(error ? { amount: error } : {}),
        ...(note.trim() ? {} : { note: 'Please say why, for whoever reads the books.' }),
      };
    },
    send: (typed, key) => ledger.correct(id, toCorrection(typed), key),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!(await form.submit())) return;
    showToast({
      title: 'Entry corrected',
      description: 'What was written stays; an entry of the difference was added.',
    });
    onDone();
  }
  return { form, save };
}

/** Says what a gift should have been; the books get an entry of the difference. */
export function CorrectionForm({ entry, ledger, onDone, onCancel }: CorrectionFormProps) {
  const { form, save } = useCorrection(entry, ledger, onDone);
  const { typed, set, errors } = form;
  const { rate, standing } = entry;

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <h3 className={styles.heading}>Correct the amount</h3>
      {form.failure ? (
        <Alert type="error" showIcon role="alert" title={`The entry was not corrected. ${form.failure}`} />
      ) : null}
      <Field
        label="The right amount in shillings"
        required
        error={errors['amount']}
        hint={
          worthOf({ ...typed, currency }, rate) ||
          `It stands at ${formatShillings(standing.amount)}; 0 if it never was.`
        }
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            maxLength={14}
            value={typed.amount}
            onChange={(event) => set({ amount: event.target.value })}
          />
        )}
      </Field>
      <Field label="Why" required error={errors['note']}>
        {({ status: _status, ...control }) => (
          <Input.TextArea
            {...control}
            value={typed.note}
            maxLength={1_000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={(event) => set({ note: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            form.discard();
            onCancel();
          }}
        >
          Cancel
        </Button>
        <Button type="primary" htmlType="submit" disabled={form.isSending}>
          {form.isSending ? 'Correcting…' : 'Add the correction'}
        </Button>
      </div>
    </form>
  );
}
