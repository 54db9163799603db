import { getMetadataStorage } from 'class-validator';
import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { validationPipe } from '../../platform/http/validation.pipe.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { labelOf, type Problem } from '../../platform/validation/explained.ts';
import { problems as fieldProblems } from '../../platform/validation/fields.copy.ts';
import { archiveTexts } from './archive.copy.ts';
import type { ArchivedKind, ArchivedRow } from './archived-kinds.ts';

/** Columns with a fixed value in every table: `updatedBy` is an account of the other site, and deleted rows are not exported. */
const fixedInAll: ArchivedRow = { updatedBy: null, deletedAt: null };
const maxInteger = 2_147_483_647;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
/** Bytes that a TEXT column of MySQL and MariaDB holds. */
const textBytes = 65_535;

const pipe = validationPipe();

/** The rules of the rows of a kind. */
export class ArchivedRows {
  readonly columns: ColumnMetadata[];
  private readonly fixed: ArchivedRow;
  private readonly requested: Set<string>;

  constructor(
    readonly kind: ArchivedKind,
    dataSource: Pick<DataSource, 'getMetadata'>,
  ) {
    const metadata: EntityMetadata = dataSource.getMetadata(kind.entity);
    const names = metadata.columns.map(({ propertyName }) => propertyName);
    this.fixed = { ...pick(fixedInAll, names), ...kind.fixed };
    this.columns = metadata.columns.filter(({ propertyName }) => !Object.hasOwn(this.fixed, propertyName));
    this.requested = new Set(
      getMetadataStorage()
        .getTargetValidationMetadatas(kind.request, '', false, false)
        .map(({ propertyName }) => propertyName),
    );
  }

  /** Converts a row to the form of the archive; `JSON.stringify` turns times into ISO 8601 text. */
  toArchived(row: object): ArchivedRow {
    return pick(
      row as ArchivedRow,
      this.columns.map(({ propertyName }) => propertyName),
    );
  }

  /** Converts a row of the archive to the form of the table. */
  toStored(row: ArchivedRow, updatedBy: string): ArchivedRow {
    const stored: ArchivedRow = { ...row, ...this.fixed };
    if (Object.hasOwn(this.fixed, 'updatedBy')) stored['updatedBy'] = updatedBy;
    for (const { propertyName, type } of this.columns) {
      const value = row[propertyName];
      if (type === 'datetime' && typeof value === 'string') stored[propertyName] = new Date(value);
    }
    return stored;
  }

  /** What is wrong with a row, by field. */
  async problems(row: ArchivedRow): Promise<Record<string, AnyText>> {
    const problems: Record<string, AnyText> = {};
    const names = this.columns.map(({ propertyName }) => propertyName);
    for (const name of Object.keys(row))
      if (!names.includes(name)) problems[name.slice(0, 60)] = archiveTexts.noColumn({ name: name.slice(0, 60) });
    for (const column of this.columns) {
      const problem = this.columnProblem(column, row[column.propertyName]);
      if (problem) problems[column.propertyName] = problem({ label: labelOf(column.propertyName) });
    }
    return Object.keys(problems).length > 0 ? problems : this.requestProblems(row);
  }

  /** The problems that the API would report if an editor sent the row. */
  private async requestProblems(row: ArchivedRow): Promise<Record<string, AnyText>> {
    const request = pick(this.kind.toRequest(row), [...this.requested]);
    const filled = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null));
    try {
      await pipe.transform(filled, { type: 'body', metatype: this.kind.request });
      this.kind.check?.(this.toStored(row, ''));
      return {};
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // A nullable column may be empty in old rows, which were stored before the rule existed.
      const fields = Object.entries(error.fieldTexts ?? { [this.kind.name]: error.text });
      return Object.fromEntries(fields.filter(([field]) => row[field] !== null));
    }
  }

  private columnProblem(column: ColumnMetadata, value: unknown): Problem | undefined {
    if (value === undefined) return archiveTexts.columnMissing;
    if (value === null) return column.isNullable ? undefined : archiveTexts.columnEmpty;
    switch (column.type) {
      case 'integer':
      case Number:
        return Number.isInteger(value) && Math.abs(Number(value)) <= maxInteger ? undefined : archiveTexts.columnWhole;
      case 'boolean':
        return typeof value === 'boolean' ? undefined : fieldProblems.noBoolean;
      case 'datetime':
        return isDate(value, instant) ? undefined : archiveTexts.columnTime;
      case 'date':
        return isDate(value, day) ? undefined : archiveTexts.columnDay;
      case 'simple-json':
        return this.listProblem(column.propertyName, value);
      default:
        return textProblem(column, value);
    }
  }

  private listProblem(name: string, value: unknown): Problem | undefined {
    if (!Array.isArray(value)) return fieldProblems.noList;
    const isChecked = this.requested.has(name);
    return isChecked || value.every((item) => typeof item === 'string') ? undefined : archiveTexts.columnTexts;
  }
}

function textProblem({ type, length }: ColumnMetadata, value: unknown): Problem | undefined {
  if (typeof value !== 'string') return fieldProblems.noText;
  if (length && [...value].length > Number(length))
    return ({ label }) => archiveTexts.columnUpTo({ label, max: String(length) });
  if (type === 'text' && Buffer.byteLength(value) > textBytes) return archiveTexts.columnTooLong;
  return /\p{Surrogate}|\0/u.test(value) ? fieldProblems.badCharacters : undefined;
}

const isDate = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value));

const pick = (row: ArchivedRow, names: readonly string[]): ArchivedRow =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]]));
