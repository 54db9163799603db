import { Button, Form, Input } from 'antd';
import type { LedgerEntryDetailResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { EditForm } from '../../forms/edit-form.tsx';
import { FormButtons } from '../../forms/form-buttons.tsx';
import { FormNotes } from '../../forms/form-notes.tsx';
import { ruleOf } from '../../forms/rule-of.ts';
import { useItemForm } from '../../forms/use-item-form.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { toCorrection, validateAmount, worthOf } from './gift.ts';
import type { Ledger } from './use-ledger.ts';
import layout from '../../components/layout.module.css';

interface CorrectionFormProps {
  entry: LedgerEntryDetailResponse;
  ledger: Ledger;
  onDone(): void;
  onCancel(): void;
}

type Correction = Record<'amount' | 'note', string>;
const currency = 'UGX';

function validate({ amount, note }: Correction, rate: number): Record<string, string> {
  const error = validateAmount({ amount, currency }, rate, true);
  return {
    ...(error ? { amount: error } : {}),
    ...(note.trim() ? {} : { note: copy.correction.whyMissing }),
  };
}

/** Form for the right amount of a gift. The difference is added to the ledger as a further entry. */
export function CorrectionForm({ entry, ledger, onDone, onCancel }: CorrectionFormProps) {
  const { id, rate, balance } = entry;
  const form = useItemForm<LedgerEntryDetailResponse, Correction>({
    type: 'ledger-correction',
    item: entry,
    toValues: () => ({ amount: '', note: '' }),
    send: (values, _from, key) => ledger.correct(id, toCorrection(values), key),
    failed: (error) => copy.correction.failed({ reason: readableError(error) }),
    onSaved() {
      showToast({
        title: copy.correction.doneTitle,
        description: copy.correction.doneText,
      });
      onDone();
    },
  });
  const checked = (name: string) => [ruleOf((values: Correction) => validate(values, rate), name)];
  function cancel() {
    if (form.isDirty) form.discard();
    onCancel();
  }

  return (
    <EditForm form={form} name="correction" savesByKey closesWhenSaved>
      <h3 className={layout.spaceBelow}>{copy.correction.open}</h3>
      <FormNotes form={form} one={copy.entry} />
      <Form.Item
        name="amount"
        label={copy.correction.amount}
        required
        rules={checked('amount')}
        extra={
          worthOf({ amount: form.values.amount, currency }, rate) ||
          copy.correction.amountHint({ amount: formatShillings(balance.amount) })
        }
      >
        <Input inputMode="numeric" autoComplete="off" autoFocus maxLength={14} />
      </Form.Item>
      <Form.Item name="note" label={copy.correction.why} required rules={checked('note')}>
        <Input.TextArea maxLength={1_000} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <FormButtons form={form} save={copy.correction.save} saving={copy.correction.saving}>
        <Button onClick={cancel}>{common.cancel}</Button>
      </FormButtons>
    </EditForm>
  );
}
