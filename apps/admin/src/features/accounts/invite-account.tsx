import { Form, Input } from 'antd';
import type { StaffAccountResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import type { Accounts } from './use-accounts.ts';

interface InviteAccountProps {
  accounts: Accounts;
  account: StaffAccountResponse;
  onClose(): void;
}

/** Sends a link by which the person sets the password; nobody here learns it. */
export function InviteAccount({ accounts, account, onClose }: InviteAccountProps) {
  const form = useItemForm<StaffAccountResponse, { email: string }>({
    type: 'staff-invitation',
    item: account,
    toValues: (stored) => ({ email: stored?.email ?? '' }),
    async send({ email }) {
      await accounts.invite(account.id, email.trim());
      return { ...account, email: email.trim() };
    },
    failed: (error) => `The link was not sent. ${readableError(error)}`,
    onSaved({ email }) {
      showToast({ title: `A link goes to ${email}.` });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      one="invitation"
      title={`Send ${account.username} a link`}
      width={520}
      save="Send the link"
      saving="Sending…"
      onClose={onClose}
    >
      <Form.Item
        name="email"
        label="E-mail"
        required
        rules={[{ whitespace: true, required: true, message: 'Please enter an e-mail address.' }]}
        extra="The link works once, for three days, in place of an earlier one. Until it is used the present password stays."
      >
        <Input type="email" maxLength={254} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
