import { Button } from 'antd';
import type { StaffAccountResponse } from '@ministry/api-client';
import type { StaffRole } from '@ministry/domain';
import { formatMoment } from '../../content/normalise.ts';
import styles from './accounts.module.css';

export const roleNames: Record<StaffRole, string> = { admin: 'Administrator', media: 'Media team' };

interface AccountRowProps {
  account: StaffAccountResponse;
  /** Nobody can revoke the account they are signed in with. */
  isSelf: boolean;
  onPassword(): void;
  onRevoke(): void;
  onRestore(): void;
}

export function AccountRow({ account, isSelf, onPassword, onRevoke, onRestore }: AccountRowProps) {
  const { username, role, isRevoked, passwordChangedAt } = account;
  return (
    <li className={styles.account}>
      <div className={isRevoked ? styles.revoked : undefined}>
        <span className={styles.username}>{username}</span>
        <span className={styles.role}>
          {[roleNames[role], isRevoked ? 'revoked' : '', isSelf ? 'you' : ''].filter(Boolean).join(', ')}
        </span>
        <span className={styles.since}>Password set on {formatMoment(passwordChangedAt)}</span>
      </div>
      <div className={styles.actions}>
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
          </>
        )}
      </div>
    </li>
  );
}
