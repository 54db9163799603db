import type { MenuProps, TableColumnsType } from 'antd';
import type { StaffAccountResponse } from '@ministry/api-client';
import { roles } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { sortable } from '../../lists/data-table.tsx';
import { actionsColumn, RowActions } from '../../lists/row-actions.tsx';
import { statusOf } from './account-list.ts';
import { accountsCopy as copy } from './accounts.copy.ts';
import layout from '../../components/layout.module.css';

export type AccountAction = 'password' | 'invite' | 'signOut' | 'removeSecondFactor' | 'revoke' | 'restore';

interface AccountColumnsOptions {
  /** Value of the `sort` query parameter of the page. */
  sort: string;
  /** Username of the signed-in account, which nobody can revoke themselves. */
  self: string | undefined;
  onAction(action: AccountAction, account: StaffAccountResponse): void;
}

const momentColumns = (sort: string): TableColumnsType<StaffAccountResponse> => [
  {
    title: copy.passwordSet,
    ...sortable('passwordChangedAt', sort),
    width: 210,
    responsive: ['xxl'],
    render: (_, { passwordChangedAt }) => <DateTime iso={passwordChangedAt} />,
  },
  // Hidden unless the user chooses this column.
  {
    key: 'createdAt',
    title: copy.added,
    width: 210,
    responsive: [],
    render: (_, { createdAt }) => <DateTime iso={createdAt} />,
  },
];

/** Columns: name, role, status, last use, protection and actions. */
export const accountColumns = ({
  sort,
  self,
  onAction,
}: AccountColumnsOptions): TableColumnsType<StaffAccountResponse> => [
  {
    title: copy.add.username,
    ...sortable('username', sort),
    render: (_, account) => <NameCell account={account} isSelf={account.username === self} />,
  },
  {
    title: copy.add.role,
    ...sortable('role', sort),
    width: 130,
    responsive: ['md'],
    render: (_, { role }) => roles[role].name,
  },
  {
    key: 'status',
    title: common.status,
    width: 120,
    responsive: ['md'],
    render: (_, account) => <StatusBadge account={account} />,
  },
  {
    title: copy.lastSeen,
    ...sortable('lastSeenAt', sort),
    width: 220,
    responsive: ['lg'],
    render: (_, account) => lastUse(account),
  },
  {
    key: 'secondStep',
    title: copy.secondStep,
    width: 150,
    responsive: ['lg'],
    render: (_, { hasSecondFactor }) => (hasSecondFactor ? copy.hasCodes : copy.noCodes),
  },
  { key: 'email', title: common.eMail, responsive: ['xl'], render: (_, { email }) => email },
  ...momentColumns(sort),
  {
    ...actionsColumn(true),
    render: (_, account) => (
      <RowActions
        name={account.username}
        main={account.isRevoked ? { label: common.restore, onClick: () => onAction('restore', account) } : null}
        items={actionsOf(account, account.username === self, (action) => onAction(action, account))}
        isBusy={false}
      />
    ),
  },
];

const tones = { active: 'success', invited: 'warning', revoked: 'destructive' } as const;

function StatusBadge({ account }: { account: StaffAccountResponse }) {
  const status = statusOf(account);
  return <Badge tone={tones[status]}>{copy.statuses[status]}</Badge>;
}

/** 'Invited; the link works until 24 Nov', or when the account was last used. */
function lastUse({ invitedUntil, lastSeenAt }: StaffAccountResponse): string {
  if (invitedUntil === null) return lastSeenAt === null ? copy.neverSeen : formatDateTime(lastSeenAt);
  return Date.parse(invitedUntil) > Date.now()
    ? copy.invitedUntil({ time: formatDateTime(invitedUntil) })
    : copy.invitationMissed;
}

function NameCell({ account, isSelf }: { account: StaffAccountResponse; isSelf: boolean }) {
  const { username, role } = account;
  return (
    <>
      <span className={layout.strong}>{username}</span>
      {isSelf ? <span className={layout.muted}> ({copy.you})</span> : null}
      <div className={`${layout.row} ${layout.onPhone} ${layout.small}`}>
        {roles[role].name} <StatusBadge account={account} />
      </div>
      <div className={`${layout.onPhone} ${layout.muted} ${layout.small}`}>{lastUse(account)}</div>
    </>
  );
}

function actionsOf(
  { isRevoked, invitedUntil, hasSecondFactor }: StaffAccountResponse,
  isSelf: boolean,
  onAction: (action: AccountAction) => void,
): NonNullable<MenuProps['items']> {
  if (isRevoked) return [];
  const item = (action: AccountAction, label: string, danger = false) => ({
    key: action,
    label,
    danger,
    onClick: () => onAction(action),
  });
  return [
    item('password', common.changePassword),
    item('invite', invitedUntil === null ? copy.sendPasswordLink : copy.inviteAgain),
    item('signOut', copy.signOut.action),
    ...(isSelf
      ? []
      : [
          { type: 'divider' as const },
          ...(hasSecondFactor ? [item('removeSecondFactor', copy.takeOffCodes, true)] : []),
          item('revoke', copy.revoke.action, true),
        ]),
  ];
}
