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
  type PayingBy,
  payingBySlugs,
  paymentLimits,
  toCents,
  toDecimal,
  toShillings,
} from '@ministry/domain';
import { invalid } from '../../platform/errors/domain-error.ts';
import { PageQuery } from '../../platform/http/paged.ts';
import {
  BooleanField,
  Day,
  EmailAddress,
  LongText,
  OneOf,
  PhoneNumber,
  TextField,
} from '../../platform/validation/fields.ts';
import type { PayableName } from '../payments/payment.entity.ts';
import type { LedgerEntryWithRelations, LedgerSum, Money } from './ledger.types.ts';
import type { LedgerKind } from './ledger-entry.entity.ts';

const purposes: PayableName[] = ['donation', 'order'];
const kinds: LedgerKind[] = ['payment', 'office', 'correction', 'refund', 'reversal'];
const methods = [...new Set([...payingBySlugs, ...officeMethodSlugs])];
const tests = ['all', 'without', 'only'] as const;
const sorts = ['-receivedOn', 'receivedOn', '-amount', 'amount'] as const;
const currencies = ['UGX', 'USD'] as const;
const maxNoteLength = 1_000;

const filters = {
  purpose: OneOf(purposes, {
    optional: true,
    description: 'Only gifts, or only what the store took',
    example: 'donation',
  }),
  kind: OneOf(kinds, { optional: true, description: 'Only entries of this kind', example: 'office' }),
  category: OneOf(givingCategorySlugs, { optional: true, description: 'Only gifts for this', example: 'children' }),
  method: OneOf(methods, { optional: true, description: 'Only what was paid in this way', example: 'cash' }),
  from: Day({ optional: true, description: 'First day, in Kampala', example: '2026-11-01' }),
  to: Day({ optional: true, description: 'Last day', example: '2026-11-30' }),
  test: OneOf(tests, {
    optional: true,
    default: 'all',
    description: 'Whether payments are there with which no money moved',
    example: 'without',
  }),
  search: TextField({
    max: 100,
    optional: true,
    description:
      'Only entries with these words in the name, address, number, note or the reference of the payment or order',
    example: 'nakato',
  }),
};

/** Which entries are asked for. */
export class LedgerFilter {
  @filters.purpose
  purpose?: PayableName;

  @filters.kind
  kind?: LedgerKind;

  @filters.category
  category?: GivingCategory;

  @filters.method
  method?: PayingBy | OfficeMethod;

  @filters.from
  from?: string | null;

  @filters.to
  to?: string | null;

  @filters.test
  test: (typeof tests)[number] = 'all';

  @filters.search
  search?: string;
}

export class LedgerListQuery extends PageQuery implements LedgerFilter {
  @filters.purpose
  purpose?: PayableName;

  @filters.kind
  kind?: LedgerKind;

  @filters.category
  category?: GivingCategory;

  @filters.method
  method?: PayingBy | OfficeMethod;

  @filters.from
  from?: string | null;

  @filters.to
  to?: string | null;

  @filters.test
  test: (typeof tests)[number] = 'all';

  @filters.search
  search?: string;

  @OneOf(sorts, {
    optional: true,
    default: '-receivedOn',
    description: 'A leading `-` turns the order round',
    example: '-amount',
  })
  sort: (typeof sorts)[number] = '-receivedOn';
}

/** An amount as it is typed; a number counts as its text. */
const Amount = (description: string, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, pattern: '^\\d{1,9}(\\.\\d{1,2})?$', description, example }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value,
    ),
    ValidateBy({
      name: 'amount',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && parseCents(value) !== null,
        defaultMessage: () => 'Amount must be a number with at most two decimals',
      },
    }),
  );

const Currency = (): PropertyDecorator =>
  OneOf(currencies, { optional: true, description: 'What the amount is in; left out, shillings', example: 'UGX' });

/** A day on which something has happened. */
const PastDay = (description: string): PropertyDecorator =>
  applyDecorators(
    Day({ description, example: '2026-11-21' }),
    ValidateBy({
      name: 'past',
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || value <= kampalaDay(new Date()),
        defaultMessage: () => 'Received on must be today or before',
      },
    }),
  );

/** A gift that came to the office. */
export class OfficeGiftRequest {
  @Amount('Whole shillings, or dollars with at most two decimals', '50000')
  amount: string;

  @Currency()
  currency?: (typeof currencies)[number];

  @OneOf(officeMethodSlugs, { description: 'How it came', example: 'cash' })
  method: OfficeMethod;

  @OneOf(givingCategorySlugs, { description: 'What it is for', example: 'general' })
  category: GivingCategory;

  @TextField({
    max: paymentLimits.name,
    optional: true,
    description: 'Who gave; left out: Anonymous',
    example: 'Peter Okello',
  })
  name?: string | null;

  @GivenEmail()
  email?: string | null;

  @PhoneNumber({ max: paymentLimits.phone, optional: true, description: 'Where the giver is called' })
  phone?: string | null;

  @PastDay('Day on which it came, in Kampala; not after today')
  receivedOn: string;

  @LongText({
    max: maxNoteLength,
    optional: true,
    description: 'For the office',
    example: 'Collected at the harvest service',
  })
  note?: string | null;

  @BooleanField({ optional: true, description: 'Send a receipt to the address', example: true })
  sendReceipt?: boolean;
}

/** What an entry should have said. */
export class CorrectionRequest {
  @Amount(
    'The right amount, nought for one that never was: whole shillings, or dollars with at most two decimals',
    '45000',
  )
  amount: string;

  @Currency()
  currency?: (typeof currencies)[number];

  @LongText({
    min: 1,
    max: maxNoteLength,
    description: 'Why, for whoever reads the books',
    example: 'Counted again: one note was missing',
  })
  note: string;
}

/** Shillings, and their worth in dollars. */
class MoneyResponse {
  @ApiProperty({ type: 'integer', description: 'Whole shillings', example: 92500 })
  amount: number;

  @ApiProperty({ description: 'The same in dollars, at the rate of its day', example: '25.00' })
  amountUsd: string;
}

/** Money that came or went, as the office sees it. Personal data. */
export class LedgerEntryResponse extends MoneyResponse {
  @ApiProperty({ type: 'integer', description: 'Number in the books', example: 12 })
  id: number;

  @ApiProperty({ enum: purposes, description: 'A gift, or an order of the store', example: 'donation' })
  purpose: PayableName;

  @ApiProperty({
    enum: kinds,
    description:
      '`payment`: through a provider; `office`: by hand; `correction`: makes another right; `refund`: given back by the office; `reversal`: taken back by the provider',
    example: 'payment',
  })
  kind: LedgerKind;

  @ApiProperty({ type: 'integer', description: 'Shillings for a dollar at that time', example: 3700 })
  rate: number;

  @ApiProperty({
    type: String,
    enum: [...givingCategorySlugs, null],
    nullable: true,
    description: 'Null for the store',
    example: 'general',
  })
  category: GivingCategory | null;

  @ApiProperty({
    type: String,
    enum: [...methods, null],
    nullable: true,
    description: 'How it was paid; null where nobody said',
    example: 'card',
  })
  method: PayingBy | OfficeMethod | null;

  @ApiProperty({ description: 'Who paid', example: 'Grace Nakato' })
  name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Address of who paid; null where none was given',
    example: 'grace@example.org',
  })
  email: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Number of who paid, in international form where it could be understood',
    example: '+256772123456',
  })
  phone: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Reference of the payment',
    example: 'FW7K2QW9XH4MB8RTNE5VYCDA3P',
  })
  paymentReference: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The order that was paid; null for a gift',
    example: null,
  })
  orderId: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Reference of the order', example: null })
  orderReference: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The entry that this one makes right, or takes back',
    example: null,
  })
  correctsId: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'What the office wrote to it', example: null })
  note: string | null;

  @ApiProperty({ format: 'date', description: 'Day in Kampala', example: '2026-11-21' })
  receivedOn: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'User name of the admin; null where a provider said it',
    example: null,
  })
  recordedBy: string | null;

  @ApiProperty({ description: 'No money moved', example: false })
  isTest: boolean;

  @ApiProperty({ format: 'date-time', description: 'When it was written', example: '2026-11-21T08:00:00.000Z' })
  createdAt: string;
}

/** An entry with what became of it. */
export class LedgerEntryDetailResponse extends LedgerEntryResponse {
  @ApiProperty({ type: [LedgerEntryResponse], description: 'What was done to it since, oldest first' })
  corrections: LedgerEntryResponse[];

  @ApiProperty({ type: MoneyResponse, description: 'What it has come to with these' })
  standing: MoneyResponse;

  @ApiProperty({
    description: 'Whether it can be corrected: a gift can, what the store took is seen to at the order',
    example: true,
  })
  canCorrect: boolean;
}

class LedgerSumResponse extends MoneyResponse {
  @ApiProperty({ type: 'integer', description: 'Entries', example: 14 })
  count: number;
}

/** What the entries that match come to, without tests. */
export class LedgerTotalsResponse extends LedgerSumResponse {
  @ApiProperty({ type: LedgerSumResponse, description: 'Tests among the entries, of which no money moved' })
  tests: LedgerSumResponse;
}

export class LedgerMonthResponse extends LedgerSumResponse {
  @ApiProperty({ description: 'Month in Kampala', example: '2026-11' })
  month: string;
}

/** A typed amount in both currencies; what is typed keeps its exact worth. @param rate shillings for a dollar @throws DomainError 400 */
export function moneyOf({ amount, currency }: Pick<OfficeGiftRequest, 'amount' | 'currency'>, rate: number): Money {
  const hundredths = parseCents(amount) ?? 0;
  if (currency !== 'USD' && hundredths % 100 !== 0) throw invalid({ amount: 'Amount must be whole shillings' });
  const money =
    currency === 'USD'
      ? { amount: toShillings(hundredths, rate), cents: hundredths }
      : { amount: hundredths / 100, cents: toCents(hundredths / 100, rate) };
  if (money.amount > paymentLimits.most)
    throw invalid({ amount: `Amount may be at most UGX ${paymentLimits.most.toLocaleString('en-GB')}` });
  return money;
}

export const toMoneyResponse = ({ amount, cents }: Money): MoneyResponse => ({ amount, amountUsd: toDecimal(cents) });
export const toSumResponse = ({ count, ...money }: LedgerSum): LedgerSumResponse => ({
  count,
  ...toMoneyResponse(money),
});

export const toLedgerEntryResponse = (entry: LedgerEntryWithRelations): LedgerEntryResponse => ({
  id: entry.id,
  purpose: entry.purpose,
  kind: entry.kind,
  ...toMoneyResponse(entry),
  rate: entry.rate,
  category: entry.category,
  method: entry.method,
  name: entry.name,
  email: entry.email,
  phone: entry.phone,
  paymentReference: entry.payment?.reference ?? null,
  orderId: entry.orderId,
  orderReference: entry.order?.reference ?? null,
  correctsId: entry.correctsId,
  note: entry.note,
  receivedOn: entry.receivedOn,
  recordedBy: entry.recordedBy,
  isTest: entry.isTest,
  createdAt: entry.createdAt.toISOString(),
});

/** An address that need not be there; blank means none, as a form sends it. */
function GivenEmail(): PropertyDecorator {
  return applyDecorators(
    EmailAddress({
      max: paymentLimits.email,
      optional: true,
      description: 'Where a receipt goes',
      example: 'okello@example.org',
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
  );
}
