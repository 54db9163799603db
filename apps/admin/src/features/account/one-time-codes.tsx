import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { apiPath } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { readQuery } from '../../reads.ts';
import { accountCopy } from './account.copy.ts';
import { CodeAction } from './code-action.tsx';
import { SetUpCodes } from './set-up-codes.tsx';
import layout from '../../components/layout.module.css';

const { codes: copy } = accountCopy;

const path = apiPath('/api/session/second-factor');
/** Up to this number of remaining recovery codes a warning is shown: new ones should be made. */
const fewCodes = 3;

/** One-time codes of the signed-in account: on or off, and how many recovery codes are left. */
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
      <h2 id="codes">{copy.heading}</h2>
      <p>{copy.lead}</p>
      {error ? (
        <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={common.loading} />
      ) : data.isOn ? (
        <>
          <Alert
            type={data.recoveryCodesLeft > fewCodes ? 'success' : 'warning'}
            showIcon
            title={copy.areOn}
            description={copy.recoveryCodesLeft({ count: data.recoveryCodesLeft })}
          />
          <div className={layout.row}>
            <Button onClick={() => setOpen('renew')}>{copy.renew.title}</Button>
            <Button danger onClick={() => setOpen('remove')}>
              {copy.remove.action}
            </Button>
          </div>
        </>
      ) : (
        <div className={layout.row}>
          <Button type="primary" onClick={() => setOpen('set-up')}>
            {accountCopy.setup.title}
          </Button>
        </div>
      )}
      {open === 'set-up' ? <SetUpCodes onClose={close} /> : null}
      {open === 'renew' || open === 'remove' ? <CodeAction action={open} onClose={close} /> : null}
    </section>
  );
}
