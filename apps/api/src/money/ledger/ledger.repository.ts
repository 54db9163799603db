import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, IsNull, LessThan, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import { anonymousDonor } from '@ministry/domain';
import { measurePeriods } from '../../platform/database/periods.ts';
import { searchIn } from '../../platform/database/search.ts';
import type { Page } from '../../platform/http/paged.ts';
import { Order } from '../orders/order.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import type { LedgerFilter, LedgerListQuery } from './ledger.dto.ts';
import { entryNotFound } from './ledger.errors.ts';
import type { LedgerEntryWithRelations, LedgerSum, Money, MonthOfPurpose } from './ledger.types.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';

const sums = ['COUNT(*) AS count', 'SUM(entry.amount) AS amount', 'SUM(entry.cents) AS cents'];
type Summed = Record<keyof LedgerSum, unknown>;

/** The databases return null for a sum of no rows, and MariaDB returns every sum as text. */
const toSum = (row: Summed | undefined): LedgerSum => ({
  count: Number(row?.count ?? 0),
  amount: Number(row?.amount ?? 0),
  cents: Number(row?.cents ?? 0),
});

const sortedBy: Record<string, string> = { receivedOn: 'entry.receivedOn', amount: 'entry.amount' };
const searched = ['entry.name', 'entry.email', 'entry.phone', 'entry.note', 'payment.reference', 'bought.reference'];
/** Values that replace personal data; a note may name somebody. The reference stays, so that the gift is not imported again. */
const nobody = { name: anonymousDonor, email: null, phone: null, note: null };

@Injectable()
export class LedgerRepository {
  constructor(@InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>) {}

  async insert(columns: Omit<LedgerEntry, 'id'>): Promise<LedgerEntry> {
    const { identifiers } = await this.entries.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** The entry of a completed payment; null if the payment never brought money in. */
  findByPayment(paymentId: number): Promise<LedgerEntry | null> {
    return this.entries.findOneBy({ paymentId, kind: 'payment' });
  }

  /** All ledger entries of an order, oldest first. */
  listOfOrder(orderId: number): Promise<LedgerEntry[]> {
    return this.entries.find({ where: { orderId }, order: { id: 'ASC' } });
  }

  /** One page of the entries that match, and how many match. */
  async list({ limit, offset, sort, ...filter }: LedgerListQuery): Promise<Page<LedgerEntryWithRelations>> {
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    const rows = this.matching(filter)
      .orderBy(sortedBy[sort.replace('-', '')] ?? '', direction)
      .addOrderBy('entry.id', direction);
    const [items, total] = await rows.offset(offset).limit(limit).getManyAndCount();
    return { items: items as LedgerEntryWithRelations[], total };
  }

  /** Matching entries, oldest first; only those after `last`, if it is given. */
  async listBehind(
    filter: LedgerFilter,
    last: Pick<LedgerEntry, 'id' | 'receivedOn'> | undefined,
    limit: number,
  ): Promise<LedgerEntryWithRelations[]> {
    const rows = this.matching(filter).orderBy('entry.receivedOn', 'ASC').addOrderBy('entry.id', 'ASC').limit(limit);
    // The first condition follows from the second; it allows the database to use an index.
    if (last)
      rows
        .andWhere('entry.receivedOn >= :lastDay')
        .andWhere('(entry.receivedOn > :lastDay OR entry.id > :lastId)', { lastDay: last.receivedOn, lastId: last.id });
    return (await rows.getMany()) as LedgerEntryWithRelations[];
  }

  /** Gifts that the office received on these days. */
  listOfficeGifts(days: readonly string[]): Promise<LedgerEntry[]> {
    return this.entries.find({ where: { purpose: 'donation', kind: 'office', receivedOn: In([...days]) } });
  }

  /** Gifts received by the office that have one of these numbers in a statement. */
  listOfficeGiftsByReference(references: readonly string[]): Promise<LedgerEntry[]> {
    return this.entries.find({ where: { purpose: 'donation', kind: 'office', reference: In([...references]) } });
  }

  findByIds(ids: readonly number[]): Promise<LedgerEntry[]> {
    return this.entries.findBy({ id: In([...ids]) });
  }

  /** Later entries about these entries. */
  listCorrections(ids: readonly number[]): Promise<LedgerEntry[]> {
    return this.entries.findBy({ correctsId: In([...ids]) });
  }

  /** An entry and the later entries about it, oldest first; empty if there is no such entry. */
  async listWithCorrections(id: number): Promise<LedgerEntryWithRelations[]> {
    return (await this.withRelations()
      .where('entry.id = :id OR entry.correctsId = :id', { id })
      .orderBy('entry.id', 'ASC')
      .getMany()) as LedgerEntryWithRelations[];
  }

  /** The balance of an entry: its amount together with all later entries about it. */
  async getBalance(id: number): Promise<Money> {
    const { amount, cents } = await this.sumOf(this.rows().where('entry.id = :id OR entry.correctsId = :id', { id }));
    return { amount, cents };
  }

  sum(filter: LedgerFilter, isTest: boolean): Promise<LedgerSum> {
    return this.sumOf(this.matching(filter).andWhere('entry.isTest = :isTest', { isTest }));
  }

  /** Sums of the matching entries by month ('2026-11'), without tests; months without entries are left out. */
  async sumByMonth(filter: LedgerFilter): Promise<Map<string, LedgerSum>> {
    const months = await this.matching(filter)
      .andWhere('entry.isTest = :isTest', { isTest: false })
      .select(['SUBSTR(entry.receivedOn, 1, 7) AS month', ...sums])
      .groupBy('month')
      .getRawMany<Summed & { month: string }>();
    return new Map(months.map((row) => [row.month, toSum(row)]));
  }

  /** Sums of the entries of these days by month and purpose, without tests; only combinations with entries. */
  async sumByMonthAndPurpose(from: string, to: string): Promise<MonthOfPurpose[]> {
    const rows = await this.rows()
      .where({ isTest: false, receivedOn: Between(from, to) })
      .select('SUBSTR(entry.receivedOn, 1, 7)', 'month')
      .addSelect('entry.purpose', 'purpose')
      .addSelect('entry.category', 'category')
      .addSelect(sums)
      .groupBy('month')
      .addGroupBy('entry.purpose')
      .addGroupBy('entry.category')
      .getRawMany<Summed & Pick<MonthOfPurpose, 'month' | 'purpose' | 'category'>>();
    return rows.map((row) => ({ month: row.month, purpose: row.purpose, category: row.category, ...toSum(row) }));
  }

  /** Day of the first entry, including tests; null if there is none. */
  async firstDay(): Promise<string | null> {
    const [first] = await this.entries.find({ select: { receivedOn: true }, order: { receivedOn: 'ASC' }, take: 1 });
    return first?.receivedOn ?? null;
  }

  /** Income for a purpose, less what was given back, in each of the periods, without tests; whole shillings. */
  sumByPeriod(purpose: LedgerEntry['purpose'], bounds: readonly string[]): Promise<number[]> {
    return measurePeriods(this.entries, {
      column: 'receivedOn',
      bounds,
      where: { purpose, isTest: false },
      figure: 'SUM(row.amount)',
    });
  }

  /**
   * Locks an entry until the end of the current transaction and returns it; an UPDATE takes the lock on every database. What a
   * change depends on must be read after this: another transaction may change what was read before. Also locks the payment of
   * the entry, so that it cannot be reversed in the meantime.
   * @throws DomainError 404
   */
  async lockForUpdate(id: number): Promise<LedgerEntry> {
    await this.entries.increment({ id }, 'lockCount', 1);
    await this.entries.manager
      .createQueryBuilder()
      .update(Payment)
      .set({ lockCount: () => 'lockCount + 1' })
      .where('id = (SELECT entry.paymentId FROM ledger_entries entry WHERE entry.id = :id)', { id })
      .execute();
    const entry = await this.entries.findOneBy({ id });
    if (!entry) throw entryNotFound();
    return entry;
  }

  /** Puts those of the entries into a deposit that are in none and are not tests. Returns how many there were. */
  async deposit(ids: readonly number[], depositId: number): Promise<number> {
    const waiting = { id: In([...ids]), depositId: IsNull(), isTest: false };
    return (await this.entries.update(waiting, { depositId })).affected ?? 0;
  }

  async releaseDeposit(depositId: number): Promise<void> {
    await this.entries.update({ depositId }, { depositId: null });
  }

  async sumByDeposit(depositIds: readonly number[]): Promise<Map<number, LedgerSum>> {
    if (depositIds.length === 0) return new Map();
    const rows = await this.rows()
      .where({ depositId: In([...depositIds]) })
      .select('entry.depositId', 'depositId')
      .addSelect(sums)
      .groupBy('entry.depositId')
      .getRawMany<Summed & { depositId: number }>();
    return new Map(rows.map((row) => [row.depositId, toSum(row)]));
  }

  /** Removes personal data; the amounts stay. Returns how many entries were changed. */
  async anonymise(ids: readonly number[]): Promise<number> {
    return (await this.entries.update({ id: In([...ids]) }, nobody)).affected ?? 0;
  }

  async anonymiseOlderThan(moment: Date): Promise<number> {
    const old = { createdAt: LessThan(moment) };
    const named = [
      { name: Not(anonymousDonor) },
      { email: Not(IsNull()) },
      { phone: Not(IsNull()) },
      { note: Not(IsNull()) },
    ];
    return (
      (
        await this.entries.update(
          named.map((column) => ({ ...old, ...column })),
          nobody,
        )
      ).affected ?? 0
    );
  }

  private rows(): SelectQueryBuilder<LedgerEntry> {
    return this.entries.createQueryBuilder('entry');
  }

  private withRelations(): SelectQueryBuilder<LedgerEntry> {
    return this.rows()
      .leftJoinAndMapOne('entry.payment', Payment, 'payment', 'payment.id = entry.paymentId')
      .leftJoinAndMapOne('entry.order', Order, 'bought', 'bought.id = entry.orderId');
  }

  private matching({
    purpose,
    kind,
    category,
    method,
    from,
    to,
    test,
    deposited,
    deposit,
    search,
  }: LedgerFilter): SelectQueryBuilder<LedgerEntry> {
    const rows = this.withRelations().where({
      ...(purpose && { purpose }),
      ...(kind && { kind }),
      ...(category && { category }),
      ...(method && { method }),
      ...(test !== 'all' && { isTest: test === 'only' }),
      ...(deposit
        ? { depositId: deposit }
        : deposited !== 'all' && { depositId: deposited === 'no' ? IsNull() : Not(IsNull()) }),
    });
    if (from) rows.andWhere('entry.receivedOn >= :from', { from });
    if (to) rows.andWhere('entry.receivedOn <= :to', { to });
    searchIn(rows, search, searched);
    return rows;
  }

  private async sumOf(rows: SelectQueryBuilder<LedgerEntry>): Promise<LedgerSum> {
    return toSum(await rows.select(sums).getRawOne<Summed>());
  }
}
