import { Injectable } from '@nestjs/common';
import type { EntityMetadata, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Database } from '../database/database.ts';
import { Upload } from './upload.entity.ts';

/** Rows read at once, so that no one waits for it. */
const pageSize = 200;
const texts = new Set<unknown>([
  String,
  'varchar',
  'char',
  'text',
  'tinytext',
  'mediumtext',
  'longtext',
  'json',
  'simple-json',
  'simple-array',
]);
type Key = string | number;
/** Those with keys above `after`, up to `to`. */
interface Rows {
  after: Key | null;
  to: Key;
}

const address = /\/uploads\/([0-9a-f]{24})/g;

/**
 * Which stored files are mentioned anywhere: in fields of content, in the midst of a text, in the trash, in the versions
 * of the audit log, in a mail that waits. Every text of every table is looked through, those of tables to come too, so
 * that nobody can forget to name a place. The table of the uploads itself is none.
 */
@Injectable()
export class UploadReferences {
  constructor(private readonly database: Database) {}

  /** The first 24 digits of the names of all files that are mentioned. */
  async stems(): Promise<Set<string>> {
    const found = new Set<string>();
    for (const table of this.database.dataSource.entityMetadatas)
      if (table.target !== Upload) await this.search(table, found);
    return found;
  }

  private async search(table: EntityMetadata, found: Set<string>): Promise<void> {
    const columns = table.columns.filter(({ type }) => texts.has(type));
    if (columns.length === 0) return;
    const references = columns.map(({ propertyPath }) => `t.${propertyPath} LIKE :address`).join(' OR ');
    for (let rows = await this.nextRows(table, null); rows; rows = await this.nextRows(table, rows.to)) {
      const texts = this.within(table, rows)
        .andWhere(`(${references})`, { address: '%/uploads/%' })
        .select(columns.map(({ propertyPath }) => `t.${propertyPath}`));
      for (const row of await texts.getRawMany())
        for (const [, stem] of JSON.stringify(row).matchAll(address)) if (stem !== undefined) found.add(stem);
    }
  }

  /** The next rows in the order of their keys, by which no row is passed over while others are removed; null at the end. */
  private async nextRows(table: EntityMetadata, after: Key | null): Promise<Rows | null> {
    const keys = await this.within(table, { after })
      .select(`t.${keyOf(table)}`, 'rowKey')
      .orderBy(`t.${keyOf(table)}`)
      .limit(pageSize)
      .getRawMany<{ rowKey: Key }>();
    const to = keys.at(-1)?.rowKey;
    return to === undefined ? null : { after, to };
  }

  private within(table: EntityMetadata, { after, to }: Partial<Rows>): SelectQueryBuilder<ObjectLiteral> {
    const rows = this.database.manager.createQueryBuilder(table.target, 't').where('1 = 1');
    if (after !== null && after !== undefined) rows.andWhere(`t.${keyOf(table)} > :after`, { after });
    if (to !== undefined) rows.andWhere(`t.${keyOf(table)} <= :to`, { to });
    return rows;
  }
}

/** Every table has one column by which its rows are known. */
const keyOf = ({ primaryColumns }: EntityMetadata): string => primaryColumns[0]?.propertyPath ?? 'id';
