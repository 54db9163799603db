import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  type GivingCategory,
  givingCategorySlugs,
  type OfficeMethod,
  officeMethodSlugs,
  type PayingBy,
  payingBySlugs,
  toDecimal,
} from '@ministry/domain';
import { DateTime, NullableInteger, NullableText } from '../../platform/http/answer-fields.ts';
import { PageQuery } from '../../platform/http/paged.ts';
import { Day, IntegerField, OneOf, TextField } from '../../platform/validation/fields.ts';
import type { PayableName } from '../payments/payment.entity.ts';
import type { LedgerEntryWithRelations, LedgerSum, Money } from './ledger.types.ts';
import type { LedgerKind } from './ledger-entry.entity.ts';

const purposes: PayableName[] = ['donation', 'order'];
const kinds: LedgerKind[] = ['payment', 'office', 'correction', 'refund', 'reversal'];
const methods = [...new Set([...payingBySlugs, ...officeMethodSlugs])];
const tests = ['all', 'without', 'only'] as const;
const deposited = ['all', 'no', 'yes'] as const;
const sorts = ['-receivedOn', 'receivedOn', '-amount', 'amount'] as const;

/** Filters for ledger entries. */
export class LedgerFilter {
  @OneOf(purposes, {
    optional: true,
    description: 'Return only gifts, or only income of the store',
    example: 'donation',
  })
  purpose?: PayableName;

  @OneOf(kinds, { optional: true, description: 'Return only entries of this kind', example: 'office' })
  kind?: LedgerKind;

  @OneOf(givingCategorySlugs, {
    optional: true,
    description: 'Return only gifts for this purpose',
    example: 'children',
  })
  category?: GivingCategory;

  @OneOf(methods, { optional: true, description: 'Return only what was paid in this way', example: 'cash' })
  method?: PayingBy | OfficeMethod;

  @Day({ optional: true, description: 'First day, in Kampala time', example: '2026-11-01' })
  from?: string | null;

  @Day({ optional: true, description: 'Last day, in Kampala time', example: '2026-11-30' })
  to?: string | null;

  @OneOf(tests, {
    optional: true,
    default: 'all',
    description: 'Whether to include test payments, with which no money moved',
    example: 'without',
  })
  test: (typeof tests)[number] = 'all';

  @OneOf(deposited, {
    optional: true,
    default: 'all',
    description: 'Return only entries that are in a bank deposit, or only entries that are not',
    example: 'no',
  })
  deposited: (typeof deposited)[number] = 'all';

  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description: 'Return only the entries of this deposit',
    example: 7,
  })
  deposit?: number | null;

  @TextField({
    max: 100,
    optional: true,
    description:
      'Return only entries that have these words in the name, address, number, note or the reference of the payment or order',
    example: 'nakato',
  })
  search?: string;
}

export class LedgerListQuery extends IntersectionType(PageQuery, LedgerFilter) {
  @OneOf(sorts, {
    optional: true,
    default: '-receivedOn',
    description: 'Sort order; a leading `-` reverses it',
    example: '-amount',
  })
  sort: (typeof sorts)[number] = '-receivedOn';
}

/** An amount in shillings, and its value in dollars. */
export class MoneyResponse {
  @ApiProperty({ type: 'integer', description: 'Amount in whole shillings', example: 92500 })
  amount: number;

  @ApiProperty({ description: 'The same in US dollars, at the rate of that day', example: '25.00' })
  amountUsd: string;
}

/** Money received or given back, as the office sees it. Personal data. */
export class LedgerEntryResponse extends MoneyResponse {
  @ApiProperty({ type: 'integer', description: 'Number of the entry in the books', example: 12 })
  id: number;

  @ApiProperty({ enum: purposes, description: 'A gift, or an order of the store', example: 'donation' })
  purpose: PayableName;

  @ApiProperty({
    enum: kinds,
    description:
      '`payment`: through a provider; `office`: recorded by hand; `correction`: corrects another entry; `refund`: given back by the office; `reversal`: taken back by the provider',
    example: 'payment',
  })
  kind: LedgerKind;

  @ApiProperty({ type: 'integer', description: 'Shillings per dollar at that time', example: 3700 })
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
    description: 'Way of paying; null if it is not known',
    example: 'card',
  })
  method: PayingBy | OfficeMethod | null;

  @ApiProperty({ description: 'Name of the payer', example: 'Grace Nakato' })
  name: string;

  @NullableText('E-mail address of the payer; null if none was given', 'grace@example.org')
  email: string | null;

  @NullableText('Phone number of the payer, in international form if it was understood', '+256772123456')
  phone: string | null;

  @NullableText('Reference of the payment', 'FW7K2QW9XH4MB8RTNE5VYCDA3P')
  paymentReference: string | null;

  @NullableInteger('Id of the paid order; null for a gift', null)
  orderId: number | null;

  @NullableText('Reference of the order', null)
  orderReference: string | null;

  @NullableInteger('Id of the entry that this one corrects or takes back', null)
  correctsId: number | null;

  @NullableInteger('Id of the bank deposit that holds it; null if it is not deposited yet', null)
  depositId: number | null;

  @NullableText('Note of the office', null)
  note: string | null;

  @ApiProperty({
    format: 'date',
    description: 'Day on which the money was received, in Kampala time',
    example: '2026-11-21',
  })
  receivedOn: string;

  @NullableText('Username of the admin; null if the entry comes from a provider', null)
  recordedBy: string | null;

  @ApiProperty({ description: 'Whether it is a test, with which no money moved', example: false })
  isTest: boolean;

  @DateTime('When it was recorded, UTC', '2026-11-21T08:00:00.000Z')
  createdAt: string;
}

/** A ledger entry with the later entries about it and its balance. */
export class LedgerEntryDetailResponse extends LedgerEntryResponse {
  @ApiProperty({
    type: [LedgerEntryResponse],
    description: 'Later entries that correct it or take it back, oldest first',
  })
  corrections: LedgerEntryResponse[];

  @ApiProperty({ type: MoneyResponse, description: 'Its amount with the corrections' })
  balance: MoneyResponse;

  @ApiProperty({
    description: 'Whether it can be corrected: gifts can; income of the store is changed at the order',
    example: true,
  })
  canCorrect: boolean;
}

class LedgerSumResponse extends MoneyResponse {
  @ApiProperty({ type: 'integer', description: 'Number of entries', example: 14 })
  count: number;
}

/** Totals of the matching entries without tests; `tests` has the totals of the tests. */
export class LedgerTotalsResponse extends LedgerSumResponse {
  @ApiProperty({ type: LedgerSumResponse, description: 'Tests among the entries, with which no money moved' })
  tests: LedgerSumResponse;
}

export class LedgerMonthResponse extends LedgerSumResponse {
  @ApiProperty({ description: 'Month, in Kampala time', example: '2026-11' })
  month: string;
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
  depositId: entry.depositId,
  note: entry.note,
  receivedOn: entry.receivedOn,
  recordedBy: entry.recordedBy,
  isTest: entry.isTest,
  createdAt: entry.createdAt.toISOString(),
});
