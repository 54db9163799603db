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
  @PastDay('Day on the slip, in Kampala time; not in the future')
  depositedOn: string;

  @TextField({ min: 1, max: depositLimits.account, description: 'Bank account', example: 'Centenary, building fund' })
  account: string;

  @IntegerField({
    min: 1,
    max: depositLimits.amount,
    description: 'Amount on the slip, in whole shillings; may differ from the sum of the entries',
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

  @LongText({
    max: depositLimits.note,
    optional: true,
    description: 'Note for the office',
    example: 'One note was torn',
  })
  note?: string | null;

  @Ids({
    count: depositLimits.entries,
    description: 'Ids of the ledger entries, none of them in another deposit and none a test',
    example: [12, 14],
  })
  entries: number[];
}

export class BankDepositResponse {
  @ApiProperty({ type: 'integer', description: 'Id of the deposit', example: 7 })
  id: number;

  @ApiProperty({ format: 'date', description: 'Day of the deposit, in Kampala time', example: '2026-11-23' })
  depositedOn: string;

  @ApiProperty({ description: 'Bank account', example: 'Centenary, building fund' })
  account: string;

  @ApiProperty({ type: 'integer', description: 'Amount on the slip, in whole shillings', example: 450_000 })
  amount: number;

  @NullableText('Number of the slip', 'CS-204817')
  reference: string | null;

  @NullableText('Note for the office', null)
  note: string | null;

  @ApiProperty({ description: 'Username', example: 'grace' })
  recordedBy: string;

  @DateTime('When it was recorded, UTC', '2026-11-23T08:00:00.000Z')
  createdAt: string;

  @ApiProperty({ type: 'integer', description: 'Number of entries', example: 14 })
  entryCount: number;

  @ApiProperty({ type: 'integer', description: 'Sum of the entries, in whole shillings', example: 455_000 })
  entryAmount: number;

  @ApiProperty({
    type: 'integer',
    description: 'Slip amount minus the sum of the entries, in whole shillings; negative if money is missing',
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
