import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../../platform/personal-data/personal-table.ts';
import { CheckIn } from './check-in.entity.ts';

/** Names of people who came to an event without a registration. Erasing removes the name; the entry remains, without a person. */
@Injectable()
export class WalkInPersonalData implements PersonalData {
  readonly kind = 'walk-in';
  readonly title = 'Walk-ins at events';
  private readonly table: PersonalTable<CheckIn>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(CheckIn) private readonly checkIns: Repository<CheckIn>,
  ) {
    this.table = new PersonalTable(checkIns, { name: ['name'] });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: row.name ?? '',
      detail: row.gate,
      at: row.scannedAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ name, gate, scannedAt }) => ({
      Name: name,
      Gate: gate,
      'Came in': scannedAt,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    return { count: (await this.checkIns.update({ id: In([...ids]) }, { name: null })).affected ?? 0 };
  }
}
