import type { Type } from '@nestjs/common';
import type { ImportKind } from '@ministry/domain';
import { type AnyText } from '../texts/sentence.ts';

/** What the cells of a row hold, by field; '' where a cell is empty. */
export type Cells = Readonly<Record<string, string>>;

/** One field that a column of the file can be matched with. */
export interface ImportField {
  /** As the request class of the kind calls it, whose rules it follows. */
  name: string;
  label: AnyText;
  isRequired: boolean;
  /** Other fields that `complete` can make this one of: a file that holds one of them does not need this one. */
  standIn?: readonly string[];
  /** Where another field is the better way to write the same. */
  isInTemplate?: false;
  example: string;
  /** How it is written, where that is not plain. */
  hint?: AnyText;
  /** Other headings that mean this field, the likeliest first. */
  aliases?: readonly string[];
  /** The only values that it takes, by slug; a cell may hold the slug or the label. */
  choices?: Readonly<Record<string, string>>;
  /** Lines of the cell stay lines; in any other field a comma stands between them. */
  hasLines?: true;
  /** The value that a cell says; undefined where it cannot be read. */
  read?(cell: string): unknown;
}

/** Rows of a file that are one item, as a family has a row for each member. */
export interface ItemParts {
  /** The list of the request that the rows become. */
  list: string;
  /** Fields of a part, in which `isRequired` counts once a column holds any of them. A row where all are empty has no part. */
  fields: readonly ImportField[];
  /** The second row of the template. */
  secondExample: Cells;
  /** Rows with the same key are one item; undefined where the row does not tell. */
  keyOf(row: Cells): string | undefined;
  /** Whether a row that does not tell belongs to the item above. @param first the first row of that item */
  isContinued(row: Cells, first: Cells): boolean;
}

/** An item that is there already. */
export interface KnownItem {
  id: number;
  /** Why it must stay as it is; unset where it may be updated. */
  reason?: AnyText;
}

/** What an item was when it was imported, so that a later change is seen; and its name for the office. */
export interface ItemState {
  state: string;
  title: string;
}

/** Brings existing items in line with the file. */
export interface ItemUpdates<Request extends object> {
  /** Answers what the item was before, for `putBack`. */
  update(id: number, request: Request): Promise<object>;
  putBack(id: number, before: object): Promise<void>;
}

/** What a domain declares so that its items can be imported. From `findKnown` on, methods run in the transaction of the import. */
export interface Importer<Request extends object> {
  readonly kind: ImportKind;
  readonly fields: readonly ImportField[];
  /** Set where an item can have several rows. */
  readonly parts?: ItemParts;
  /** The class whose rules each item must keep. */
  readonly request: Type<Request>;
  /** A sentence that the person who imports affirms; unset where none is needed. */
  readonly affirmation?: AnyText;
  readonly updates?: ItemUpdates<Request>;
  /** Makes the request out of the values that were read. @param cells as they were written @param partRows the same of each part */
  complete?(values: Record<string, unknown>, cells: Cells, partRows: readonly Cells[]): Record<string, unknown>;
  /** What the rules of the single fields do not see. @throws DomainError with the field */
  check?(request: Request): void;
  titleOf(request: Request): string;
  /** Two requests with the same key are the same item. */
  keyOf(request: Request): string;
  /** What is there already, by key. */
  findKnown(requests: readonly Request[]): Promise<Map<string, KnownItem>>;
  /** Answers the id. */
  create(request: Request): Promise<number>;
  /** What these items are now; without those that are deleted. */
  statesOf(ids: readonly number[]): Promise<Map<number, ItemState>>;
  /** Why some of the items have to stay, by id. */
  reasonsToKeep?(ids: readonly number[]): Promise<Map<number, AnyText>>;
  remove(id: number): Promise<void>;
}

/** All fields that a column can be matched with. */
export const fieldsOf = ({ fields, parts }: Importer<object>): readonly ImportField[] => [
  ...fields,
  ...(parts?.fields ?? []),
];
