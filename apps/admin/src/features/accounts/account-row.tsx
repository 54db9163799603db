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
        ? copy.invitedTheLinkWorksUntil({ invitedUntil: formatMoment(invitedUntil) })
        : copy.theInvitationWasNotUsed,
    ];
  return [
    lastSeenAt === null ? copy.neverSeen : copy.lastSeen({ lastSeenAt: formatMoment(lastSeenAt) }),
    copy.passwordSetOn({ passwordChangedAt: formatMoment(passwordChangedAt) }),
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
        <Button onClick={onRestore} aria-label={copy.restore({ username })}>
          {common.restore}
        </Button>
      ) : (
        <>
          <Button onClick={onPassword} aria-label={copy.changePasswordOf({ username })}>
            {common.changePassword}
          </Button>
          {isSelf ? null : (
            <Button danger onClick={onRevoke} aria-label={copy.revoke2({ username })}>
              {copy.revoke}
            </Button>
          )}
          <MoreMenu
            name={username}
            items={[
              {
                key: 'invite',
                label: invitedUntil === null ? copy.sendALinkForA : copy.sendTheInvitationAgain,
                onClick: more.onInvite,
              },
              { key: 'sign-out', label: copy.signOutEverywhere, onClick: more.onSignOut },
              ...(hasSecondFactor && !isSelf
                ? [{ key: 'codes', danger: true, label: copy.takeOffOneTimeCodes, onClick: more.onRemoveSecondFactor }]
                : []),
            ]}
          />
        </>
      )}
    </div>
  );
}
