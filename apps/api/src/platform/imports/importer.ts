import type { Type } from '@nestjs/common';
import type { ImportKind } from '@ministry/domain';
import { type AnyText } from '../texts/sentence.ts';

/** One field that a column of the file can be matched with. */
export interface ImportField {
  /** As the request class of the kind calls it, whose rules it follows. */
  name: string;
  label: AnyText;
  isRequired: boolean;
  example: string;
  /** How it is written, where that is not plain. */
  hint?: AnyText;
  /** Other headings that mean this field. */
  aliases?: readonly string[];
  /** The only values that it takes, by slug; a cell may hold the slug or the label. */
  choices?: Readonly<Record<string, string>>;
  /** Lines of the cell stay lines; in any other field a comma stands between them. */
  hasLines?: true;
  /** The value that a cell says; undefined where it cannot be read. */
  read?(cell: string): unknown;
}

/** A row that is there already. */
export interface KnownRow {
  id: number;
  /** Why it must stay as it is; unset where it may be updated. */
  reason?: AnyText;
}

/** What a row was when it was imported, so that a later change is seen; and its name for the office. */
export interface RowState {
  state: string;
  title: string;
}

/** Brings existing rows in line with the file. */
export interface RowUpdates<Request extends object> {
  /** Answers what the row was before, for `putBack`. */
  update(id: number, request: Request): Promise<object>;
  putBack(id: number, before: object): Promise<void>;
}

/** What a domain declares so that its rows can be imported. All methods run in the transaction of the import. */
export interface Importer<Request extends object> {
  readonly kind: ImportKind;
  readonly fields: readonly ImportField[];
  /** The class whose rules each row must keep. */
  readonly request: Type<Request>;
  /** A sentence that whoever imports affirms; unset where none is needed. */
  readonly affirmation?: AnyText;
  readonly updates?: RowUpdates<Request>;
  /** Makes the request out of the values of a row. @param cells the same as they were written */
  complete?(values: Record<string, unknown>, cells: Record<string, string>): Record<string, unknown>;
  /** What the rules of the single fields do not see. @throws DomainError with the field */
  check?(request: Request): void;
  titleOf(request: Request): string;
  /** Two rows with the same key are the same thing. */
  keyOf(request: Request): string;
  /** Those of the rows that are there already, by key. */
  findKnown(requests: readonly Request[]): Promise<Map<string, KnownRow>>;
  /** Answers the id. */
  create(request: Request): Promise<number>;
  /** What these rows are now; without those that are deleted. */
  statesOf(ids: readonly number[]): Promise<Map<number, RowState>>;
  /** Why some of the rows have to stay, by id. */
  reasonsToKeep?(ids: readonly number[]): Promise<Map<number, AnyText>>;
  remove(id: number): Promise<void>;
}
