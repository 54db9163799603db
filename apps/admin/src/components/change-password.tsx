import { Alert, Button, Input, Modal } from 'antd';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { ApiError, readableError } from '@ministry/api-client';
import { passwordLength } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../common.copy.ts';
import { session } from '../session.ts';
import { componentsCopy as copy } from './components.copy.ts';
import { Field } from './field.tsx';
import { newPasswordProblem } from './new-password.ts';
import layout from './layout.module.css';

interface ChangePasswordProps {
  username: string;
  isSelf: boolean;
  change(passwords: { currentPassword: string; newPassword: string }): Promise<unknown>;
  onClose(): void;
}

/** Changes the password of any account. The person who changes it has to enter their own current password. */
export function ChangePassword({ username, isSelf, change, onClose }: ChangePasswordProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [problem, setProblem] = useState('');
  const fields = failure instanceof ApiError ? failure.fields : {};

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const next = String(typed.get('new'));
    const wrong = newPasswordProblem(next, String(typed.get('repeated')));
    setProblem(wrong);
    if (wrong) return;
    setSending(true);
    setFailure(null);
    try {
      await change({ currentPassword: String(typed.get('current')), newPassword: next });
      // If users change their own password, this session continues with the new one; the old one stops working within seconds.
      if (isSelf) session.updateCredential(username, next);
      showToast({ title: copy.passwordChanged({ username }) });
      onClose();
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  }

  return (
    <Modal open title={copy.changePasswordOf({ username })} footer={null} onCancel={onClose}>
      <form className={layout.stackLoose} onSubmit={(event) => void submit(event)}>
        {failure && Object.keys(fields).length === 0 ? (
          <Alert type="error" showIcon role="alert" title={readableError(failure)} />
        ) : null}
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <Field label={copy.currentPassword} error={fields['currentPassword']}>
          {(control) => <Input {...control} name="current" type="password" autoComplete="current-password" required />}
        </Field>
        <Field
          label={copy.newPassword}
          error={fields['newPassword'] ?? problem}
          hint={copy.newPasswordHint({ min: passwordLength.min, max: passwordLength.max })}
        >
          {(control) => <Input {...control} name="new" type="password" autoComplete="new-password" required />}
        </Field>
        <Field label={copy.newPasswordAgain}>
          {(control) => <Input {...control} name="repeated" type="password" autoComplete="new-password" required />}
        </Field>
        <div className={layout.rowEnd}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="primary" htmlType="submit" disabled={isSending}>
            {isSending ? copy.changingPassword : common.changePassword}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
