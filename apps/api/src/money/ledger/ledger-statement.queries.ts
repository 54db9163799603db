import { Injectable } from '@nestjs/common';
import { givingCategorySlugs, kampalaDay } from '@ministry/domain';
import { csvPieces } from '../../platform/http/csv.ts';
import { toMoneyResponse } from './ledger.dto.ts';
import { LedgerRepository } from './ledger.repository.ts';
import type { Money, MonthOfPurpose } from './ledger.types.ts';
import { sumOf } from './ledger-rules.ts';
import type { StatementResponse } from './ledger-statement.dto.ts';

type Purpose = Pick<MonthOfPurpose, 'purpose' | 'category'>;
type Line = Purpose & { months: Money[]; total: Money };

const purposes: Purpose[] = [
  ...givingCategorySlugs.map((category) => ({ purpose: 'donation' as const, category })),
  { purpose: 'order', category: null },
];
const csvColumns = ['month', 'purpose', 'category', 'amountUgx', 'amountUsd'];

/** '2026-01' … '2026-12' */
const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);

const thisYear = (): number => Number(kampalaDay(new Date()).slice(0, 4));

/** Income by month and purpose, for the report of the treasurer. */
@Injectable()
export class LedgerStatementQueries {
  constructor(private readonly entries: LedgerRepository) {}

  async get(year = thisYear()): Promise<StatementResponse> {
    const [lines, first] = await Promise.all([this.lines(year), this.entries.firstDay()]);
    const last = thisYear();
    const count = Math.max(1, last - Number(first?.slice(0, 4) ?? last) + 1);
    const months = monthsOf(year).map((_, at) => sumOf(lines.map((line) => line.months[at] ?? sumOf([]))));
    return {
      year,
      years: Array.from({ length: count }, (_, ago) => last - ago),
      lines: lines.map(({ purpose, category, months: each, total }) => ({
        purpose,
        category,
        months: each.map(toMoneyResponse),
        total: toMoneyResponse(total),
      })),
      months: months.map(toMoneyResponse),
      total: toMoneyResponse(sumOf(months)),
    };
  }

  /** One row for each month and purpose, so that a spreadsheet can add them up. */
  exportCsv(year = thisYear()): AsyncGenerator<string> {
    return csvPieces(csvColumns, this.monthRows(year), ({ month, purpose, category, amount, cents }) => [
      month,
      purpose,
      category,
      amount,
      { cents },
    ]);
  }

  private async *monthRows(year: number): AsyncGenerator<MonthOfPurpose[]> {
    const lines = await this.lines(year);
    yield monthsOf(year).flatMap((month, at) =>
      lines.map(({ purpose, category, months }) => ({ month, purpose, category, ...(months[at] ?? sumOf([])) })),
    );
  }

  private async lines(year: number): Promise<Line[]> {
    const sums = await this.entries.sumByMonthAndPurpose(`${year}-01-01`, `${year}-12-31`);
    return purposes.map(({ purpose, category }) => {
      const months = monthsOf(year).map((month) =>
        sumOf(sums.filter((sum) => sum.month === month && sum.purpose === purpose && sum.category === category)),
      );
      return { purpose, category, months, total: sumOf(months) };
    });
  }
}
