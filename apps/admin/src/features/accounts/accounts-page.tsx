import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { StaffAccountResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { ChangePassword } from '../../components/change-password.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import { type AccountAction, accountColumns } from './account-columns.tsx';
import { roleNames, useAccountList } from './account-list.ts';
import { accountsCopy as copy } from './accounts.copy.ts';
import { AddAccount } from './add-account.tsx';
import { InviteAccount } from './invite-account.tsx';
import { type Accounts, useAccounts } from './use-accounts.ts';

type Open = { dialog: 'add' } | { dialog: 'password' | 'invite' | Question; account: StaffAccountResponse } | null;

const filters = [
  { name: 'status', label: common.status, options: { '': copy.everyStatus, ...copy.statuses } },
  { name: 'role', label: copy.add.role, options: { '': copy.everyRole, ...roleNames } },
];

export default function AccountsPage() {
  const accounts = useAccounts();
  const { address, list } = useAccountList(accounts);
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
  function onAction(action: AccountAction, account: StaffAccountResponse) {
    if (action !== 'restore') return setOpen({ dialog: action, account });
    void attempt(copy.restored({ username: account.username }), accounts.restore(account.id));
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
      {accounts.data ? <PastorNote accounts={accounts.data} /> : null}
      {/* No export: names, addresses and how each account is protected help anyone who finds the file to guess passwords. */}
      <ListFrame<StaffAccountResponse>
        name="accounts"
        address={address}
        list={list}
        searchLabel={copy.search}
        filters={filters}
        columns={accountColumns({ sort: address.query.sort, self: accounts.self, onAction })}
        copy={copy.list}
        nameOf={({ username }) => username}
      />
      <Dialogs open={open} accounts={accounts} onConfirm={carryOut} onClose={close} />
    </PageFrame>
  );
}

/** Shown as soon as no pastor exists, not only when a confidential request waits: this page must not reveal that there is one. */
function PastorNote({ accounts }: { accounts: StaffAccountResponse[] }) {
  if (accounts.some(({ role, isRevoked }) => role === 'pastor' && !isRevoked)) return null;
  return <Alert type="warning" showIcon title={copy.noPastor} description={copy.noPastorText} />;
}

/** Actions that are confirmed first. */
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
