import { Form, Input } from 'antd';
import type { StaffAccountResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { accountsCopy } from './accounts.copy.ts';
import type { Accounts } from './use-accounts.ts';

const { invite: copy } = accountsCopy;

interface InviteAccountProps {
  accounts: Accounts;
  account: StaffAccountResponse;
  onClose(): void;
}

/** Sends a link to choose a password, so that nobody else learns the password. */
export function InviteAccount({ accounts, account, onClose }: InviteAccountProps) {
  const form = useItemForm<StaffAccountResponse, { email: string }>({
    type: 'staff-invitation',
    item: account,
    toValues: (stored) => ({ email: stored?.email ?? '' }),
    async send({ email }) {
      await accounts.invite(account.id, email.trim());
      return { ...account, email: email.trim() };
    },
    failed: (error) => copy.failed({ reason: readableError(error) }),
    onSaved({ email }) {
      showToast({ title: copy.sent({ email: email ?? '' }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      one={copy.one}
      title={copy.title({ username: account.username })}
      width={520}
      save={copy.save}
      saving={common.sending}
      onClose={onClose}
    >
      <Form.Item
        name="email"
        label={common.eMail}
        required
        rules={[{ whitespace: true, required: true, message: copy.emailMissing }]}
        extra={copy.hint}
      >
        <Input type="email" maxLength={254} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
