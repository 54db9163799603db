import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import type { Staff } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import { generatePassword, hashPassword, matchesPassword } from './password-hash.ts';
import { currentPasswordWrong, lastAdmin, noSuchAccount, ownAccount, usernameTaken } from './staff.errors.ts';
import {
  type NewStaffAccountResponse,
  type PasswordChangeRequest,
  type StaffAccountRequest,
  type StaffAccountResponse,
  toStaffAccountResponse,
} from './staff-account.dto.ts';
import type { StaffAccount } from './staff-account.entity.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';
import { VerificationSlots } from './verification-slots.ts';
import { VerifiedCredentials } from './verified-credentials.ts';

@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: StaffAccountsRepository,
    private readonly audit: AuditService,
    private readonly slots: VerificationSlots,
    private readonly remembered: VerifiedCredentials,
  ) {}

  async list(): Promise<StaffAccountResponse[]> {
    return (await this.accounts.list()).map(toStaffAccountResponse);
  }

  async add({ username, role, password }: StaffAccountRequest): Promise<NewStaffAccountResponse> {
    const generatedPassword = password ? undefined : generatePassword();
    const passwordHash = await this.slots.run(() => hashPassword(password ?? generatedPassword ?? ''));
    const now = new Date();
    const account = await this.database
      .transaction(async () => {
        const added = await this.accounts.insert({
          username,
          role,
          passwordHash,
          createdAt: now,
          passwordChangedAt: now,
        });
        await this.record('created', `Account ${username} (${role}) added`, undefined, added);
        return added;
      })
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? usernameTaken() : error;
      });
    return { ...toStaffAccountResponse(account), ...(generatedPassword === undefined ? {} : { generatedPassword }) };
  }

  async changePassword(
    id: number,
    { currentPassword, newPassword }: PasswordChangeRequest,
    staff: Staff,
  ): Promise<StaffAccountResponse> {
    const own = await this.accounts.find(staff.id);
    if (!own || !(await this.slots.run(() => matchesPassword(own.passwordHash, currentPassword))))
      throw currentPasswordWrong();
    const passwordHash = await this.slots.run(() => hashPassword(newPassword));
    return this.change(id, 'password changed', (account) => ({
      ...account,
      passwordHash,
      passwordChangedAt: new Date(),
    }));
  }

  revoke(id: number, staff: Staff): Promise<StaffAccountResponse> {
    return this.database.transaction(async () => {
      const admins = await this.accounts.lockActive('admin');
      if (admins.length === 1 && admins[0]?.id === id) throw lastAdmin();
      if (id === staff.id) throw ownAccount();
      return this.change(id, 'revoked', (account) =>
        account.revokedAt ? undefined : { ...account, revokedAt: new Date() },
      );
    });
  }

  restore(id: number): Promise<StaffAccountResponse> {
    return this.change(id, 'restored', (account) => (account.revokedAt ? { ...account, revokedAt: null } : undefined));
  }

  /** Applies a change, ends remembered sign-ins, writes the audit entry; nothing happens when `apply` answers undefined. */
  private change(
    id: number,
    action: string,
    apply: (account: StaffAccount) => StaffAccount | undefined,
  ): Promise<StaffAccountResponse> {
    return this.database.transaction(async () => {
      const before = await this.accounts.lock(id);
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

  private record(
    action: string,
    summary: string,
    before: StaffAccount | undefined,
    after: StaffAccount,
  ): Promise<void> {
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
