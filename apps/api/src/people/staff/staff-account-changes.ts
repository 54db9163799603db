import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';
import { noSuchAccount } from './staff.errors.ts';
import { type StaffAccountResponse, toStaffAccountResponse } from './staff-account.dto.ts';
import type { StaffAccount } from './staff-account.entity.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';
import { VerifiedCredentials } from './verified-credentials.ts';

/** Changes of one account, each with its entry in the audit log. */
@Injectable()
export class StaffAccountChanges {
  constructor(
    private readonly database: Database,
    private readonly accounts: StaffAccountsRepository,
    private readonly audit: AuditService,
    private readonly remembered: VerifiedCredentials,
    private readonly recovery: RecoveryCodesRepository,
  ) {}

  /** Applies a change, ends remembered sign-ins and writes the audit entry. Does nothing if `apply` returns undefined. */
  apply(
    id: number,
    action: string,
    apply: (account: StaffAccount) => StaffAccount | undefined,
  ): Promise<StaffAccountResponse> {
    return this.database.transaction(async () => {
      const before = await this.accounts.lockForUpdate(id);
      if (!before) throw noSuchAccount();
      const changed = apply(before);
      if (!changed) return toStaffAccountResponse(before);
      const after = { ...changed, version: before.version + 1 };
      await this.accounts.save(after);
      await this.record(action, `Account ${before.username}: ${action}`, before, after);
      this.database.afterCommit(() => this.remembered.forgetAccount(id));
      return toStaffAccountResponse(after);
    });
  }

  /** Runs several steps in one transaction. */
  together<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** Turns one-time codes off and removes the recovery codes. */
  removeSecondFactor(id: number): Promise<StaffAccountResponse> {
    return this.together(async () => {
      await this.recovery.remove(id);
      return this.apply(id, 'second factor taken off', (account) =>
        account.secondFactorAt === null
          ? undefined
          : { ...account, secondFactorSecret: null, secondFactorAt: null, secondFactorStep: null },
      );
    });
  }

  record(action: string, summary: string, before: StaffAccount | undefined, after: StaffAccount): Promise<void> {
    return this.audit.record({
      action,
      entity: 'staff-account',
      entityId: after.id,
      summary,
      before: before && toStaffAccountResponse(before),
      after: toStaffAccountResponse(after),
    });
  }
}
