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
      showToast({ title: common.thatDidNotWork, description: readableError(error), variant: 'destructive' });
    }
  }
  function carryOut(dialog: keyof typeof questions, { id, username }: StaffAccountResponse) {
    close();
    void attempt(`${username}${questions[dialog].done}`, accounts[dialog](id));
  }

  return (
    <PageFrame
      title={copy.accounts}
      lead={copy.whoMaySignInAnd}
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen({ dialog: 'add' })}>
          {copy.addAnAccount}
        </Button>
      }
    >
      {accounts.error ? (
        <LoadFailed title={copy.theAccountsCouldNotBe} error={accounts.error} onRetry={() => void accounts.refetch()} />
      ) : !accounts.data ? (
        <Loading label={copy.loadingTheAccounts} />
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
                  void attempt(copy.canSignInAgain({ username: account.username }), accounts.restore(account.id))
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
  return (
    <Alert type="warning" showIcon title={copy.nobodyHasTheRolePastor} description={copy.visitorsCanMarkAPrayer} />
  );
}

/** What is asked before it is done, and what is said afterwards behind the username. */
const questions = {
  revoke: {
    title: (username: string) => copy.revoke3({ username }),
    action: copy.revoke,
    text: copy.thisAccountIsSignedOut,
    done: copy.canNoLongerSignIn,
  },
  signOut: {
    title: (username: string) => copy.signOutEverywhere2({ username }),
    action: copy.signOutEverywhere,
    text: copy.everyOpenConsoleOfThis,
    done: copy.wasSignedOutEverywhere,
  },
  removeSecondFactor: {
    title: (username: string) => copy.takeTheOneTimeCodes({ username }),
    action: copy.takeOff,
    text: copy.forSomebodyWhoHasLost,
    done: copy.isNoLongerAskedFor,
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
