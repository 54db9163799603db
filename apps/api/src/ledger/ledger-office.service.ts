import { Injectable } from '@nestjs/common';
import { anonymousGiver, formatShillings, kampalaDay, officeMethods } from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor } from '../common/auth/access.ts';
import type { Page } from '../common/http/paged.ts';
import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import { ledgerCsv } from './ledger-csv.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';
import {
  type CorrectionRequest,
  type LedgerEntryDetailResponse,
  type LedgerEntryResponse,
  type LedgerFilter,
  type LedgerListQuery,
  type LedgerMonthResponse,
  type LedgerTotalsResponse,
  moneyOf,
  type OfficeGiftRequest,
  toLedgerEntryResponse,
  toMoneyResponse,
  toSumResponse,
} from './ledger.dto.ts';
import {
  entryNotFound,
  noAmount,
  notCorrectable,
  receiptWithoutAddress,
  sameAmount,
  takenBack,
} from './ledger.errors.ts';
import { LedgerRepository } from './ledger.repository.ts';
import { LedgerService, plus } from './ledger.service.ts';
import { receiptLetter } from './receipt-letter.ts';

const monthsTold = 12;

/** The books for the office. The audit log learns what was written and how much, never who gave. */
@Injectable()
export class LedgerOfficeService {
  constructor(
    private readonly entries: LedgerRepository,
    private readonly ledger: LedgerService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async list(query: LedgerListQuery): Promise<Page<LedgerEntryResponse>> {
    const { items, total } = await this.entries.list(query);
    return { items: items.map(toLedgerEntryResponse), total };
  }

  async totals(filter: LedgerFilter): Promise<LedgerTotalsResponse> {
    const { testsCount } = this.ledger;
    const [real, tests] = await Promise.all([this.entries.sum(filter, false), this.entries.sum(filter, true)]);
    return { ...toSumResponse(testsCount ? plus(real, tests) : real), tests: toSumResponse(tests), testsCount };
  }

  /** The last twelve months, oldest first, also those without an entry. */
  async months(filter: LedgerFilter, now = new Date()): Promise<LedgerMonthResponse[]> {
    const sums = await this.entries.sumByMonth(filter, this.ledger.testsCount);
    return lastMonths(now).map((month) => ({
      month,
      ...toSumResponse(sums.get(month) ?? { count: 0, amount: 0, cents: 0 }),
    }));
  }

  /** @throws DomainError 404 */
  async get(id: number): Promise<LedgerEntryDetailResponse> {
    const [entry, ...corrections] = await this.entries.listWithCorrections(id);
    if (entry?.id !== id) throw entryNotFound();
    const standing = await this.entries.standingOf(id);
    return {
      ...toLedgerEntryResponse(entry),
      corrections: corrections.map(toLedgerEntryResponse),
      standing: toMoneyResponse(standing),
      canCorrect: isCorrectable(entry) && !isTakenBack(corrections),
    };
  }

  /** The entries that match as the text of a CSV file. */
  async exportCsv(filter: LedgerFilter): Promise<string> {
    return ledgerCsv(await this.entries.listAll(filter));
  }

  /** A gift that came to the office by hand. @throws DomainError 400 */
  recordGift({
    method,
    category,
    name,
    email,
    phone,
    receivedOn,
    note,
    sendReceipt,
    ...typed
  }: OfficeGiftRequest): Promise<LedgerEntryDetailResponse> {
    const { rate } = this.config.payments;
    const money = moneyOf(typed, rate);
    if (money.amount <= 0) throw noAmount();
    if (sendReceipt && !email) throw receiptWithoutAddress();
    return this.database.transaction(async () => {
      const given = { name: name || anonymousGiver, email: email || null, phone: phone || null, note: note || null };
      const entry = await this.ledger.record({
        purpose: 'donation',
        kind: 'office',
        ...money,
        rate,
        category,
        method,
        receivedOn,
        ...given,
        recordedBy: currentActor(),
        isTest: false,
      });
      if (sendReceipt && email) await this.outbox.enqueue(receiptLetter(entry, email));
      await this.audit.record({
        action: 'recorded',
        entity: 'ledger-entry',
        entityId: entry.id,
        summary: `Gift ${entry.id} recorded: ${formatShillings(entry.amount)}, ${officeMethods[method].toLowerCase()}, received ${receivedOn}`,
      });
      return this.get(entry.id);
    });
  }

  /**
   * Makes an entry right by a further one of the difference, of the same day: so the month comes right, and what was
   * written stays. @throws DomainError 400, 404, 409
   */
  correct(id: number, { note, ...typed }: CorrectionRequest): Promise<LedgerEntryDetailResponse> {
    return this.database.transaction(async () => {
      await this.entries.hold(id);
      const [entry, ...since] = await this.entries.listWithCorrections(id);
      if (entry?.id !== id) throw entryNotFound();
      if (!isCorrectable(entry)) throw notCorrectable();
      if (isTakenBack(since)) throw takenBack();
      const stood = await this.entries.standingOf(id);
      const right = moneyOf(typed, entry.rate);
      if (right.amount === stood.amount) throw sameAmount();
      const { purpose, rate, category, method, name, email, phone, receivedOn, isTest } = entry;
      const difference = { amount: right.amount - stood.amount, cents: right.cents - stood.cents };
      await this.ledger.record({
        purpose,
        kind: 'correction',
        ...difference,
        rate,
        category,
        method,
        name,
        email,
        phone,
        receivedOn,
        isTest,
        note,
        correctsId: id,
        recordedBy: currentActor(),
      });
      await this.audit.record({
        action: 'corrected',
        entity: 'ledger-entry',
        entityId: id,
        summary: `Gift ${id} corrected from ${formatShillings(stood.amount)} to ${formatShillings(right.amount)}`,
      });
      return this.get(id);
    });
  }
}

/** 'ledger-2026-11-21.csv', by the day in Kampala. */
export const ledgerFile = (now: Date): string => `ledger-${kampalaDay(now)}.csv`;

/** A gift as it came in. What belongs to an order would leave the order behind. */
const isCorrectable = ({ purpose, kind }: Pick<LedgerEntry, 'purpose' | 'kind'>): boolean =>
  purpose === 'donation' && (kind === 'payment' || kind === 'office');

const isTakenBack = (since: readonly Pick<LedgerEntry, 'kind'>[]): boolean =>
  since.some(({ kind }) => kind === 'reversal');

/** '2025-12' … '2026-11', by the day in Kampala. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = kampalaDay(now).split('-').map(Number);
  return Array.from({ length: monthsTold }, (_, at) =>
    new Date(Date.UTC(year, month - monthsTold + at, 1)).toISOString().slice(0, 7),
  );
}
