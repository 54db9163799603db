import { TableColumn, type TableColumnOptions, TableIndex } from 'typeorm';

/**
 * Column builders for migrations that mean the same on SQLite, MariaDB and MySQL. Entities use the plain types
 * `integer`, `varchar`, `text` (65,535 bytes), `mediumtext`, `boolean`, `datetime` (precision 3), `date`, `simple-json`.
 */
type More = Partial<TableColumnOptions>;
const column = (name: string, type: string, more: More): TableColumn => new TableColumn({ name, type, ...more });

export const id = (): TableColumn =>
  column('id', 'integer', { isPrimary: true, isGenerated: true, generationStrategy: 'increment' });
export const integer = (name: string, more: More = {}): TableColumn => column(name, 'integer', more);
export const varchar = (name: string, length: number, more: More = {}): TableColumn =>
  column(name, 'varchar', { length: String(length), ...more });
export const text = (name: string, more: More = {}): TableColumn => column(name, 'text', more);
export const mediumtext = (name: string, more: More = {}): TableColumn => column(name, 'mediumtext', more);
export const boolean = (name: string, more: More = {}): TableColumn => column(name, 'boolean', more);
/** An instant, UTC, to the millisecond. */
export const instant = (name: string, more: More = {}): TableColumn =>
  column(name, 'datetime', { precision: 3, ...more });
/** Plain `YYYY-MM-DD`. */
export const day = (name: string, more: More = {}): TableColumn => column(name, 'date', more);
export const index = (name: string, columnNames: string[], more: { isUnique?: boolean } = {}): TableIndex =>
  new TableIndex({ name, columnNames, ...more });
export const unique = (name: string, columnNames: string[]): TableIndex => index(name, columnNames, { isUnique: true });
