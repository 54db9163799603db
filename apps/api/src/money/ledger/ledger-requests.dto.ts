import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import {
  type GivingCategory,
  givingCategorySlugs,
  kampalaDay,
  type OfficeMethod,
  officeMethodSlugs,
  parseCents,
  paymentLimits,
  toCents,
  toShillings,
} from '@ministry/domain';
import { invalid } from '../../platform/errors/domain-error.ts';
import { explained, withMessage } from '../../platform/validation/explained.ts';
import {
  BooleanField,
  Day,
  EmailAddress,
  LongText,
  OneOf,
  PhoneNumber,
  TextField,
} from '../../platform/validation/fields.ts';
import { ledgerTexts } from './ledger.copy.ts';
import type { Money } from './ledger.types.ts';
import { ledgerReferenceLength } from './ledger-entry.entity.ts';

const currencies = ['UGX', 'USD'] as const;
const maxNoteLength = 1_000;

/** An amount as it was typed; a number is converted to text. */
const Amount = (description: string, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, pattern: '^\\d{1,9}(\\.\\d{1,2})?$', description, example }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value,
    ),
    ValidateBy(
      {
        name: 'amount',
        validator: { validate: (value: unknown) => typeof value === 'string' && parseCents(value) !== null },
      },
      withMessage(ledgerTexts.amountNumber),
    ),
  );

const Currency = (): PropertyDecorator =>
  OneOf(currencies, { optional: true, description: 'Currency of the amount; default: shillings', example: 'UGX' });

/** A day that is not in the future. */
export const PastDay = (description: string): PropertyDecorator =>
  applyDecorators(
    Day({ description, example: '2026-11-21' }),
    ValidateBy(
      {
        name: 'past',
        validator: { validate: (value: unknown) => typeof value !== 'string' || value <= kampalaDay(new Date()) },
      },
      explained(() => ledgerTexts.pastDay),
    ),
  );

/** A gift that the office received. */
export class OfficeGiftRequest {
  @Amount('Whole shillings, or dollars with at most two decimals', '50000')
  amount: string;

  @Currency()
  currency?: (typeof currencies)[number];

  @OneOf(officeMethodSlugs, { description: 'How the gift was received', example: 'cash' })
  method: OfficeMethod;

  @OneOf(givingCategorySlugs, { description: 'Purpose of the gift', example: 'general' })
  category: GivingCategory;

  @TextField({
    max: paymentLimits.name,
    optional: true,
    description: 'Name of the donor; default: Anonymous',
    example: 'Peter Okello',
  })
  name?: string | null;

  @GivenEmail()
  email?: string | null;

  @PhoneNumber({ max: paymentLimits.phone, optional: true, description: 'Phone number of the donor' })
  phone?: string | null;

  @PastDay('Day on which it was received, in Kampala time; not in the future')
  receivedOn: string;

  @LongText({
    max: maxNoteLength,
    optional: true,
    description: 'Note for the office',
    example: 'Collected at the harvest service',
  })
  note?: string | null;

  @BooleanField({ optional: true, description: 'Whether to send a receipt to the e-mail address', example: true })
  sendReceipt?: boolean;
}

/** A gift from a file. */
export class ImportedGiftRequest extends OfficeGiftRequest {
  @TextField({
    max: ledgerReferenceLength,
    optional: true,
    description: 'Number of the gift in the statement from which it comes',
    example: 'MP251224.1530.A1',
  })
  reference?: string | null;
}

/** The right amount of an entry, and the reason for the correction. */
export class CorrectionRequest {
  @Amount(
    'The correct amount, 0 for a gift that was never made: whole shillings, or dollars with at most two decimals',
    '45000',
  )
  amount: string;

  @Currency()
  currency?: (typeof currencies)[number];

  @LongText({
    min: 1,
    max: maxNoteLength,
    description: 'Reason, for readers of the books',
    example: 'Counted again: one note was missing',
  })
  note: string;
}

/** Converts a typed amount to both currencies; the typed one stays exact. @param rate shillings for a dollar @throws DomainError 400 */
export function moneyOf({ amount, currency }: Pick<OfficeGiftRequest, 'amount' | 'currency'>, rate: number): Money {
  const hundredths = parseCents(amount) ?? 0;
  if (currency !== 'USD' && hundredths % 100 !== 0) throw invalid({ amount: ledgerTexts.wholeShillings });
  const money =
    currency === 'USD'
      ? { amount: toShillings(hundredths, rate), cents: hundredths }
      : { amount: hundredths / 100, cents: toCents(hundredths / 100, rate) };
  if (money.amount > paymentLimits.most) throw invalid({ amount: ledgerTexts.tooMuch({ most: paymentLimits.most }) });
  return money;
}

/** An optional e-mail address; blank means none, as forms send it. */
function GivenEmail(): PropertyDecorator {
  return applyDecorators(
    EmailAddress({
      max: paymentLimits.email,
      optional: true,
      description: 'E-mail address for a receipt',
      example: 'okello@example.org',
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
  );
}
