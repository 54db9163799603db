import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { NullableText } from '../../platform/http/answer-fields.ts';
import { withMessage } from '../../platform/validation/explained.ts';
import { IntegerField } from '../../platform/validation/fields.ts';
import { ledgerTexts } from './ledger.copy.ts';
import { MoneyResponse } from './ledger.dto.ts';

/** Maximum number of gifts of uncertain donors that one statement can include. */
export const maxOthers = 100;
const numbers = /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/;

export class GivingQuery {
  @IntegerField({
    min: 2000,
    max: 2999,
    optional: true,
    description: 'Calendar year in Kampala time; default: the year of the gift',
    example: 2026,
  })
  year?: number | null;
}

export class GivingStatementQuery extends GivingQuery {
  @EntryNumbers()
  also?: number[] | null;
}

/** Gifts that may be of the same donor; an admin decides whether they are. Personal data. */
export class OtherGiftsResponse extends MoneyResponse {
  @ApiProperty({
    type: 'integer',
    description: 'Id of the first of these entries, with which a statement includes them',
    example: 57,
  })
  entryId: number;

  @ApiProperty({ description: 'Name in these entries', example: 'Grace Nakato' })
  name: string;

  @NullableText('E-mail address in these entries', null)
  email: string | null;

  @NullableText('Phone number in these entries', '+256772123456')
  phone: string | null;

  @ApiProperty({
    format: 'date',
    description: 'Day of the first of these gifts, in Kampala time',
    example: '2026-02-08',
  })
  receivedOn: string;

  @ApiProperty({ type: 'integer', description: 'Number of gifts', example: 1 })
  count: number;
}

/** The gifts of a donor in a year. Personal data. */
export class GivingResponse {
  @ApiProperty({ type: 'integer', description: 'The year', example: 2026 })
  year: number;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: 'Years from the first entry of the books to this one, latest first',
    example: [2026, 2025],
  })
  years: number[];

  @ApiProperty({ description: 'Name of the donor', example: 'Grace Nakato' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Number of gifts that are surely from this donor', example: 12 })
  count: number;

  @ApiProperty({ type: MoneyResponse, description: 'Their total, minus money given back' })
  total: MoneyResponse;

  @ApiProperty({
    type: [OtherGiftsResponse],
    description: `Gifts with the name, e-mail address or phone number of the donor that are not surely from the same person; at most ${maxOthers}`,
  })
  others: OtherGiftsResponse[];

  @ApiProperty({ type: 'integer', description: 'Number of further such gifts', example: 0 })
  moreOthers: number;
}

/** Numbers of ledger entries, separated by commas. */
function EntryNumbers(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      pattern: numbers.source,
      required: false,
      description: '`entryId` of further gifts that the office knows to be of this donor, separated by commas',
      example: '57,61',
    }),
    Transform(({ value }: { value: unknown }) => {
      if (value === '') return null;
      return typeof value === 'string' && numbers.test(value) ? value.split(',').map(Number) : value;
    }),
    IsOptional(),
    ValidateBy(
      {
        name: 'numbers',
        validator: {
          validate: (value: unknown) => Array.isArray(value) && value.every((id) => typeof id === 'number'),
        },
      },
      withMessage(ledgerTexts.alsoNumbers({ most: maxOthers })),
    ),
  );
}
