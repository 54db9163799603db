import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { StaffAccountResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { ChangePassword } from '../../components/change-password.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { AccountRow } from './account-row.tsx';
import { accountsCopy as copy } from './accounts.copy.ts';
import { AddAccount } from './add-account.tsx';
import { InviteAccount } from './invite-account.tsx';
import { type Accounts, useAccounts } from './use-accounts.ts';

type Open = { dialog: 'add' } | { dialog: 'password' | 'invite' | Question; account: StaffAccountResponse } | null;

export default function AccountsPage() {
  const accounts = useAccounts();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  async function attempt(done: string, work: Promise<unknown>) {
    try {
      await work;
      showToast({ title: done });
    } catch (error) {
      showToast({ title: common.thatDidNotWork, description: readableError(error), variant: 'destructive' });
    }
  }
  function carryOut(dialog: Question, { id, username }: StaffAccountResponse) {
    close();
    void attempt(copy[dialog].done({ username }), accounts[dialog](id));
  }

  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen({ dialog: 'add' })}>
          {copy.add.title}
        </Button>
      }
    >
      {accounts.error ? (
        <LoadFailed title={copy.loadFailed} error={accounts.error} onRetry={() => void accounts.refetch()} />
      ) : !accounts.data ? (
        <Loading label={copy.loading} />
      ) : (
        <>
          <PastorNote accounts={accounts.data} />
          <RowList>
            {accounts.data.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                isSelf={account.username === accounts.self}
                onPassword={() => setOpen({ dialog: 'password', account })}
                onRevoke={() => setOpen({ dialog: 'revoke', account })}
                onInvite={() => setOpen({ dialog: 'invite', account })}
                onSignOut={() => setOpen({ dialog: 'signOut', account })}
                onRemoveSecondFactor={() => setOpen({ dialog: 'removeSecondFactor', account })}
                onRestore={() =>
                  void attempt(copy.restored({ username: account.username }), accounts.restore(account.id))
                }
              />
            ))}
          </RowList>
        </>
      )}
      <Dialogs open={open} accounts={accounts} onConfirm={carryOut} onClose={close} />
    </PageFrame>
  );
}

/** Said as soon as it is so, not only when such a request waits, of which nothing may be told here. */
function PastorNote({ accounts }: { accounts: StaffAccountResponse[] }) {
  if (accounts.some(({ role, isRevoked }) => role === 'pastor' && !isRevoked)) return null;
  return <Alert type="warning" showIcon title={copy.noPastor} description={copy.noPastorText} />;
}

/** What is asked before it is done. */
type Question = 'revoke' | 'signOut' | 'removeSecondFactor';

interface DialogsProps {
  open: Open;
  accounts: Accounts;
  onConfirm(dialog: Question, account: StaffAccountResponse): void;
  onClose(): void;
}

function Dialogs({ open, accounts, onConfirm, onClose }: DialogsProps) {
  if (open === null) return null;
  if (open.dialog === 'add') return <AddAccount accounts={accounts} onClose={onClose} />;
  const { dialog, account } = open;
  if (dialog === 'invite') return <InviteAccount accounts={accounts} account={account} onClose={onClose} />;
  if (dialog === 'password')
    return (
      <ChangePassword
        username={account.username}
        isSelf={account.username === accounts.self}
        change={(passwords) => accounts.changePassword(account.id, passwords)}
        onClose={onClose}
      />
    );
  const { question, action, text } = copy[dialog];
  return (
    <Modal
      open
      title={question({ username: account.username })}
      okText={action}
      okButtonProps={{ danger: true }}
      onCancel={onClose}
      onOk={() => onConfirm(dialog, account)}
    >
      <p>{text}</p>
    </Modal>
  );
}
