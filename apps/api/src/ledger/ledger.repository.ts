import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';

@Injectable()
export class LedgerRepository {
  constructor(private readonly database: Database) {}

  async insert(columns: Omit<LedgerEntry, 'id'>): Promise<LedgerEntry> {
    const { identifiers } = await this.database.repository(LedgerEntry).insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }
}
