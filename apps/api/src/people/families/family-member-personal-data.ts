import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { FamiliesRepository } from './families.repository.ts';
import { FamilyMember } from './family-member.entity.ts';

/** A single member of a family, who can be erased while the family stays. */
@Injectable()
export class FamilyMemberPersonalData implements PersonalData {
  readonly kind = 'family-member';
  readonly title = 'Members of families';
  private readonly table: PersonalTable<FamilyMember>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(FamilyMember) members: Repository<FamilyMember>,
    private readonly families: FamiliesRepository,
  ) {
    this.table = new PersonalTable(members, { name: ['firstName', 'lastName'] });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    const nameOf = await this.familyNames(found.map(({ row }) => row));
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: `${row.firstName} ${row.lastName}`,
      detail: `${row.title} in the family ${nameOf(row)}, born ${row.dateOfBirth}`,
      at: null,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    const members = await this.table.rows(ids);
    const nameOf = await this.familyNames(members);
    return members.map((member) => ({
      'First name': member.firstName,
      'Last name': member.lastName,
      Title: member.title,
      'Date of birth': member.dateOfBirth,
      Family: nameOf(member),
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    return { count: await this.table.delete(ids) };
  }

  private async familyNames(members: readonly FamilyMember[]): Promise<(member: FamilyMember) => string> {
    const families = await this.families.findByIds(members.map(({ familyId }) => familyId));
    return ({ familyId }) => families.find(({ id }) => id === familyId)?.familyName ?? '';
  }
}
