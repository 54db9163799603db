import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Repository } from 'typeorm';
import type { StaffRole } from '@ministry/domain';
import { StaffAccount } from './staff-account.entity.ts';

/** What an account begins with. */
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

  /** For a change within the transaction under way; others wait. */
  async lock(id: number): Promise<StaffAccount | null> {
    await this.accounts.increment({ id }, 'lockCount', 1);
    return this.find(id);
  }

  /** The account of exactly this name; a collation that takes é for e finds no other one. */
  async findByUsername(username: string): Promise<StaffAccount | null> {
    const account = await this.accounts.findOneBy({ username });
    return account?.username === username ? account : null;
  }

  /** Accounts of these roles that can sign in: not closed, no invitation open. */
  findActive(roles: readonly StaffRole[]): Promise<StaffAccount[]> {
    return this.accounts.find({
      where: { role: In([...roles]), revokedAt: IsNull(), invitationKey: IsNull() },
      order: { username: 'ASC' },
    });
  }

  /** The accounts of a role that may sign in, locked until the transaction under way ends. */
  async lockActive(role: StaffRole): Promise<StaffAccount[]> {
    await this.accounts.increment({ role, revokedAt: IsNull() }, 'lockCount', 1);
    return this.accounts.find({ where: { role, revokedAt: IsNull() }, order: { id: 'ASC' } });
  }

  count(role: StaffRole): Promise<number> {
    return this.accounts.countBy({ role });
  }

  /** @throws a duplicate-key error when the username is taken */
  async insert(account: NewStaffAccount): Promise<StaffAccount> {
    const row = { ...blank, ...account };
    const { identifiers } = await this.accounts.insert(row);
    return { ...row, id: Number(identifiers[0]?.id) };
  }

  /** The account of an invitation, used up or expired ones left out. */
  findInvited(invitationKey: string, now: Date): Promise<StaffAccount | null> {
    return this.accounts.findOneBy({ invitationKey, invitationExpiresAt: MoreThan(now), revokedAt: IsNull() });
  }

  async noteSeen(id: number, lastSeenAt: Date): Promise<void> {
    await this.accounts.update({ id }, { lastSeenAt });
  }

  /** Takes the code of a time step; false where that or a later one was taken before. */
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
