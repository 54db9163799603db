import { Injectable } from '@nestjs/common';
import { kampalaDay } from '@ministry/domain';
import { inBatches } from '../../platform/database/batches.ts';
import type { Page } from '../../platform/http/paged.ts';
import {
  type LedgerEntryDetailResponse,
  type LedgerEntryResponse,
  type LedgerFilter,
  type LedgerListQuery,
  type LedgerMonthResponse,
  type LedgerTotalsResponse,
  toLedgerEntryResponse,
  toMoneyResponse,
  toSumResponse,
} from './ledger.dto.ts';
import { entryNotFound } from './ledger.errors.ts';
import { LedgerRepository } from './ledger.repository.ts';
import type { LedgerEntryWithRelations } from './ledger.types.ts';
import { ledgerCsv } from './ledger-csv.ts';
import { isCorrectable, isReversed } from './ledger-rules.ts';

const monthCount = 12;

/** Reads the ledger for the office. */
@Injectable()
export class LedgerAdminQueries {
  constructor(private readonly entries: LedgerRepository) {}

  async list(query: LedgerListQuery): Promise<Page<LedgerEntryResponse>> {
    const { items, total } = await this.entries.list(query);
    return { items: items.map(toLedgerEntryResponse), total };
  }

  async totals(filter: LedgerFilter): Promise<LedgerTotalsResponse> {
    const [real, tests] = await Promise.all([this.entries.sum(filter, false), this.entries.sum(filter, true)]);
    return { ...toSumResponse(real), tests: toSumResponse(tests) };
  }

  /** The last twelve months, oldest first, including those without an entry. */
  async months(filter: LedgerFilter, now = new Date()): Promise<LedgerMonthResponse[]> {
    const sums = await this.entries.sumByMonth(filter);
    return lastMonths(now).map((month) => ({
      month,
      ...toSumResponse(sums.get(month) ?? { count: 0, amount: 0, cents: 0 }),
    }));
  }

  /** @throws DomainError 404 */
  async get(id: number): Promise<LedgerEntryDetailResponse> {
    const [entry, ...corrections] = await this.entries.listWithCorrections(id);
    if (entry?.id !== id) throw entryNotFound();
    const balance = await this.entries.getBalance(id);
    return {
      ...toLedgerEntryResponse(entry),
      corrections: corrections.map(toLedgerEntryResponse),
      balance: toMoneyResponse(balance),
      canCorrect: isCorrectable(entry) && !isReversed(corrections),
    };
  }

  /** The matching entries as chunks of a CSV file. */
  exportCsv(filter: LedgerFilter): AsyncGenerator<string> {
    return ledgerCsv(
      inBatches<LedgerEntryWithRelations>((last, limit) => this.entries.listBehind(filter, last, limit)),
    );
  }
}

/** The last twelve months in Kampala: '2025-12' … '2026-11'. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = kampalaDay(now).split('-').map(Number);
  return Array.from({ length: monthCount }, (_, at) =>
    new Date(Date.UTC(year, month - monthCount + at, 1)).toISOString().slice(0, 7),
  );
}
