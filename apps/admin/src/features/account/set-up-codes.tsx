import { Alert, Button, Modal, QRCode } from 'antd';
import type { FormEvent } from 'react';
import { useCallback, useEffect, useState } from 'react';
import type { SecondFactorSetupResponse } from '@ministry/api-client';
import { ApiError, dataOf, readableError } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { CodeField } from '../../second-factor/code-dialog.tsx';
import { api } from '../../session.ts';
import { accountCopy } from './account.copy.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import layout from '../../components/layout.module.css';

const { setup: copy } = accountCopy;

/** Set-up in three steps: scan the QR code, confirm with the first code, keep the recovery codes. */
export function SetUpCodes({ onClose }: { onClose(): void }) {
  const [setup, setSetup] = useState<SecondFactorSetupResponse | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useCallback(() => {
    setFailure(null);
    dataOf(api.calls.POST('/api/session/second-factor/setup')).then(setSetup, setFailure);
  }, []);
  useEffect(begin, [begin]);

  return (
    <Modal
      open
      width={620}
      title={codes ? copy.done : copy.title}
      footer={null}
      mask={{ closable: false }}
      keyboard={codes === null}
      onCancel={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : failure ? (
        <LoadFailed title={copy.failed} error={failure} onRetry={begin} />
      ) : setup ? (
        <Confirm setup={setup} onConfirmed={setCodes} onClose={onClose} />
      ) : (
        <Loading label={copy.makingKey} />
      )}
    </Modal>
  );
}

interface ConfirmProps {
  setup: SecondFactorSetupResponse;
  onConfirmed(recoveryCodes: readonly string[]): void;
  onClose(): void;
}

function Confirm({ setup, onConfirmed, onClose }: ConfirmProps) {
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const fields = failure instanceof ApiError ? failure.fields : {};

  async function confirm(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setFailure(null);
    try {
      const body = { code, setup: setup.setup };
      onConfirmed((await dataOf(api.calls.POST('/api/session/second-factor/confirm', { body }))).recoveryCodes);
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  }

  return (
    <form className={layout.stackLoose} onSubmit={(event) => void confirm(event)}>
      {failure && !fields['code'] ? <Alert type="error" showIcon role="alert" title={readableError(failure)} /> : null}
      <div className={layout.row}>
        {/* Black on white in every theme: many authenticator apps read no other colours. */}
        <QRCode
          value={setup.address}
          type="svg"
          size={184}
          color="#000"
          bgColor="#fff"
          marginSize={2}
          aria-label={copy.qrCode}
        />
        <div>
          <p>{copy.scan}</p>
          <p className={layout.secret} aria-label={copy.key}>
            {setup.key.replace(/.{4}(?=.)/g, '$& ')}
          </p>
        </div>
      </div>
      <p>{copy.enterCode}</p>
      <CodeField isFirst value={code} error={fields['code']} onChange={setCode} />
      <div className={layout.rowEnd}>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button type="primary" htmlType="submit" disabled={isSending || code.trim().length < 6}>
          {isSending ? copy.checking : copy.switchOn}
        </Button>
      </div>
    </form>
  );
}
