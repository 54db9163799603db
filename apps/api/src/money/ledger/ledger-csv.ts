import { csvPieces } from '../../platform/http/csv.ts';
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
  'currency',
  'paymentReference',
  'orderReference',
  'correctsId',
  'depositId',
  'note',
  'recordedBy',
  'test',
  'createdAt',
];

/** The ledger as chunks of a CSV file. */
export const ledgerCsv = (batches: AsyncIterable<readonly LedgerEntryWithRelations[]>): AsyncGenerator<string> =>
  csvPieces(columns, batches, (entry) => [
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
    entry.currency,
    entry.payment?.reference ?? null,
    entry.order?.reference ?? null,
    entry.correctsId,
    entry.depositId,
    entry.note,
    entry.recordedBy,
    entry.isTest,
    entry.createdAt.toISOString(),
  ]);
