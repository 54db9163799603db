import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { type BankDepositResponse, readableError } from '@ministry/api-client';
import { depositLimits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { DateInput } from '../../forms/date-input.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ruleOf } from '../../forms/rule-of.ts';
import { useItemForm } from '../../forms/use-item-form.ts';
import { pageQuery } from '../../reads.ts';
import {
  blankDeposit,
  type DepositDraft,
  type DepositedEntries,
  differenceText,
  entriesText,
  toDepositRequest,
  validateDeposit,
} from './deposit.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { type Deposits, depositsPath } from './use-deposits.ts';

interface DepositDialogProps {
  entries: DepositedEntries;
  deposits: Deposits;
  onRecorded(): void;
  onClose(): void;
}

const checked = (name: string) => [ruleOf((values: DepositDraft) => validateDeposit(values), name)];

/** Records a bank deposit of the entries that are selected in the ledger. */
export function DepositDialog(props: DepositDialogProps) {
  const { data, error } = useQuery(pageQuery(depositsPath({ limit: 1, offset: 0 })));
  // The account of the previous deposit is the most likely one. If it cannot be read, the user types the account.
  return data || error ? <DepositForm {...props} account={data?.items[0]?.account ?? ''} /> : null;
}

function DepositForm({ entries, deposits, account, onRecorded, onClose }: DepositDialogProps & { account: string }) {
  const form = useItemForm<BankDepositResponse, DepositDraft>({
    type: 'bank-deposit',
    item: null,
    toValues: () => blankDeposit(entries.sum, account),
    async send(values, _from, key) {
      const deposit = await deposits.record(toDepositRequest(values, entries.ids), key);
      showToast({ title: copy.depositForm.done, description: `${differenceText(deposit.difference)}.` });
      return deposit;
    },
    failed: (error) => copy.depositForm.failed({ reason: readableError(error) }),
    onSaved: onRecorded,
  });
  return (
    <FormDialog
      form={form}
      one={copy.deposit}
      title={copy.depositForm.title}
      save={copy.depositForm.save}
      saving={copy.recording}
      close={common.close}
      onClose={onClose}
    >
      <FieldRow>
        <Form.Item name="depositedOn" label={copy.depositForm.day} required rules={checked('depositedOn')}>
          <DateInput />
        </Form.Item>
        <Form.Item
          name="amount"
          label={copy.depositForm.amount}
          required
          rules={checked('amount')}
          extra={entriesText(entries, form.values.amount)}
        >
          <Input inputMode="numeric" autoComplete="off" maxLength={14} />
        </Form.Item>
      </FieldRow>
      <FieldRow>
        <Form.Item name="account" label={copy.depositForm.account} required rules={checked('account')}>
          <Input autoComplete="off" maxLength={depositLimits.account} />
        </Form.Item>
        <Form.Item name="reference" label={copy.depositForm.slip}>
          <Input autoComplete="off" maxLength={depositLimits.reference} />
        </Form.Item>
      </FieldRow>
      <Form.Item name="note" label={common.note} extra={copy.depositForm.noteHint}>
        <Input.TextArea maxLength={depositLimits.note} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormDialog>
  );
}
