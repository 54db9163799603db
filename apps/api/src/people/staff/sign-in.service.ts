import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import type { Credential } from '../../platform/auth/basic-credential.ts';
import { matchesPassword, unmatchableHash } from './password-hash.ts';
import { type Attempt, SignInLimiter } from './sign-in-limiter.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';
import { VerificationSlots } from './verification-slots.ts';
import { freshFor, VerifiedCredentials } from './verified-credentials.ts';

/** Answers who a credential belongs to. Every authenticated route comes through here, so every one counts as a try. */
@Injectable()
export class SignIn {
  private readonly underWay = new Map<string, Promise<Staff | undefined>>();

  constructor(
    private readonly accounts: StaffAccountsRepository,
    private readonly remembered: VerifiedCredentials,
    private readonly limiter: SignInLimiter,
    private readonly slots: VerificationSlots,
  ) {}

  /** Undefined when the credential is wrong. @throws DomainError 429 when the account or the address has to wait */
  async verify(sent: Credential, address: string): Promise<Staff | undefined> {
    const credential = { ...sent, username: sent.username.toLowerCase() };
    const attempt = this.limiter.attempt(credential.username, address);
    this.limiter.refuseKnown(attempt);
    const key = this.remembered.keyOf(credential);
    return (await this.recall(key)) ?? this.verifyOnce(key, credential, attempt);
  }

  /** The remembered owner, its account read again when that was more than five seconds ago. */
  private async recall(key: string): Promise<Staff | undefined> {
    const entry = this.remembered.find(key);
    if (!entry) return undefined;
    const now = Date.now();
    // Either way, since a clock may be set back.
    if (Math.abs(now - entry.readAt) < freshFor) return entry.staff;
    const account = await this.accounts.find(entry.staff.id);
    if (account && account.version === entry.version && account.revokedAt === null) {
      entry.readAt = now;
      return entry.staff;
    }
    this.remembered.forget(key);
    return undefined;
  }

  /** A page that sends several requests at once with one credential has it verified, and counted, once. */
  private verifyOnce(key: string, credential: Credential, attempt: Attempt): Promise<Staff | undefined> {
    const flight = `${key} ${attempt.address}`;
    const running = this.underWay.get(flight);
    if (running) return running;
    const started = this.slots
      .run(() => this.verifyNow(key, credential, attempt))
      .finally(() => this.underWay.delete(flight));
    this.underWay.set(flight, started);
    return started;
  }

  private async verifyNow(
    key: string,
    { username, password }: Credential,
    attempt: Attempt,
  ): Promise<Staff | undefined> {
    await this.limiter.count(attempt);
    const { generation } = this.remembered;
    const readAt = Date.now();
    const account = await this.accounts.findByUsername(username);
    // The same work whether or not there is such an account, so that time tells nothing.
    const matches = await matchesPassword(account?.passwordHash ?? unmatchableHash, password);
    if (!account || !matches || account.revokedAt !== null) return undefined;
    await this.limiter.forgive(attempt);
    const staff: Staff = { id: account.id, username: account.username, role: account.role };
    this.remembered.remember(key, staff, account.version, generation, readAt);
    return staff;
  }
}
