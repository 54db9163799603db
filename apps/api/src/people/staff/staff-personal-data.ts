import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { StaffAccount } from './staff-account.entity.ts';

/** Accounts of the consoles. Erasing removes the e-mail address only; whether the account may sign in is managed under Accounts. */
@Injectable()
export class StaffPersonalData implements PersonalData {
  readonly kind = 'staff-account';
  readonly title = 'Accounts of the consoles';
  private readonly table: PersonalTable<StaffAccount>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(StaffAccount) private readonly accounts: Repository<StaffAccount>,
  ) {
    this.table = new PersonalTable(accounts, { email: ['email'], name: ['username'] });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row: { id, username, role, createdAt }, matched }) => ({
      id,
      title: username,
      detail: `Role: ${role}`,
      at: createdAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ username, role, email, createdAt, lastSeenAt }) => ({
      Username: username,
      Role: role,
      'E-mail': email,
      Created: createdAt,
      'Last seen': lastSeenAt,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number; note?: string }> {
    const count = (await this.accounts.update({ id: In([...ids]) }, { email: null })).affected ?? 0;
    return { count, ...(count > 0 && { note: 'the account stays, without an address; revoke it under Accounts' }) };
  }
}
