import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { invitationEmail } from './invitation-email.ts';
import { hashPassword } from './password-hash.ts';
import { noInvitation } from './staff.errors.ts';
import type { StaffAccount } from './staff-account.entity.ts';
import { StaffAccountChanges } from './staff-account-changes.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';
import type { AcceptInvitationRequest, InvitationResponse } from './staff-invitation.dto.ts';
import { VerificationSlots } from './verification-slots.ts';

/** Three days, so that it spans a weekend on which nobody reads e-mail. */
const lifetimeMs = 72 * 3_600_000;

/** An invitation to be sent; only the hash of its token is stored. */
export interface NewInvitation {
  email: string;
  token: string;
  expiresAt: Date;
}

const keyOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Links sent by e-mail with which people set the password of their account; each works once. */
@Injectable()
export class StaffInvitations {
  constructor(
    private readonly accounts: StaffAccountsRepository,
    private readonly changes: StaffAccountChanges,
    private readonly slots: VerificationSlots,
    private readonly outbox: OutboxService,
    private readonly config: Config,
  ) {}

  create(email: string): NewInvitation {
    return { email, token: randomBytes(32).toString('hex'), expiresAt: new Date(Date.now() + lifetimeMs) };
  }

  /** The columns of the account that hold the invitation; setting them invalidates an earlier link. */
  columns({ email, token, expiresAt }: NewInvitation) {
    return { email, invitationKey: keyOf(token), invitationExpiresAt: expiresAt };
  }

  /** Adds the e-mail to the outbox in the current transaction. */
  async send(account: Pick<StaffAccount, 'username' | 'role'>, invitation: NewInvitation): Promise<void> {
    await this.outbox.enqueue(invitationEmail(account, { ...invitation, publicUrl: this.config.publicUrl }));
  }

  /** The account of a link. @throws DomainError 404 */
  async read(token: string): Promise<InvitationResponse> {
    const { username, role, invitationExpiresAt } = await this.get(token);
    return { username, role, expiresAt: invitationExpiresAt?.toISOString() ?? '' };
  }

  /** Sets the password and uses up the link; of two simultaneous requests the first wins. @throws DomainError 404 */
  async accept({ token, newPassword }: AcceptInvitationRequest): Promise<InvitationResponse> {
    const invited = await this.read(token);
    const passwordHash = await this.slots.run(() => hashPassword(newPassword));
    const { id } = await this.get(token);
    await this.changes.apply(id, 'invitation accepted', (account) => {
      if (account.invitationKey !== keyOf(token) || account.revokedAt !== null) throw noInvitation();
      return {
        ...account,
        passwordHash,
        passwordChangedAt: new Date(),
        invitationKey: null,
        invitationExpiresAt: null,
        sessionEpoch: account.sessionEpoch + 1,
      };
    });
    return invited;
  }

  private async get(token: string): Promise<StaffAccount> {
    const account = await this.accounts.findInvited(keyOf(token), new Date());
    if (!account) throw noInvitation();
    return account;
  }
}
