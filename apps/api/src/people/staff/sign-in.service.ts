import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import type { Credential } from '../../platform/auth/basic-credential.ts';
import { isDiskFull } from '../../platform/database/errors.ts';
import type { KnownDevice } from './known-devices.ts';
import { matchesPassword, unmatchableHash } from './password-hash.ts';
import { SignInLimiter } from './sign-in-limiter.ts';
import type { StaffAccount } from './staff-account.entity.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';
import { VerificationSlots } from './verification-slots.ts';
import { freshFor, VerifiedCredentials } from './verified-credentials.ts';

/** Minimum milliseconds between two updates of when an account was last seen. */
const lastSeenEveryMs = 10 * 60_000;

/** Finds the owner of a credential. Every authenticated route uses this, so each request with a wrong credential counts as a failed sign-in. */
@Injectable()
export class SignIn {
  private readonly underWay = new Map<string, Promise<Staff | undefined>>();

  constructor(
    private readonly accounts: StaffAccountsRepository,
    private readonly remembered: VerifiedCredentials,
    private readonly limiter: SignInLimiter,
    private readonly slots: VerificationSlots,
  ) {}

  /**
   * Returns undefined if the credential is wrong. A credential that this process has verified before is not refused because of failures of others.
   * @param device that signed in to this account before
   * @throws DomainError 429 if the attempt has to wait
   */
  async verify(sent: Credential, address: string, device?: KnownDevice): Promise<Staff | undefined> {
    const credential = { ...sent, username: sent.username.toLowerCase() };
    const key = this.remembered.keyOf(credential);
    const staff = await this.recall(key);
    if (staff) return staff;
    const known = await this.current(credential.username, device);
    const counter = this.limiter.keyOf(credential.username, address, known);
    this.limiter.refuseKnown(counter);
    return this.verifyOnce(key, credential, counter, known !== undefined);
  }

  /** The id of a device that has signed in since the account was last signed out everywhere. */
  private async current(username: string, device: KnownDevice | undefined): Promise<string | undefined> {
    if (!device) return undefined;
    const account = await this.accounts.findByUsername(username);
    return account?.sessionEpoch === device.epoch ? device.id : undefined;
  }

  /** The remembered owner; the account is read again if the last read is more than five seconds old. */
  private async recall(key: string): Promise<Staff | undefined> {
    const entry = this.remembered.find(key);
    if (!entry) return undefined;
    const now = performance.now();
    if (now - entry.readAt < freshFor) return entry.staff;
    const account = await this.accounts.find(entry.staff.id);
    if (account && account.version === entry.version && account.revokedAt === null) {
      entry.readAt = now;
      await this.noteSeen(account);
      return entry.staff;
    }
    this.remembered.forget(key);
    return undefined;
  }

  /** Simultaneous requests with the same credential share one verification, which is counted once. */
  private verifyOnce(
    key: string,
    credential: Credential,
    counter: string,
    isKnownDevice: boolean,
  ): Promise<Staff | undefined> {
    const flight = `${key} ${counter}`;
    const running = this.underWay.get(flight);
    if (running) return running;
    const started = this.slots
      .run(() => this.verifyNow(key, credential, counter), isKnownDevice)
      .finally(() => this.underWay.delete(flight));
    this.underWay.set(flight, started);
    return started;
  }

  private async verifyNow(
    key: string,
    { username, password }: Credential,
    counter: string,
  ): Promise<Staff | undefined> {
    await this.limiter.count(counter);
    const { generation } = this.remembered;
    const readAt = performance.now();
    const account = await this.accounts.findByUsername(username);
    // The work is the same whether or not the account exists, so that the response time reveals nothing.
    const matches = await matchesPassword(account?.passwordHash ?? unmatchableHash, password);
    if (!account || !matches || account.revokedAt !== null) return undefined;
    await this.limiter.forgive(counter);
    await this.noteSeen(account);
    const staff: Staff = {
      id: account.id,
      username: account.username,
      role: account.role,
      sessionEpoch: account.sessionEpoch,
      secondFactorSince: account.secondFactorAt?.getTime() ?? null,
    };
    this.remembered.remember(key, staff, account.version, generation, readAt);
    return staff;
  }

  private async noteSeen({ id, lastSeenAt }: StaffAccount): Promise<void> {
    const now = Date.now();
    if (lastSeenAt !== null && now - lastSeenAt.getTime() < lastSeenEveryMs) return;
    await this.accounts.noteSeen(id, new Date(now)).catch((error: unknown) => {
      // Somebody has to be able to sign in to free disk space.
      if (!isDiskFull(error)) throw error;
    });
  }
}
