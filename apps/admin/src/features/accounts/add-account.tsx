import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { NewStaffAccountResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { roles } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { roleNames } from './account-list.ts';
import { accountsCopy } from './accounts.copy.ts';
import { GeneratedPassword } from './generated-password.tsx';
import type { AccountDraft, Accounts } from './use-accounts.ts';

const { add: copy } = accountsCopy;

/** Adds an account. The person is invited by e-mail, or the server generates a password and returns it once. */
export function AddAccount({ accounts, onClose }: { accounts: Accounts; onClose(): void }) {
  const [created, setCreated] = useState<NewStaffAccountResponse | null>(null);
  const form = useItemForm<NewStaffAccountResponse, AccountDraft>({
    type: 'staff-account',
    item: null,
    toValues: () => ({ username: '', role: 'media', email: '' }),
    send: accounts.add,
    failed: (error) => copy.failed({ reason: readableError(error) }),
    onSaved(account) {
      if (account.generatedPassword !== undefined) return setCreated(account);
      showToast({
        title: copy.done({ username: account.username }),
        description: copy.invited({ email: account.email ?? '' }),
      });
      onClose();
    },
  });

  if (created) return <AccountAdded account={created} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      one={copy.one}
      title={copy.title}
      width={520}
      save={copy.save}
      saving={common.adding}
      onClose={onClose}
    >
      <Form.Item
        name="username"
        label={copy.username}
        required
        rules={[{ whitespace: true, required: true, message: copy.usernameMissing }]}
      >
        <Input maxLength={80} autoCapitalize="none" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="role" label={copy.role} extra={roles[form.values.role].may}>
        <Choice options={roleNames} />
      </Form.Item>
      <Form.Item name="email" label={copy.email} extra={copy.emailHint}>
        <Input type="email" maxLength={254} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}

/** Shows the generated password, once. */
function AccountAdded({ account, onClose }: { account: NewStaffAccountResponse; onClose(): void }) {
  return (
    <Modal
      open
      title={accountsCopy.password.title({ username: account.username })}
      footer={null}
      mask={{ closable: false }}
      keyboard={false}
      onCancel={onClose}
    >
      <GeneratedPassword password={account.generatedPassword ?? ''} onClose={onClose} />
    </Modal>
  );
}
