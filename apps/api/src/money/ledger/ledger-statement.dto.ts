import { ApiProperty } from '@nestjs/swagger';
import { type GivingCategory, givingCategorySlugs } from '@ministry/domain';
import { IntegerField } from '../../platform/validation/fields.ts';
import type { PayableName } from '../payments/payment.entity.ts';
import { MoneyResponse } from './ledger.dto.ts';

/** Selects the calendar year. */
export class StatementQuery {
  @IntegerField({ min: 2000, max: 2999, optional: true, description: 'Default: this year', example: 2026 })
  year?: number | null;
}

/** Income for one purpose, less what was given back. */
export class StatementLineResponse {
  @ApiProperty({ enum: ['donation', 'order'], description: 'Gifts, or the store', example: 'donation' })
  purpose: PayableName;

  @ApiProperty({
    type: String,
    enum: [...givingCategorySlugs, null],
    nullable: true,
    description: 'What the gifts are for; null for the store',
    example: 'general',
  })
  category: GivingCategory | null;

  @ApiProperty({ type: [MoneyResponse], description: 'Amounts for January to December' })
  months: MoneyResponse[];

  @ApiProperty({ type: MoneyResponse, description: 'Total of the year' })
  total: MoneyResponse;
}

/** Income of one calendar year in Kampala, without tests. */
export class StatementResponse {
  @ApiProperty({ type: 'integer', description: 'The year', example: 2026 })
  year: number;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: 'Years from the first entry of the books to this one, latest first',
    example: [2026, 2025],
  })
  years: number[];

  @ApiProperty({ type: [StatementLineResponse], description: 'Each purpose of gifts, then the store' })
  lines: StatementLineResponse[];

  @ApiProperty({ type: [MoneyResponse], description: 'Amounts of all purposes for January to December' })
  months: MoneyResponse[];

  @ApiProperty({ type: MoneyResponse, description: 'Total of all purposes in the year' })
  total: MoneyResponse;
}
