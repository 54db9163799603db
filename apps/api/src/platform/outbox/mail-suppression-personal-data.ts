import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../personal-data/personal-data.ts';
import { PersonalTable } from '../personal-data/personal-table.ts';
import { addressKey } from './address-key.ts';
import { MailSuppression } from './mail-suppression.entity.ts';

const details = { unsubscribed: 'Wants no newsletters', bounced: 'Mail to the address came back' } as const;

/** Suppressions are found by the complete address only, because nothing but its hash is stored. */
@Injectable()
export class MailSuppressionPersonalData implements PersonalData {
  readonly kind = 'mail-suppression';
  readonly title = 'Addresses that get no newsletters';
  private readonly table: PersonalTable<MailSuppression>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(MailSuppression) private readonly suppressions: Repository<MailSuppression>,
  ) {
    this.table = new PersonalTable(suppressions, {});
    places.add(this);
  }

  async find({ email }: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    if (email === undefined) return [];
    const rows = await this.suppressions.find({ where: { addressKey: In([addressKey(email)]) }, take: limit });
    return rows.map(({ id, reason, createdAt }) => ({
      id,
      title: email,
      detail: details[reason],
      at: createdAt,
      matched: ['email'],
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ reason, createdAt }) => ({ Why: details[reason], Since: createdAt }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    return { count: await this.table.delete(ids) };
  }
}
