import { Alert, Button, Input, Modal } from 'antd';
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { NewStaffAccountResponse } from '@ministry/api-client';
import { ApiError, readableError } from '@ministry/api-client';
import type { StaffRole } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { Field } from '../../components/field.tsx';
import { roleNames } from './account-row.tsx';
import { GeneratedPassword } from './generated-password.tsx';
import type { Accounts } from './use-accounts.ts';
import styles from './accounts.module.css';

const roleHints: Record<StaffRole, string> = {
  admin: 'May change everything, accounts too.',
  media: 'May open the media setup, not this console.',
};

/** Adds an account; the server makes its password and tells it once. */
export function AddAccount({ accounts, onClose }: { accounts: Accounts; onClose(): void }) {
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<StaffRole>('media');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [created, setCreated] = useState<NewStaffAccountResponse | null>(null);
  const fields = failure instanceof ApiError ? failure.fields : {};

  async function add(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setFailure(null);
    try {
      setCreated(await accounts.add(username.trim(), role));
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  if (created) return <AccountAdded account={created} onClose={onClose} />;
  return (
    <Modal open title="Add an account" footer={null} onCancel={onClose}>
      <form className={styles.form} onSubmit={(event) => void add(event)}>
        {failure && Object.keys(fields).length === 0 ? (
          <Alert type="error" showIcon role="alert" title={readableError(failure)} />
        ) : null}
        <Field label="Username" error={fields['username']}>
          {(control) => (
            <Input
              {...control}
              value={username}
              required
              maxLength={80}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <Field label="Role" error={fields['role']} hint={roleHints[role]}>
          {(control) => (
            <Choice {...control} value={role} options={roleNames} onChange={(value) => setRole(value as StaffRole)} />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={isSending || username.trim() === ''}>
            {isSending ? 'Adding…' : 'Add account'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Tells the new password, once. */
function AccountAdded({ account, onClose }: { account: NewStaffAccountResponse; onClose(): void }) {
  return (
    <Modal
      open
      title={`${account.username} was added`}
      footer={null}
      mask={{ closable: false }}
      keyboard={false}
      onCancel={onClose}
    >
      <GeneratedPassword password={account.generatedPassword ?? ''} onClose={onClose} />
    </Modal>
  );
}
