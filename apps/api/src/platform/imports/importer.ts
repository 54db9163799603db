import type { Type } from '@nestjs/common';
import type { ImportKind } from '@ministry/domain';
import { type AnyText } from '../texts/sentence.ts';

/** Content of the cells of a row by field; '' for an empty cell. */
export type Cells = Readonly<Record<string, string>>;

/** One field that a column of the file can be matched with. */
export interface ImportField {
  /** Name of the property in the request class of the kind, whose rules apply. */
  name: string;
  label: AnyText;
  isRequired: boolean;
  /** Other fields from which `complete` can derive this one. A file that holds one of them does not need this field. */
  standIn?: readonly string[];
  /** False if another field is the better way to write the same. */
  isInTemplate?: false;
  example: string;
  /** How to write the value, if that is not obvious. */
  hint?: AnyText;
  /** Other headings that mean this field, the most likely first. */
  aliases?: readonly string[];
  /** Labels of the only allowed values by slug; a cell may hold the slug or the label. */
  choices?: Readonly<Record<string, string>>;
  /** Keeps the line breaks of the cell. In all other fields they become commas. */
  hasLines?: true;
  /** Converts a cell to the value; undefined if it cannot be read. */
  read?(cell: string): unknown;
}

/** Describes items that have several rows, such as a family with a row for each member. */
export interface ItemParts {
  /** Name of the list in the request that the rows become. */
  list: string;
  /** Fields of a part. Their `isRequired` applies if a column holds any of them. A row in which all are empty has no part. */
  fields: readonly ImportField[];
  /** The second row of the template. */
  secondExample: Cells;
  /** Rows with the same key are one item; undefined if the row has no key. */
  keyOf(row: Cells): string | undefined;
  /** Whether a row without a key belongs to the item above. @param first the first row of that item */
  isContinued(row: Cells, first: Cells): boolean;
}

/** An item that exists already. */
export interface KnownItem {
  id: number;
  /** Why the item must not be changed; unset if it may be updated. */
  reason?: AnyText;
}

/** The state of an item, which shows whether it was changed after the import, and its name for the office. */
export interface ItemState {
  state: string;
  title: string;
}

/** Updates existing items from the file. */
export interface ItemUpdates<Request extends object> {
  /** Returns the item as it was before, for `putBack`. */
  update(id: number, request: Request): Promise<object>;
  putBack(id: number, before: object): Promise<void>;
}

/** A domain declares this so that its items can be imported. In an import, `findKnown` and the methods after it run in its transaction. */
export interface Importer<Request extends object> {
  readonly kind: ImportKind;
  readonly fields: readonly ImportField[];
  /** Set if an item can have several rows. */
  readonly parts?: ItemParts;
  /** The request class by whose rules each item is validated. */
  readonly request: Type<Request>;
  /** A sentence that the user must confirm before the import; unset if none is needed. */
  readonly affirmation?: AnyText;
  readonly updates?: ItemUpdates<Request>;
  /** Builds the request from the values that were read. @param cells the original cells of the item @param partRows those of each part */
  complete?(values: Record<string, unknown>, cells: Cells, partRows: readonly Cells[]): Record<string, unknown>;
  /** Checks what the rules of single fields cannot. @throws DomainError with the field */
  check?(request: Request): void;
  titleOf(request: Request): string;
  /** Two requests with the same key are the same item. */
  keyOf(request: Request): string;
  /** Finds the items that exist already, by key. */
  findKnown(requests: readonly Request[]): Promise<Map<string, KnownItem>>;
  /** Returns the id. */
  create(request: Request): Promise<number>;
  /** The current states of these items, without deleted ones. */
  statesOf(ids: readonly number[]): Promise<Map<number, ItemState>>;
  /** Reasons why some of the items must not be removed, by id. */
  reasonsToKeep?(ids: readonly number[]): Promise<Map<number, AnyText>>;
  remove(id: number): Promise<void>;
}

/** All fields that a column can be matched with. */
export const fieldsOf = ({ fields, parts }: Importer<object>): readonly ImportField[] => [
  ...fields,
  ...(parts?.fields ?? []),
];
