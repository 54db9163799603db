import { Injectable } from '@nestjs/common';
import { isPermitted, type Permission, staffRoles } from '@ministry/domain';
import type { StaffDirectory, StaffHolder } from '../../platform/auth/staff-directory.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';

@Injectable()
export class StaffHolders implements StaffDirectory {
  constructor(private readonly accounts: StaffAccountsRepository) {}

  async holders(permission: Permission): Promise<StaffHolder[]> {
    const accounts = await this.accounts.findActive(staffRoles.filter((role) => isPermitted(role, permission)));
    return accounts.map(({ username, email, createdAt, passwordChangedAt }) => ({
      username,
      email,
      settledAt: passwordChangedAt > createdAt ? passwordChangedAt : createdAt,
    }));
  }
}
