import { Button } from 'antd';
import type { StaffAccountResponse } from '@ministry/api-client';
import { roles } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { MoreMenu } from '../../components/more-menu.tsx';
import { formatMoment } from '../../content/normalise.ts';
import { accountsCopy as copy } from './accounts.copy.ts';
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
        ? copy.invitedUntil({ time: formatMoment(invitedUntil) })
        : copy.invitationMissed,
    ];
  return [
    lastSeenAt === null ? copy.neverSeen : copy.lastSeen({ time: formatMoment(lastSeenAt) }),
    copy.passwordSetOn({ time: formatMoment(passwordChangedAt) }),
  ];
}

export function AccountRow({ account, isSelf, ...actions }: AccountRowProps) {
  const { username, role, isRevoked, email, hasSecondFactor } = account;
  return (
    <li className={`${layout.between} ${styles.account}`}>
      <div className={isRevoked ? styles.revoked : undefined}>
        <span className={`${layout.large} ${layout.strong} ${styles.username}`}>{username}</span>
        <span className={styles.role}>
          {[roles[role].name, isRevoked ? copy.revoked : '', isSelf ? copy.you : ''].filter(Boolean).join(', ')}
        </span>
        <span className={styles.since}>
          {[...historyOf(account), ...(email ? [email] : []), ...(hasSecondFactor ? [copy.hasCodes] : [])].join(' · ')}
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
        <Button onClick={onRestore} aria-label={copy.restoreNamed({ username })}>
          {common.restore}
        </Button>
      ) : (
        <>
          <Button onClick={onPassword} aria-label={copy.changePasswordOf({ username })}>
            {common.changePassword}
          </Button>
          {isSelf ? null : (
            <Button danger onClick={onRevoke} aria-label={copy.revoke.named({ username })}>
              {copy.revoke.action}
            </Button>
          )}
          <MoreMenu
            name={username}
            items={[
              {
                key: 'invite',
                label: invitedUntil === null ? copy.sendPasswordLink : copy.inviteAgain,
                onClick: more.onInvite,
              },
              { key: 'sign-out', label: copy.signOut.action, onClick: more.onSignOut },
              ...(hasSecondFactor && !isSelf
                ? [{ key: 'codes', danger: true, label: copy.takeOffCodes, onClick: more.onRemoveSecondFactor }]
                : []),
            ]}
          />
        </>
      )}
    </div>
  );
}
