import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { apiPath } from '@ministry/api-client';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { readQuery } from '../../reads.ts';
import { CodeAction } from './code-action.tsx';
import { SetUpCodes } from './set-up-codes.tsx';
import layout from '../../components/layout.module.css';

const path = apiPath('/api/session/second-factor');
/** So few are left that new ones should be made. */
const fewCodes = 3;

/** The codes of an authenticator app for the own account: on or off, and how many recovery codes are left. */
export function OneTimeCodes() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  const [open, setOpen] = useState<'set-up' | 'renew' | 'remove' | null>(null);
  function close() {
    setOpen(null);
    void refetch();
    void queries.invalidateQueries({ queryKey: ['/api/session'] });
  }

  return (
    <section className={`${layout.card} ${layout.padded} ${layout.stack}`} aria-labelledby="codes">
      <h2 id="codes">One-time codes</h2>
      <p>
        A code of an app on your telephone, such as Google Authenticator or Aegis, is asked for before money and
        accounts. Then a stolen password alone opens neither.
      </p>
      {error ? (
        <LoadFailed title="The state of the codes could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Loading…" />
      ) : data.isOn ? (
        <>
          <Alert
            type={data.recoveryCodesLeft > fewCodes ? 'success' : 'warning'}
            showIcon
            title="Codes are asked for"
            description={`${data.recoveryCodesLeft} of ten recovery codes are left.`}
          />
          <div className={layout.row}>
            <Button onClick={() => setOpen('renew')}>New recovery codes</Button>
            <Button danger onClick={() => setOpen('remove')}>
              Switch off
            </Button>
          </div>
        </>
      ) : (
        <div className={layout.row}>
          <Button type="primary" onClick={() => setOpen('set-up')}>
            Set up one-time codes
          </Button>
        </div>
      )}
      {open === 'set-up' ? <SetUpCodes onClose={close} /> : null}
      {open === 'renew' || open === 'remove' ? <CodeAction action={open} onClose={close} /> : null}
    </section>
  );
}
