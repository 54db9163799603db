import { Button, Modal } from 'antd';
import { useState } from 'react';
import { readableError } from '@ministry/api-client';
import { roles } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { ChangePassword } from '../../components/change-password.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { api, session } from '../../session.ts';
import { useAccount } from '../../use-may.ts';
import { accountCopy as copy } from './account.copy.ts';
import { OneTimeCodes } from './one-time-codes.tsx';
import layout from '../../components/layout.module.css';

/** The page of the signed-in account: password, one-time codes, sign out everywhere. */
export default function AccountPage() {
  const { data } = useAccount();
  const [open, setOpen] = useState<'password' | 'sign-out' | null>(null);
  const close = () => setOpen(null);

  async function signOut() {
    close();
    try {
      await api.calls.POST('/api/session/sign-out-everywhere');
      session.clear();
    } catch (error) {
      showToast({ title: common.thatDidNotWork, description: readableError(error), variant: 'destructive' });
    }
  }

  return (
    <PageFrame title={copy.title} lead={copy.lead}>
      {data ? (
        <div className={layout.tilesWide}>
          <section className={`${layout.card} ${layout.padded} ${layout.stack}`} aria-labelledby="signed-in">
            <h2 id="signed-in">{data.username}</h2>
            <p>
              {roles[data.role].name}. {roles[data.role].may}
            </p>
            <div className={layout.row}>
              <Button onClick={() => setOpen('password')}>{common.changePassword}</Button>
              <Button onClick={() => setOpen('sign-out')}>{copy.signOut}</Button>
            </div>
          </section>
          <OneTimeCodes />
        </div>
      ) : (
        <Loading label={copy.loading} />
      )}
      {open === 'password' && data ? (
        <ChangePassword
          username={data.username}
          isSelf
          change={(body) => api.calls.PUT('/api/session/password', { body })}
          onClose={close}
        />
      ) : null}
      {open === 'sign-out' ? (
        <Modal
          open
          title={copy.signOutQuestion}
          okText={copy.signOut}
          okButtonProps={{ danger: true }}
          onOk={() => void signOut()}
          onCancel={close}
        >
          <p>{copy.signOutText}</p>
        </Modal>
      ) : null}
    </PageFrame>
  );
}
