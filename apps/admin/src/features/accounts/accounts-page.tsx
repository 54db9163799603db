import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { StaffAccountResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { ChangePassword } from '../../components/change-password.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { AccountRow } from './account-row.tsx';
import { AddAccount } from './add-account.tsx';
import { InviteAccount } from './invite-account.tsx';
import { type Accounts, useAccounts } from './use-accounts.ts';

type Open =
  { dialog: 'add' } | { dialog: 'password' | 'invite' | keyof typeof questions; account: StaffAccountResponse } | null;

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
  function carryOut(dialog: keyof typeof questions, { id, username }: StaffAccountResponse) {
    close();
    void attempt(`${username}${questions[dialog].done}`, accounts[dialog](id));
  }

  return (
    <PageFrame
      title="Accounts"
      lead="Who may sign in, and with which role."
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
                onRestore={() => void attempt(`${account.username} can sign in again.`, accounts.restore(account.id))}
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
  return (
    <Alert
      type="warning"
      showIcon
      title="Nobody has the role Pastor"
      description="Visitors can mark a prayer request as confidential. Only a pastor sees those: please add an account for one."
    />
  );
}

/** What is asked before it is done, and what is said afterwards behind the username. */
const questions = {
  revoke: {
    title: (username: string) => `Revoke ${username}?`,
    action: 'Revoke',
    text: 'This account is signed out everywhere within five seconds and cannot sign in again until it is restored. What it did stays in the audit log.',
    done: ' can no longer sign in.',
  },
  signOut: {
    title: (username: string) => `Sign ${username} out everywhere?`,
    action: 'Sign out everywhere',
    text: 'Every open console of this account ends at its next step, and remembered devices are forgotten. The password stays: change it too if somebody else may know it.',
    done: ' was signed out everywhere.',
  },
  removeSecondFactor: {
    title: (username: string) => `Take the one-time codes off ${username}?`,
    action: 'Take off',
    text: 'For somebody who has lost both the telephone and the recovery codes. From then on the password alone opens money and accounts. This is noted in the audit log.',
    done: ' is no longer asked for codes.',
  },
};

interface DialogsProps {
  open: Open;
  accounts: Accounts;
  onConfirm(dialog: keyof typeof questions, account: StaffAccountResponse): void;
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
  const { title, action, text } = questions[dialog];
  return (
    <Modal
      open
      title={title(account.username)}
      okText={action}
      okButtonProps={{ danger: true }}
      onCancel={onClose}
      onOk={() => onConfirm(dialog, account)}
    >
      <p>{text}</p>
    </Modal>
  );
}
