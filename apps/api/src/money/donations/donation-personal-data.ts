import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { givingCategories } from '@ministry/domain';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { Donation } from './donation.entity.ts';
import { DonationsRepository } from './donations.repository.ts';

/** Gifts that were begun on the website, paid or not. Erasing a person removes the name and contacts; the rows stay, since payments refer to them. */
@Injectable()
export class DonationPersonalData implements PersonalData {
  readonly kind = 'donation';
  readonly title = 'Gifts begun on the website';
  private readonly table: PersonalTable<Donation>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(Donation) rows: Repository<Donation>,
    private readonly donations: DonationsRepository,
  ) {
    this.table = new PersonalTable(rows, { email: ['email'], phone: ['phone'], name: ['name'] });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row: { id, name, category, createdAt }, matched }) => ({
      id,
      title: name,
      detail: `For ${givingCategories[category].toLowerCase()}`,
      at: createdAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ name, email, phone, category, createdAt }) => ({
      Name: name,
      'E-mail': email,
      Phone: phone,
      For: givingCategories[category],
      Begun: createdAt,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number; note?: string }> {
    const count = await this.donations.anonymise(ids);
    return { count, ...(count > 0 && { note: 'the gifts stay, without a name' }) };
  }
}
