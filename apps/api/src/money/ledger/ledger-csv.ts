import { toCsv } from '../../platform/http/csv.ts';
import type { LedgerEntryWithRelations } from './ledger.types.ts';

const columns = [
  'id',
  'receivedOn',
  'purpose',
  'kind',
  'category',
  'method',
  'name',
  'email',
  'phone',
  'amountUgx',
  'amountUsd',
  'rate',
  'paymentReference',
  'orderReference',
  'correctsId',
  'note',
  'recordedBy',
  'test',
  'createdAt',
];

/** The books as a table. */
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
      { cents: entry.cents },
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
