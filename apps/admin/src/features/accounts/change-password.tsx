import { Alert, Button, Input, Modal } from 'antd';
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { StaffAccountResponse } from '@ministry/api-client';
import { ApiError, readableError } from '@ministry/api-client';
import { passwordLength } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { Field } from '../../components/field.tsx';
import { api, session } from '../../session.ts';
import { newPasswordProblem } from './new-password.ts';
import type { Accounts } from './use-accounts.ts';
import styles from './accounts.module.css';

interface ChangePasswordProps {
  accounts: Accounts;
  account: StaffAccountResponse;
  onClose(): void;
}

/** Changes the password of any account; who does it proves who they are with their own. */
export function ChangePassword({ accounts, account, onClose }: ChangePasswordProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [problem, setProblem] = useState('');
  const fields = failure instanceof ApiError ? failure.fields : {};

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const next = String(typed.get('new'));
    const wrong = newPasswordProblem(next, String(typed.get('repeated')));
    setProblem(wrong);
    if (wrong) return;
    setSending(true);
    setFailure(null);
    try {
      await api.calls.PUT('/api/staff-accounts/{id}/password', {
        params: { path: { id: account.id } },
        body: { currentPassword: String(typed.get('current')), newPassword: next },
      });
      // One's own new password goes on with this session; the old one stops working within seconds.
      if (account.username === accounts.self) session.replace(account.username, next);
      showToast({ title: `The password of ${account.username} was changed.` });
      void accounts.refetch();
      onClose();
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  }

  return (
    <Modal open title={`Change the password of ${account.username}`} footer={null} onCancel={onClose}>
      <form className={styles.form} onSubmit={(event) => void change(event)}>
        {failure && Object.keys(fields).length === 0 ? (
          <Alert type="error" showIcon role="alert" title={readableError(failure)} />
        ) : null}
        <input type="text" hidden readOnly autoComplete="username" value={account.username} />
        <Field label="Your own current password" error={fields['currentPassword']}>
          {(control) => <Input {...control} name="current" type="password" autoComplete="current-password" required />}
        </Field>
        <Field
          label="New password"
          error={fields['newPassword'] ?? problem}
          hint={`${passwordLength.min} to ${passwordLength.max} characters; several words are easiest to remember.`}
        >
          {(control) => <Input {...control} name="new" type="password" autoComplete="new-password" required />}
        </Field>
        <Field label="New password again">
          {(control) => <Input {...control} name="repeated" type="password" autoComplete="new-password" required />}
        </Field>
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={isSending}>
            {isSending ? 'Changing…' : 'Change password'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
