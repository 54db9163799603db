import { Button } from 'antd';
import type { StaffAccountResponse } from '@ministry/api-client';
import { roles } from '@ministry/domain';
import { MoreMenu } from '../../components/more-menu.tsx';
import { formatMoment } from '../../content/normalise.ts';
import layout from '../../components/layout.module.css';
import styles from './accounts.module.css';

interface AccountRowProps {
  account: StaffAccountResponse;
  /** Nobody can revoke the account they are signed in with. */
  isSelf: boolean;
  onPassword(): void;
  onRevoke(): void;
  onRestore(): void;
  onInvite(): void;
  onSignOut(): void;
  onRemoveSecondFactor(): void;
}

/** 'Invited, the link works until 24 Nov' or when the account was last used. */
function historyOf({ invitedUntil, lastSeenAt, passwordChangedAt }: StaffAccountResponse): string[] {
  if (invitedUntil !== null)
    return [
      Date.parse(invitedUntil) > Date.now()
        ? `Invited; the link works until ${formatMoment(invitedUntil)}`
        : 'The invitation was not used in time',
    ];
  return [
    lastSeenAt === null ? 'Never seen' : `Last seen ${formatMoment(lastSeenAt)}`,
    `Password set on ${formatMoment(passwordChangedAt)}`,
  ];
}

export function AccountRow({ account, isSelf, ...actions }: AccountRowProps) {
  const { username, role, isRevoked, email, hasSecondFactor } = account;
  return (
    <li className={`${layout.between} ${styles.account}`}>
      <div className={isRevoked ? styles.revoked : undefined}>
        <span className={`${layout.large} ${layout.strong} ${styles.username}`}>{username}</span>
        <span className={styles.role}>
          {[roles[role].name, isRevoked ? 'revoked' : '', isSelf ? 'you' : ''].filter(Boolean).join(', ')}
        </span>
        <span className={styles.since}>
          {[...historyOf(account), ...(email ? [email] : []), ...(hasSecondFactor ? ['One-time codes'] : [])].join(
            ' · ',
          )}
        </span>
      </div>
      <RowActions account={account} isSelf={isSelf} {...actions} />
    </li>
  );
}

function RowActions({ account, isSelf, onPassword, onRevoke, onRestore, ...more }: AccountRowProps) {
  const { username, isRevoked, invitedUntil, hasSecondFactor } = account;
  return (
    <div className={layout.row}>
      {isRevoked ? (
        <Button onClick={onRestore} aria-label={`Restore ${username}`}>
          Restore
        </Button>
      ) : (
        <>
          <Button onClick={onPassword} aria-label={`Change password of ${username}`}>
            Change password
          </Button>
          {isSelf ? null : (
            <Button danger onClick={onRevoke} aria-label={`Revoke ${username}`}>
              Revoke
            </Button>
          )}
          <MoreMenu
            name={username}
            items={[
              {
                key: 'invite',
                label: invitedUntil === null ? 'Send a link for a new password' : 'Send the invitation again',
                onClick: more.onInvite,
              },
              { key: 'sign-out', label: 'Sign out everywhere', onClick: more.onSignOut },
              ...(hasSecondFactor && !isSelf
                ? [{ key: 'codes', danger: true, label: 'Take off one-time codes', onClick: more.onRemoveSecondFactor }]
                : []),
            ]}
          />
        </>
      )}
    </div>
  );
}
