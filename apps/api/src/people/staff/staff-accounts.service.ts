import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import { generatePassword, hashPassword, matchesPassword } from './password-hash.ts';
import { currentPasswordWrong, noEmail, noSuchAccount, usernameTaken } from './staff.errors.ts';
import {
  type NewStaffAccountResponse,
  type PasswordChangeRequest,
  type StaffAccountRequest,
  type StaffAccountResponse,
  toStaffAccountResponse,
} from './staff-account.dto.ts';
import { StaffAccountChanges } from './staff-account-changes.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';
import type { SendInvitationRequest } from './staff-invitation.dto.ts';
import { StaffInvitations } from './staff-invitations.service.ts';
import { VerificationSlots } from './verification-slots.ts';

@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly accounts: StaffAccountsRepository,
    private readonly changes: StaffAccountChanges,
    private readonly slots: VerificationSlots,
    private readonly invitations: StaffInvitations,
  ) {}

  async list(): Promise<StaffAccountResponse[]> {
    return (await this.accounts.list()).map(toStaffAccountResponse);
  }

  /** Sends an invitation if there is an e-mail address and no password; generates a password if there is neither. */
  async add({ username, role, password, email }: StaffAccountRequest): Promise<NewStaffAccountResponse> {
    const invitation = email && !password ? this.invitations.create(email) : undefined;
    const generated = generatePassword();
    const passwordHash = await this.slots.run(() => hashPassword(password ?? generated));
    const now = new Date();
    const account = await this.changes
      .together(async () => {
        const added = await this.accounts.insert({
          username,
          role,
          passwordHash,
          email: email ?? null,
          createdAt: now,
          passwordChangedAt: now,
          ...(invitation && this.invitations.columns(invitation)),
        });
        await this.changes.record('created', `Account ${username} (${role}) added`, undefined, added);
        if (invitation) await this.invitations.send(added, invitation);
        return added;
      })
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? usernameTaken() : error;
      });
    const isNotified = password === undefined && !invitation;
    return { ...toStaffAccountResponse(account), ...(isNotified ? { generatedPassword: generated } : {}) };
  }

  /** Sends a link to set the password, which replaces an earlier link. @throws DomainError 400 without an address, 404 */
  invite(id: number, request: SendInvitationRequest): Promise<StaffAccountResponse> {
    return this.changes.together(async () => {
      const account = await this.accounts.find(id);
      if (!account || account.revokedAt !== null) throw noSuchAccount();
      const email = request.email ?? account.email;
      if (email === null) throw noEmail();
      const invitation = this.invitations.create(email);
      await this.invitations.send(account, invitation);
      return this.changes.apply(id, 'invited', (locked) => ({ ...locked, ...this.invitations.columns(invitation) }));
    });
  }

  /** Ends every open console and invalidates every known device; the password stays. */
  signOut(id: number): Promise<StaffAccountResponse> {
    return this.changes.apply(id, 'signed out everywhere', (account) => ({
      ...account,
      sessionEpoch: account.sessionEpoch + 1,
    }));
  }

  removeSecondFactor(id: number): Promise<StaffAccountResponse> {
    return this.changes.removeSecondFactor(id);
  }

  /** Also invalidates the link of an open invitation. @throws DomainError 404, 422 */
  async changePassword(
    id: number,
    { currentPassword, newPassword }: PasswordChangeRequest,
    staff: Staff,
  ): Promise<StaffAccountResponse> {
    const own = await this.accounts.find(staff.id);
    if (!own || !(await this.slots.run(() => matchesPassword(own.passwordHash, currentPassword))))
      throw currentPasswordWrong();
    const passwordHash = await this.slots.run(() => hashPassword(newPassword));
    return this.changes.apply(id, 'password changed', (account) => ({
      ...account,
      passwordHash,
      passwordChangedAt: new Date(),
      invitationKey: null,
      invitationExpiresAt: null,
    }));
  }

  restore(id: number): Promise<StaffAccountResponse> {
    return this.changes.apply(id, 'restored', (account) =>
      account.revokedAt ? { ...account, revokedAt: null } : undefined,
    );
  }
}
