import { ApiProperty } from '@nestjs/swagger';
import { depositLimits } from '@ministry/domain';
import { DateTime, NullableText } from '../../platform/http/answer-fields.ts';
import { PageQuery } from '../../platform/http/paged.ts';
import { Ids, IntegerField, LongText, TextField } from '../../platform/validation/fields.ts';
import type { LedgerSum } from '../ledger/ledger.types.ts';
import { PastDay } from '../ledger/ledger-requests.dto.ts';
import type { BankDeposit } from './bank-deposit.entity.ts';

export class BankDepositListQuery extends PageQuery {}

/** A bank deposit to record. */
export class BankDepositRequest {
  @PastDay('Day on the slip, in Kampala; not after today')
  depositedOn: string;

  @TextField({ min: 1, max: depositLimits.account, description: 'Which account', example: 'Centenary, building fund' })
  account: string;

  @IntegerField({
    min: 1,
    max: depositLimits.amount,
    description: 'Whole shillings, as the slip says; may differ from the sum of the entries',
    example: 450_000,
  })
  amount: number;

  @TextField({
    max: depositLimits.reference,
    optional: true,
    description: 'Number of the slip or of the transfer',
    example: 'CS-204817',
  })
  reference?: string | null;

  @LongText({ max: depositLimits.note, optional: true, description: 'For the office', example: 'One note was torn' })
  note?: string | null;

  @Ids({
    count: depositLimits.entries,
    description: 'Entries of the ledger that it holds, none of them in another deposit, and no tests',
    example: [12, 14],
  })
  entries: number[];
}

export class BankDepositResponse {
  @ApiProperty({ type: 'integer', description: 'Number of the deposit', example: 7 })
  id: number;

  @ApiProperty({ format: 'date', description: 'Day in Kampala', example: '2026-11-23' })
  depositedOn: string;

  @ApiProperty({ description: 'Which account', example: 'Centenary, building fund' })
  account: string;

  @ApiProperty({ type: 'integer', description: 'Whole shillings, as the slip says', example: 450_000 })
  amount: number;

  @NullableText('Number of the slip', 'CS-204817')
  reference: string | null;

  @NullableText('For the office', null)
  note: string | null;

  @ApiProperty({ description: 'Username', example: 'grace' })
  recordedBy: string;

  @DateTime('When it was written', '2026-11-23T08:00:00.000Z')
  createdAt: string;

  @ApiProperty({ type: 'integer', description: 'How many entries it holds', example: 14 })
  entryCount: number;

  @ApiProperty({ type: 'integer', description: 'What these entries come to, whole shillings', example: 455_000 })
  entryAmount: number;

  @ApiProperty({
    type: 'integer',
    description: 'What the slip says less what the entries come to: below nought where money is missing',
    example: -5_000,
  })
  difference: number;
}

export const toBankDepositResponse = (
  { id, depositedOn, account, amount, reference, note, recordedBy, createdAt }: BankDeposit,
  { count, amount: entryAmount }: Pick<LedgerSum, 'count' | 'amount'>,
): BankDepositResponse => ({
  id,
  depositedOn,
  account,
  amount,
  reference,
  note,
  recordedBy,
  createdAt: createdAt.toISOString(),
  entryCount: count,
  entryAmount,
  difference: amount - entryAmount,
});
