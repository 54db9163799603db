import { Injectable } from '@nestjs/common';
import { kampalaDay, toCents } from '@ministry/domain';
import { Config } from '../config/config.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';
import { LedgerFilter } from './ledger.dto.ts';
import { LedgerRepository, type LedgerSum } from './ledger.repository.ts';

/** Money that came or went, as its cause tells it; what is left out is not known, or follows from the rest. */
export type NewLedgerEntry = Pick<LedgerEntry, 'purpose' | 'kind' | 'amount' | 'rate' | 'name' | 'isTest'> &
  Partial<Omit<LedgerEntry, 'id' | 'createdAt'>>;

/** Where every domain writes down what it took or gave back. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly entries: LedgerRepository,
    private readonly config: Config,
  ) {}

  /** Tests are counted while the sandbox is offered: whoever tries the product out sees it count. */
  get testsCount(): boolean {
    return this.config.payments.sandbox;
  }

  /** Writes an entry in the transaction under way, so that it stands exactly when its cause does. Without a day it is of today in Kampala. */
  record(entry: NewLedgerEntry, now = new Date()): Promise<LedgerEntry> {
    return this.entries.insert({
      category: null,
      method: null,
      email: null,
      phone: null,
      paymentId: null,
      orderId: null,
      correctsId: null,
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
    const { amount, cents } = await this.entries.standingOf(entry.id);
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

  /** What has come in for one purpose, less what went back. */
  async standing(purpose: LedgerEntry['purpose']): Promise<LedgerSum> {
    const filter = Object.assign(new LedgerFilter(), { purpose });
    const real = await this.entries.sum(filter, false);
    return this.testsCount ? plus(real, await this.entries.sum(filter, true)) : real;
  }
}

export const plus = (one: LedgerSum, other: LedgerSum): LedgerSum => ({
  count: one.count + other.count,
  amount: one.amount + other.amount,
  cents: one.cents + other.cents,
});
