import { Injectable } from '@nestjs/common';
import { kampalaDay, toCents } from '@ministry/domain';
import { LedgerFilter } from './ledger.dto.ts';
import { LedgerRepository } from './ledger.repository.ts';
import type { LedgerSum } from './ledger.types.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

/** A new ledger entry; a column that is left out is unknown, or is derived from the others. */
export type NewLedgerEntry = Pick<LedgerEntry, 'purpose' | 'kind' | 'amount' | 'rate' | 'name' | 'isTest'> &
  Partial<Omit<LedgerEntry, 'id' | 'createdAt'>>;

/** The ledger, in which every domain records the money that it receives or gives back. */
@Injectable()
export class LedgerService {
  constructor(private readonly entries: LedgerRepository) {}

  /** Records an entry in the current transaction, so that it exists exactly if its cause does. The default day is today in Kampala. */
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
      reference: null,
      recordedBy: null,
      cents: toCents(entry.amount, entry.rate),
      receivedOn: kampalaDay(now),
      ...entry,
      createdAt: now,
    });
  }

  /** All ledger entries of an order, oldest first. */
  listOfOrder(orderId: number): Promise<LedgerEntry[]> {
    return this.entries.listOfOrder(orderId);
  }

  /**
   * Brings the balance of a payment's entry to zero after the provider took the payment back. Does nothing if there is no
   * entry, or if the office has corrected it to zero.
   */
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

  /** Income for one purpose, less what was given back. @param isTest true: the sum of tests, which are in no other sum */
  getBalance(purpose: LedgerEntry['purpose'], isTest: boolean): Promise<LedgerSum> {
    return this.entries.sum(Object.assign(new LedgerFilter(), { purpose }), isTest);
  }

  /**
   * Puts entries into a bank deposit, within the current transaction. Returns false if one of them is in another deposit, is
   * a test or does not exist: then the transaction must not be committed.
   */
  async deposit(ids: readonly number[], depositId: number): Promise<boolean> {
    return (await this.entries.deposit(ids, depositId)) === ids.length;
  }

  /** Removes the entries from a deposit, so that they can be put into another one. */
  releaseDeposit(depositId: number): Promise<void> {
    return this.entries.releaseDeposit(depositId);
  }

  /** Sum of the entries in each deposit; deposits without entries are left out. */
  sumByDeposit(depositIds: readonly number[]): Promise<Map<number, LedgerSum>> {
    return this.entries.sumByDeposit(depositIds);
  }

  findByIds(ids: readonly number[]): Promise<LedgerEntry[]> {
    return this.entries.findByIds(ids);
  }

  /**
   * Income for a purpose, less what was given back, in each of the periods, without tests; whole shillings.
   * @param bounds first day of each period, and the day after the last one
   */
  sumByPeriod(purpose: LedgerEntry['purpose'], bounds: readonly string[]): Promise<number[]> {
    return this.entries.sumByPeriod(purpose, bounds);
  }
}
