import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { formatShillings, givingCategories } from '@ministry/domain';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { LedgerRepository } from './ledger.repository.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';

/** The ledger. Erasing a person removes the name and contacts; the amounts stay, and the receipt numbers of imported gifts, as bookkeeping requires. */
@Injectable()
export class LedgerPersonalData implements PersonalData {
  readonly kind = 'ledger-entry';
  readonly title = 'Gifts and payments in the books';
  private readonly table: PersonalTable<LedgerEntry>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(LedgerEntry) rows: Repository<LedgerEntry>,
    private readonly entries: LedgerRepository,
  ) {
    this.table = new PersonalTable(rows, {
      email: ['email'],
      phone: ['phone'],
      name: ['name'],
      text: ['note'],
    });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: row.name,
      detail: `${formatShillings(row.amount)}, ${subjectOf(row)}`,
      at: row.createdAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map((row) => ({
      Name: row.name,
      'E-mail': row.email,
      Phone: row.phone,
      Amount: formatShillings(row.amount),
      For: subjectOf(row),
      'Paid by': row.method,
      'Received on': row.receivedOn,
      Note: row.note,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number; note?: string }> {
    const count = await this.entries.anonymise(ids);
    return { count, ...(count > 0 && { note: 'the amounts stay, without a name' }) };
  }
}

const subjectOf = ({ category, orderId }: LedgerEntry): string =>
  category ? givingCategories[category].toLowerCase() : `order ${orderId}`;
