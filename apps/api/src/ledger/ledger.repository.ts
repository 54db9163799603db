import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';

/** An amount in whole shillings, and its worth in cents of a dollar. */
export type Money = Pick<LedgerEntry, 'amount' | 'cents'>;

@Injectable()
export class LedgerRepository {
  constructor(private readonly database: Database) {}

  async insert(columns: Omit<LedgerEntry, 'id'>): Promise<LedgerEntry> {
    const { identifiers } = await this.database.repository(LedgerEntry).insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** What a payment brought in; null where it never did. */
  findByPayment(paymentId: number): Promise<LedgerEntry | null> {
    return this.database.repository(LedgerEntry).findOneBy({ paymentId, kind: 'payment' });
  }

  /** All that came in for an order and went back, oldest first. */
  listOfOrder(orderId: number): Promise<LedgerEntry[]> {
    return this.database.repository(LedgerEntry).find({ where: { orderId }, order: { id: 'ASC' } });
  }

  /** What an entry has come to with all that was done to it since. */
  async standingOf(id: number): Promise<Money> {
    const rows = this.database.repository(LedgerEntry).createQueryBuilder('entry').where('entry.id = :id OR entry.correctsId = :id', { id });
    return toMoney(await rows.select(sums).getRawOne<Record<keyof Money, unknown>>());
  }
}

const sums = ['SUM(entry.amount) AS amount', 'SUM(entry.cents) AS cents'];

/** The databases answer a sum of nothing as null, and MariaDB any sum as text. */
const toMoney = (row: Record<keyof Money, unknown> | undefined): Money => ({ amount: Number(row?.amount ?? 0), cents: Number(row?.cents ?? 0) });
