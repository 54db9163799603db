import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { StaffAccountResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { AccountRow } from './account-row.tsx';
import { AddAccount } from './add-account.tsx';
import { ChangePassword } from './change-password.tsx';
import { useAccounts } from './use-accounts.ts';

type Open = { dialog: 'add' } | { dialog: 'password' | 'revoke'; account: StaffAccountResponse } | null;

export default function AccountsPage() {
  const accounts = useAccounts();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  async function attempt(done: string, work: Promise<unknown>) {
    try {
      await work;
      showToast({ title: done });
    } catch (error) {
      showToast({ title: 'That did not work', description: readableError(error), variant: 'destructive' });
    }
  }
  function revoke(account: StaffAccountResponse) {
    close();
    void attempt(`${account.username} can no longer sign in.`, accounts.revoke(account.id));
  }

  return (
    <PageFrame
      title="Accounts"
      lead="Who may sign in: the office (admin) and the media team."
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen({ dialog: 'add' })}>
          Add an account
        </Button>
      }
    >
      {accounts.error ? (
        <LoadFailed
          title="The accounts could not be loaded"
          error={accounts.error}
          onRetry={() => void accounts.refetch()}
        />
      ) : !accounts.data ? (
        <Loading label="Loading the accounts…" />
      ) : (
        <RowList>
          {accounts.data.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              isSelf={account.username === accounts.self}
              onPassword={() => setOpen({ dialog: 'password', account })}
              onRevoke={() => setOpen({ dialog: 'revoke', account })}
              onRestore={() => void attempt(`${account.username} can sign in again.`, accounts.restore(account.id))}
            />
          ))}
        </RowList>
      )}
      {open?.dialog === 'add' ? <AddAccount accounts={accounts} onClose={close} /> : null}
      {open?.dialog === 'password' ? (
        <ChangePassword accounts={accounts} account={open.account} onClose={close} />
      ) : null}
      {open?.dialog === 'revoke' ? (
        <RevokeQuestion account={open.account} onRevoke={() => revoke(open.account)} onCancel={close} />
      ) : null}
    </PageFrame>
  );
}

interface RevokeQuestionProps {
  account: StaffAccountResponse;
  onRevoke(): void;
  onCancel(): void;
}

function RevokeQuestion({ account, onRevoke, onCancel }: RevokeQuestionProps) {
  return (
    <Modal
      open
      title={`Revoke ${account.username}?`}
      okText="Revoke"
      okButtonProps={{ danger: true }}
      onCancel={onCancel}
      onOk={onRevoke}
    >
      <p>
        This account is signed out everywhere within five seconds and cannot sign in again until it is restored. What it
        did stays in the audit log.
      </p>
    </Modal>
  );
}
