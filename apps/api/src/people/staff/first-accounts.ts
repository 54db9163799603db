import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { StaffRole } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import { generatePassword, hashPassword } from './password-hash.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';

/** An account created at the first start, with its password, of which only the hash is stored. */
export interface GeneratedAccount {
  username: string;
  role: StaffRole;
  password: string;
}

/**
 * Creates the first admin and media accounts if there is no account of the role yet. Processes that start at the same time may all try: the unique
 * username decides whose password counts, and only that one is shown.
 */
@Injectable()
export class FirstAccounts implements OnApplicationBootstrap {
  private generated: GeneratedAccount[] = [];

  constructor(
    private readonly config: Config,
    private readonly accounts: StaffAccountsRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { adminUsername, adminPassword, mediaUsername, mediaPassword } = this.config;
    await this.ensure('admin', adminUsername, adminPassword);
    await this.ensure('media', mediaUsername, mediaPassword);
  }

  /** Returns the accounts whose passwords were generated at this start, once; for the person at the terminal, never for a log. */
  takeGenerated(): GeneratedAccount[] {
    const generated = this.generated;
    this.generated = [];
    return generated;
  }

  private async ensure(role: StaffRole, configuredName: string, configuredPassword: string | undefined): Promise<void> {
    if ((await this.accounts.count(role)) > 0) return;
    const username = configuredName.toLowerCase();
    const password = configuredPassword?.normalize('NFC') ?? generatePassword();
    const now = new Date();
    try {
      await this.accounts.insert({
        username,
        role,
        passwordHash: await hashPassword(password),
        createdAt: now,
        passwordChangedAt: now,
      });
    } catch (error) {
      if (isDuplicateKey(error)) return;
      throw error;
    }
    if (configuredPassword === undefined) this.generated.push({ username, role, password });
  }
}
