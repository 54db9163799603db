import { Injectable } from '@nestjs/common';
import { kampalaDay, toCents } from '@ministry/domain';
import { LedgerFilter } from './ledger.dto.ts';
import { LedgerRepository } from './ledger.repository.ts';
import type { LedgerSum } from './ledger.types.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

/** Money that came or went, as its cause tells it; what is left out is not known, or follows from the rest. */
export type NewLedgerEntry = Pick<LedgerEntry, 'purpose' | 'kind' | 'amount' | 'rate' | 'name' | 'isTest'> &
  Partial<Omit<LedgerEntry, 'id' | 'createdAt'>>;

/** Where every domain writes down what it took or gave back. */
@Injectable()
export class LedgerService {
  constructor(private readonly entries: LedgerRepository) {}

  /** Writes an entry in the transaction under way, so that it stands exactly when its cause does. Without a day it is of today in Kampala. */
  record(entry: NewLedgerEntry, now = new Date()): Promise<LedgerEntry> {
    return this.entries.insert({
      currency: null,
      category: null,
      method: null,
      email: null,
      phone: null,
      paymentId: null,
      orderId: null,
      correctsId: null,
      depositId: null,
      note: null,
      recordedBy: null,
      cents: toCents(entry.amount, entry.rate),
      receivedOn: kampalaDay(now),
      ...entry,
      createdAt: now,
    });
  }

  /** All that came in for an order and went back, oldest first. */
  listOfOrder(orderId: number): Promise<LedgerEntry[]> {
    return this.entries.listOfOrder(orderId);
  }

  /** A provider took a payment back: what has become of its entry comes to nought. Nothing where it never brought anything in, or the office has made it nought. */
  async reverse(paymentId: number): Promise<void> {
    const entry = await this.entries.findByPayment(paymentId);
    if (!entry) return;
    const { amount, cents } = await this.entries.getBalance(entry.id);
    if (amount === 0) return;
    const { purpose, rate, category, method, name, email, phone, orderId, isTest } = entry;
    await this.record({
      purpose,
      kind: 'reversal',
      amount: -amount,
      cents: -cents,
      rate,
      category,
      method,
      name,
      email,
      phone,
      orderId,
      isTest,
      paymentId,
      correctsId: entry.id,
    });
  }

  /** What has come in for one purpose, less what went back. @param isTest that of tests, which is in no other sum */
  getBalance(purpose: LedgerEntry['purpose'], isTest: boolean): Promise<LedgerSum> {
    return this.entries.sum(Object.assign(new LedgerFilter(), { purpose }), isTest);
  }

  /**
   * Puts entries into a bank deposit, in the transaction under way. False where one is in another, was a test or is none: then
   * the transaction must not be committed.
   */
  async deposit(ids: readonly number[], depositId: number): Promise<boolean> {
    return (await this.entries.deposit(ids, depositId)) === ids.length;
  }

  /** The entries of a deposit wait for one again. */
  releaseDeposit(depositId: number): Promise<void> {
    return this.entries.releaseDeposit(depositId);
  }

  /** What the entries of each deposit come to; deposits without any are left out. */
  sumByDeposit(depositIds: readonly number[]): Promise<Map<number, LedgerSum>> {
    return this.entries.sumByDeposit(depositIds);
  }

  findByIds(ids: readonly number[]): Promise<LedgerEntry[]> {
    return this.entries.findByIds(ids);
  }

  /** The same in each of the periods, without tests: whole shillings. @param bounds first days of the periods, and of what follows the last one */
  sumByPeriod(purpose: LedgerEntry['purpose'], bounds: readonly string[]): Promise<number[]> {
    return this.entries.sumByPeriod(purpose, bounds);
  }
}
