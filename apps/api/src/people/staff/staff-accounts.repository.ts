import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Repository } from 'typeorm';
import type { StaffRole } from '@ministry/domain';
import { StaffAccount } from './staff-account.entity.ts';

/** Initial values of an account. */
const blank = {
  version: 1,
  sessionEpoch: 1,
  revokedAt: null,
  email: null,
  lastSeenAt: null,
  invitationKey: null,
  invitationExpiresAt: null,
  secondFactorSecret: null,
  secondFactorAt: null,
  secondFactorStep: null,
};
type NewStaffAccount = Omit<StaffAccount, 'id' | keyof typeof blank> &
  Partial<Pick<StaffAccount, 'email' | 'invitationKey' | 'invitationExpiresAt'>>;

@Injectable()
export class StaffAccountsRepository {
  constructor(@InjectRepository(StaffAccount) private readonly accounts: Repository<StaffAccount>) {}

  list(): Promise<StaffAccount[]> {
    return this.accounts.find({ order: { username: 'ASC' } });
  }

  find(id: number): Promise<StaffAccount | null> {
    return this.accounts.findOneBy({ id });
  }

  /** Locks and reads an account for a change within the current transaction; other transactions wait. */
  async lockForUpdate(id: number): Promise<StaffAccount | null> {
    await this.accounts.increment({ id }, 'lockCount', 1);
    return this.find(id);
  }

  /** The account with exactly this name, also if the collation of the database treats é like e. */
  async findByUsername(username: string): Promise<StaffAccount | null> {
    const account = await this.accounts.findOneBy({ username });
    return account?.username === username ? account : null;
  }

  /**
   * Accounts of these roles that can sign in: not revoked, and not invited without having been used yet. An account counts as used if its owner has
   * signed in or its password was changed; a later invitation does not take that away.
   */
  findActive(roles: readonly StaffRole[]): Promise<StaffAccount[]> {
    return this.accounts
      .createQueryBuilder('account')
      .where({ role: In([...roles]), revokedAt: IsNull() })
      .andWhere(
        '(account.invitationKey IS NULL OR account.lastSeenAt IS NOT NULL OR account.passwordChangedAt <> account.createdAt)',
      )
      .orderBy('account.username', 'ASC')
      .getMany();
  }

  /** The accounts of a role that are not revoked, locked until the current transaction ends. */
  async lockActive(role: StaffRole): Promise<StaffAccount[]> {
    await this.accounts.increment({ role, revokedAt: IsNull() }, 'lockCount', 1);
    return this.accounts.find({ where: { role, revokedAt: IsNull() }, order: { id: 'ASC' } });
  }

  count(role: StaffRole): Promise<number> {
    return this.accounts.countBy({ role });
  }

  /** @throws a duplicate-key error if the username is taken */
  async insert(account: NewStaffAccount): Promise<StaffAccount> {
    const row = { ...blank, ...account };
    const { identifiers } = await this.accounts.insert(row);
    return { ...row, id: Number(identifiers[0]?.id) };
  }

  /** The account of an invitation that is neither used nor expired. */
  findInvited(invitationKey: string, now: Date): Promise<StaffAccount | null> {
    return this.accounts.findOneBy({ invitationKey, invitationExpiresAt: MoreThan(now), revokedAt: IsNull() });
  }

  async noteSeen(id: number, lastSeenAt: Date): Promise<void> {
    await this.accounts.update({ id }, { lastSeenAt });
  }

  /** Marks the code of a time step as used; returns false if it, or a later one, was used before. */
  async takeStep(id: number, secondFactorStep: number): Promise<boolean> {
    const { affected } = await this.accounts.update(
      { id, secondFactorStep: LessThan(secondFactorStep) },
      { secondFactorStep },
    );
    return affected === 1;
  }

  async save(account: StaffAccount): Promise<void> {
    await this.accounts.update({ id: account.id }, account);
  }
}
