import { toDecimal } from '@ministry/domain';
import { toCsv } from '../../platform/http/csv.ts';
import type { LedgerEntryWithRelations } from './ledger.types.ts';

const columns = [
  'Number',
  'Received on',
  'Purpose',
  'Kind',
  'Category',
  'Method',
  'Name',
  'Email',
  'Phone',
  'Amount UGX',
  'Amount USD',
  'UGX for a dollar',
  'Payment',
  'Order',
  'Belongs to',
  'Note',
  'Recorded by',
  'Test',
  'Written',
];

/** The books as a table. Dollars are numbers too, so that a spreadsheet can add them. */
export const ledgerCsv = (entries: readonly LedgerEntryWithRelations[]): string =>
  toCsv(
    columns,
    entries.map((entry) => [
      entry.id,
      entry.receivedOn,
      entry.purpose,
      entry.kind,
      entry.category,
      entry.method,
      entry.name,
      entry.email,
      entry.phone,
      entry.amount,
      Number(toDecimal(entry.cents)),
      entry.rate,
      entry.payment?.reference ?? null,
      entry.order?.reference ?? null,
      entry.correctsId,
      entry.note,
      entry.recordedBy,
      entry.isTest,
      entry.createdAt.toISOString(),
    ]),
  );
