import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { boolean, day, id, index, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

const paymentsTable = (): Table =>
  new Table({
    name: 'payments',
    columns: [
      id(),
      varchar('reference', 50),
      varchar('provider', 20),
      varchar('providerId', 64, { isNullable: true }),
      varchar('purpose', 20),
      integer('subjectId'),
      integer('amount'),
      integer('rate'),
      varchar('method', 20, { isNullable: true }),
      boolean('isTest'),
      varchar('status', 20),
      varchar('checkoutUrl', 2048, { isNullable: true }),
      instant('startingUntil', { isNullable: true }),
      varchar('receipt', 64, { isNullable: true }),
      varchar('remark', 300, { isNullable: true }),
      boolean('needsLook'),
      instant('createdAt'),
      instant('movedAt'),
      instant('nextCheckAt', { isNullable: true }),
      integer('checks'),
    ],
    indices: [
      unique('ux_payments_reference', ['reference']),
      unique('ux_payments_provider_id', ['provider', 'providerId']),
      index('ix_payments_subject', ['purpose', 'subjectId']),
      index('ix_payments_due', ['provider', 'nextCheckAt']),
      index('ix_payments_created', ['createdAt']),
    ],
  });

const paymentNotificationsTable = (): Table =>
  new Table({
    name: 'payment_notifications',
    columns: [
      id(),
      varchar('provider', 20),
      varchar('providerId', 64, { isNullable: true }),
      varchar('reference', 64, { isNullable: true }),
      instant('receivedAt'),
      integer('tries'),
      instant('nextTryAt', { isNullable: true }),
      instant('handledAt', { isNullable: true }),
    ],
    indices: [
      index('ix_payment_notifications_due', ['provider', 'nextTryAt']),
      index('ix_payment_notifications_received', ['receivedAt']),
    ],
  });

const donationsTable = (): Table =>
  new Table({
    name: 'donations',
    columns: [
      id(),
      varchar('name', 100),
      varchar('email', 254),
      varchar('phone', 40, { isNullable: true }),
      varchar('category', 20),
      instant('createdAt'),
    ],
    indices: [index('ix_donations_email', ['email'])],
  });

const ledgerEntriesTable = (): Table =>
  new Table({
    name: 'ledger_entries',
    columns: [
      id(),
      varchar('purpose', 20),
      varchar('kind', 20),
      integer('amount'),
      integer('rate'),
      integer('cents'),
      varchar('category', 20, { isNullable: true }),
      varchar('method', 20, { isNullable: true }),
      varchar('name', 100),
      varchar('email', 254, { isNullable: true }),
      varchar('phone', 40, { isNullable: true }),
      integer('paymentId', { isNullable: true }),
      integer('orderId', { isNullable: true }),
      integer('correctsId', { isNullable: true }),
      text('note', { isNullable: true }),
      day('receivedOn'),
      varchar('recordedBy', 40, { isNullable: true }),
      boolean('isTest'),
      instant('createdAt'),
    ],
    indices: [
      unique('ux_ledger_entries_payment', ['paymentId', 'kind']),
      index('ix_ledger_entries_received', ['purpose', 'receivedOn']),
      index('ix_ledger_entries_corrects', ['correctsId']),
      index('ix_ledger_entries_order', ['orderId']),
    ],
  });

/** Payments, what providers sent about them, gifts meant to be given, and the ledger. */
export class Payments1700000020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [paymentsTable(), paymentNotificationsTable(), donationsTable(), ledgerEntriesTable()])
      await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['ledger_entries', 'donations', 'payment_notifications', 'payments'])
      await runner.dropTable(table);
  }
}
