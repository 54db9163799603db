import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { languages, originalLanguage } from '@ministry/domain';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { FamiliesRepository } from './families.repository.ts';
import { Family } from './family.entity.ts';

/** Whole families, with all their members. */
@Injectable()
export class FamilyPersonalData implements PersonalData {
  readonly kind = 'family';
  readonly title = 'Families';
  private readonly table: PersonalTable<Family>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(Family) rows: Repository<Family>,
    private readonly families: FamiliesRepository,
  ) {
    this.table = new PersonalTable(rows, {
      email: ['email'],
      phone: ['phone'],
      name: ['familyName', 'headOfFamily'],
      text: ['address'],
    });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    const members = await this.families.listMembers(found.map(({ row }) => row.id));
    return found.map(({ row, matched }) => {
      const count = members.filter(({ familyId }) => familyId === row.id).length;
      const summary = `${row.headOfFamily}, with ${count} ${count === 1 ? 'member' : 'members'}`;
      return {
        id: row.id,
        title: `Family ${row.familyName}`,
        detail: row.deletedAt ? `${summary}; deleted` : summary,
        at: row.registeredAt,
        matched,
      };
    });
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    const members = await this.families.listMembers(ids);
    return (await this.table.rows(ids)).map((family) => ({
      'Family name': family.familyName,
      'Head of family': family.headOfFamily,
      'E-mail': family.email,
      Phone: family.phone,
      Address: family.address,
      Place: family.latitude === null ? null : `${family.latitude}, ${family.longitude}`,
      Language: languages[family.language ?? originalLanguage],
      Status: family.status,
      Registered: family.registeredAt,
      Members: members
        .filter(({ familyId }) => familyId === family.id)
        .map(({ title, firstName, lastName, dateOfBirth }) => ({
          Title: title,
          'First name': firstName,
          'Last name': lastName,
          'Date of birth': dateOfBirth,
        })),
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number; note?: string }> {
    const members = (await this.families.listMembers(ids)).length;
    const count = await this.table.delete(ids);
    return { count, ...(members > 0 ? { note: `with ${members} ${members === 1 ? 'member' : 'members'}` } : {}) };
  }
}
