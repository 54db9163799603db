import { type MigrationInterface, type QueryRunner, Table, TableForeignKey } from 'typeorm';
import { boolean, id, index, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

const belongsTo = (name: string, column: string, table: string): TableForeignKey =>
  new TableForeignKey({
    name,
    columnNames: [column],
    referencedTableName: table,
    referencedColumnNames: ['id'],
    onDelete: 'NO ACTION',
    onUpdate: 'NO ACTION',
  });

const productsTable = (): Table =>
  new Table({
    name: 'products',
    columns: [
      id(),
      varchar('name', 200),
      text('description'),
      integer('cents'),
      varchar('category', 20),
      varchar('imageUrl', 2048, { isNullable: true }),
      integer('stockQuantity'),
      boolean('isActive'),
      integer('version'),
      instant('createdAt'),
      instant('updatedAt'),
      instant('deletedAt', { isNullable: true }),
    ],
    indices: [index('ix_products_standing', ['deletedAt', 'isActive', 'name'])],
  });

const ordersTable = (): Table =>
  new Table({
    name: 'orders',
    columns: [
      id(),
      varchar('reference', 20),
      varchar('secret', 43),
      varchar('customerName', 100),
      varchar('customerEmail', 254),
      varchar('customerPhone', 40, { isNullable: true }),
      integer('cents'),
      integer('amount'),
      integer('rate'),
      varchar('payment', 20),
      varchar('status', 20),
      varchar('paymentStatus', 20),
      boolean('holdsStock'),
      instant('heldUntil', { isNullable: true }),
      varchar('attention', 300, { isNullable: true }),
      boolean('isTest'),
      instant('createdAt'),
      instant('paidAt', { isNullable: true }),
    ],
    indices: [
      unique('ux_orders_reference', ['reference']),
      index('ix_orders_created', ['createdAt']),
      index('ix_orders_status', ['status', 'createdAt']),
      index('ix_orders_held', ['heldUntil']),
      index('ix_orders_email', ['customerEmail']),
    ],
  });

const orderLinesTable = (): Table =>
  new Table({
    name: 'order_lines',
    columns: [
      id(),
      integer('orderId'),
      integer('productId'),
      varchar('name', 200),
      integer('cents'),
      integer('quantity'),
    ],
    indices: [index('ix_order_lines_order', ['orderId']), index('ix_order_lines_product', ['productId'])],
    foreignKeys: [
      belongsTo('fk_order_lines_order', 'orderId', 'orders'),
      belongsTo('fk_order_lines_product', 'productId', 'products'),
    ],
  });

const orderEventsTable = (): Table =>
  new Table({
    name: 'order_events',
    columns: [
      id(),
      integer('orderId'),
      varchar('kind', 20),
      varchar('from', 20, { isNullable: true }),
      varchar('to', 20, { isNullable: true }),
      text('note', { isNullable: true }),
      varchar('by', 40, { isNullable: true }),
      instant('createdAt'),
    ],
    indices: [index('ix_order_events_order', ['orderId', 'id'])],
    foreignKeys: [belongsTo('fk_order_events_order', 'orderId', 'orders')],
  });

const stockMovesTable = (): Table =>
  new Table({
    name: 'stock_moves',
    columns: [
      id(),
      integer('productId'),
      varchar('kind', 20),
      integer('change'),
      integer('orderId', { isNullable: true }),
      varchar('by', 40, { isNullable: true }),
      instant('createdAt'),
    ],
    indices: [index('ix_stock_moves_product', ['productId', 'id']), index('ix_stock_moves_order', ['orderId'])],
    foreignKeys: [belongsTo('fk_stock_moves_product', 'productId', 'products')],
  });

/** Products with every move of their stock, orders with their lines and history. */
export class Store1700000021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [productsTable(), ordersTable(), orderLinesTable(), orderEventsTable(), stockMovesTable()])
      await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['stock_moves', 'order_events', 'order_lines', 'orders', 'products'])
      await runner.dropTable(table);
  }
}
