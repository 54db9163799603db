import { Injectable } from '@nestjs/common';
import type { EntityMetadata, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { Database } from '../database/database.ts';
import { EditorDraft } from '../editor-drafts/editor-draft.entity.ts';
import { OutboxMessage } from '../outbox/outbox-message.entity.ts';
import { Upload } from './upload.entity.ts';
import { addressOf, focusFragment, namedAddressOf, stemOf } from './upload-name.ts';
import { UploadReplacement } from './upload-replacement.entity.ts';

/** Rows read at once; few, so that other requests do not have to wait. */
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
/** Rows with keys above `after`, up to and including `to`. */
interface Rows {
  after: Key | null;
  to: Key;
}

/** A row that mentions a stored file. */
export interface ReferencingRow {
  table: EntityMetadata;
  key: Key;
}

interface Search {
  /** Name of the upload to search for; if left out, all uploads. */
  name?: string;
  /** Skips what is not shown now: earlier versions, messages in the outbox, and server drafts. */
  isCurrent?: boolean;
}

/** Columns of some tables that repeat facts of the upload (photos of albums). */
const copiedFacts = ['width', 'height', 'bytes'] as const;

const address = /\/uploads\/([0-9a-f]{24})/g;
const own = new Set<unknown>([Upload, UploadReplacement]);
const past = new Set<unknown>([AuditEntry, OutboxMessage, EditorDraft]);

const textColumns = (table: EntityMetadata): string[] =>
  table.columns.filter(({ type }) => texts.has(type)).map(({ propertyPath }) => propertyPath);

/**
 * Finds the stored files that are mentioned anywhere: in fields of content, within a text, in the trash, in the versions of the
 * audit log, in a waiting mail. Searches every text column of every table, including future tables, so that no place can be
 * forgotten. Skips only the tables of the uploads themselves.
 */
@Injectable()
export class UploadReferences {
  constructor(
    private readonly database: Database,
    private readonly cache: ResponseCache,
  ) {}

  /** The first 24 digits of the names of all mentioned files. The address of a replaced file also mentions its replacement. */
  async stems(search: Search = {}): Promise<Set<string>> {
    const found = new Set<string>();
    await this.search(search, (stem) => found.add(stem));
    for (const { name, replacedBy } of await this.database.repository(UploadReplacement).find())
      if (found.has(stemOf(name))) found.add(stemOf(replacedBy));
    return found;
  }

  /** The rows that mention the file with this name. */
  async places({ name, ...search }: Search & { name: string }): Promise<ReferencingRow[]> {
    const found = new Map<string, ReferencingRow>();
    await this.search({ ...search, name }, (stem, place) => {
      if (stem === stemOf(name)) found.set(`${place.table.tableName}/${place.key}`, place);
    });
    return [...found.values()];
  }

  /**
   * Replaces a file in a row by another one, or by the same with another focal point, in the current transaction. The row is
   * locked before it is read, because whole texts are written back: an editor may be saving them at the same time.
   */
  async rewrite({ table, key }: ReferencingRow, old: Upload, next: Upload): Promise<void> {
    const rows = this.database.repository(table.target);
    const row = await rows.findOne({ where: { [keyOf(table)]: key }, ...this.database.rowLock });
    const change = row && changeOf(table, row, old, next);
    if (!change || Object.keys(change).length === 0) return;
    await rows.update({ [keyOf(table)]: key }, change);
    this.database.afterCommit(() => this.cache.dropHere());
  }

  private async search(search: Search, note: (stem: string, place: ReferencingRow) => void): Promise<void> {
    for (const table of this.database.dataSource.entityMetadatas)
      if (!own.has(table.target) && !(search.isCurrent && past.has(table.target)))
        await this.searchTable(table, search, note);
  }

  private async searchTable(
    table: EntityMetadata,
    { name = '' }: Search,
    note: (stem: string, place: ReferencingRow) => void,
  ): Promise<void> {
    const columns = textColumns(table);
    if (columns.length === 0) return;
    const references = columns.map((column) => `t.${column} LIKE :address`).join(' OR ');
    for (let rows = await this.nextRows(table, null); rows; rows = await this.nextRows(table, rows.to)) {
      const texts = this.within(table, rows)
        .andWhere(`(${references})`, { address: `%/uploads/${stemOf(name)}%` })
        .select(columns.map((column) => `t.${column}`))
        .addSelect(`t.${keyOf(table)}`, 'rowKey');
      for (const row of await texts.getRawMany<{ rowKey: Key }>())
        for (const [, stem] of JSON.stringify(row).matchAll(address))
          if (stem !== undefined) note(stem, { table, key: row.rowKey });
    }
  }

  /** The next rows in key order, so that none is skipped while others are removed; null at the end. */
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

/** The first column of the primary key, by which rows are read in order. If a key has several columns, rows with the same first one are read together. */
export const keyOf = ({ primaryColumns }: EntityMetadata): string => primaryColumns[0]?.propertyPath ?? 'id';

function changeOf(
  table: EntityMetadata,
  row: Record<string, unknown>,
  old: Upload,
  next: Upload,
): Record<string, unknown> {
  const from = addressOf(old.name);
  const pattern = from.replaceAll('.', String.raw`\.`) + focusFragment;
  const [whole, anywhere] = [new RegExp(`^${pattern}$`), new RegExp(pattern, 'g')];
  // Within a longer text, pictures are not cut to a shape, so no focal point is added; a query may follow the address.
  const renamed = (text: string) =>
    whole.test(text) ? namedAddressOf(next) : text.replaceAll(anywhere, addressOf(next.name));
  const change: Record<string, unknown> = {};
  for (const column of textColumns(table)) {
    const before = JSON.stringify(row[column] ?? null);
    if (!before.includes(from)) continue;
    const after: unknown = JSON.parse(before, (_key, value: unknown) =>
      typeof value === 'string' ? renamed(value) : value,
    );
    if (JSON.stringify(after) !== before) change[column] = after;
  }
  const isOfFile = textColumns(table).some((column) => whole.test(String(row[column])));
  if (isOfFile && copiedFacts.every((fact) => fact in row)) for (const fact of copiedFacts) change[fact] = next[fact];
  return change;
}
