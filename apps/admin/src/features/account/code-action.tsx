import { Alert, Button, Modal } from 'antd';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { ApiError, dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { CodeField } from '../../second-factor/code-dialog.tsx';
import { api } from '../../session.ts';
import { accountCopy } from './account.copy.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import layout from '../../components/layout.module.css';

const { codes: copy } = accountCopy;

/** The two actions that need a fresh one-time code: renew the recovery codes, and turn one-time codes off. */
export function CodeAction({ action, onClose }: { action: 'renew' | 'remove'; onClose(): void }) {
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const fields = failure instanceof ApiError ? failure.fields : {};
  const { title, text, action: label } = copy[action];
  const isEnd = action === 'remove';

  async function run(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setFailure(null);
    try {
      const body = { code };
      if (action === 'renew') {
        setCodes((await dataOf(api.calls.POST('/api/session/second-factor/recovery-codes', { body }))).recoveryCodes);
        return;
      }
      await api.calls.POST('/api/session/second-factor/remove', { body });
      showToast({ title: copy.switchedOff });
      onClose();
    } catch (error) {
      setFailure(error);
      setSending(false);
      setCode('');
    }
  }

  return (
    <Modal
      open
      title={title}
      footer={null}
      mask={{ closable: false }}
      keyboard={codes === null}
      afterOpenChange={focusFirstField}
      onCancel={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : (
        <form className={layout.stackLoose} onSubmit={(event) => void run(event)}>
          <p>{text}</p>
          {failure && !fields['code'] ? (
            <Alert type="error" showIcon role="alert" title={readableError(failure)} />
          ) : null}
          <CodeField value={code} error={fields['code']} onChange={setCode} />
          <div className={layout.rowEnd}>
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button type="primary" danger={isEnd} htmlType="submit" disabled={isSending || code.trim().length < 6}>
              {label}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
