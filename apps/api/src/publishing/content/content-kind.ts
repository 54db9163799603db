import type { Type } from '@nestjs/common';
import type { ContentPlural, Language } from '@ministry/domain';
import { may, type Staff } from '../../platform/auth/access.ts';
import type { DomainError } from '../../platform/errors/domain-error.ts';
import type { TextPaths } from '../../platform/translations/texts-at.ts';
import type { ContentListQuery, ContentRequest, ContentStatusFilter } from './content.dto.ts';
import type { ContentEntity } from './content.entity.ts';
import { adminsSeeUnpublished, signInToSeeUnpublished } from './content.errors.ts';
import type { ContentChanges, ContentFields, ExportedColumns } from './content-columns.ts';

/** Fields of a request that are not named like a column. */
type Alias<Item, Request> = Exclude<keyof Request, keyof Item | keyof ContentRequest | 'isPublished'> & string;

/** What the search of the office shows of an item, besides its title. */
export interface ContentHit {
  /** Distinguishes the item from others of its kind; may be empty. */
  detail: string;
  /** ISO 8601, UTC. */
  date: string;
}

/** An item that a search has found. */
export interface ContentFinding extends ContentHit {
  id: number;
  title: string;
}

/** An item as the search of the public site finds it. */
export interface Searchable {
  title: string;
  /** Path on the site, with an anchor if the page shows several items. */
  address: string;
  /** ISO 8601, UTC; null if the item has no date. */
  date: string | null;
  /** Plain text on one line; search results show a passage of it. */
  text: string;
  /** Further search words, which are not shown. */
  keywords: string;
  /** English, if another language was requested and the item is not completely translated. */
  language?: Language;
}

/** What the lifecycle of an item, from draft to deletion, needs to know about its kind. */
export interface ContentLifecycle<Item extends ContentEntity, Response extends object> {
  /** Singular, such as 'event', for sentences and the audit log */
  name: string;
  /** Plural, such as 'events', for addresses, sentences and file names; also the topic of the cached responses */
  plural: ContentPlural;
  entity: Type<Item>;
  /** The column with the title of an item, and its maximum length in characters. */
  title: { column: keyof Item & string; longest: number };
  toResponse(item: Item, forStaff: boolean): Response;
  /** What the history stores of an item; defaults to its columns. */
  toSnapshot?(item: Item): object;
  /** The columns of an export; defaults to all columns of the entity. */
  exported?: ExportedColumns<Item>;
  /** Columns whose values in other items are suggested in the editor: `lines` hold one text, `lists` an array of texts. */
  suggested?: { lines?: (keyof Item & string)[]; lists?: (keyof Item & string)[] };
  /** Paths of the texts that are translated. */
  translated: TextPaths;
  /** Values that a copy gets instead of those of the original. */
  fresh?: Partial<Item>;
  /** @throws DomainError when an item may not be stored like this */
  check?(item: Omit<Item, 'id'>): void;
  /** The columns with the beginning and the end of what the item announces; left out if nothing takes place. */
  takesPlace?: { at: keyof Item & string; until: keyof Item & string };
  /** The error to throw if the table refused a change, derived from the current item. */
  refusal?(item: Item): DomainError;
  /** Whether somebody relies on the item though the office has not changed it; defaults to no. */
  isInUse?(item: Item): boolean;
  /** Whether visitors may see a published item; defaults to yes. */
  isShown?(item: Item, now: Date): boolean;
}

/**
 * Declares what is specific to one kind of content; everything else follows from this declaration and from the entity's columns. A column that the
 * response does not declare, or a request field that is neither a column nor an alias, does not compile.
 */
export interface ContentKind<
  Item extends ContentEntity,
  Query extends ContentListQuery,
  Request extends ContentRequest & ContentChanges<Item>,
  Response extends ContentFields<Item>,
  PageResponse extends Response = Response,
> extends ContentLifecycle<Item, Response> {
  listQuery: Type<Query>;
  /** Further names of columns in a request. */
  aliases: Record<Alias<Item, Request>, keyof Item & string>;
  /** Values of a new item for fields that the request leaves out; other columns are empty, false or now. */
  defaults?: Partial<Item>;
  /** The response with at most 160 characters of plain text instead of the long text. */
  toSummary(item: Item, forStaff: boolean): Response;
  /** The response for a single item, with its text parsed; defaults to the response in lists. */
  toPage?(response: Response): PageResponse;
  /** @param summary the result of `toSummary` */
  toHit(summary: Response): ContentHit;
  /**
   * What the search of the public site finds of an item; nothing, if left out.
   * @param place index in the list that visitors see, from 0
   */
  toSearchable?(response: Response, place: number): Omit<Searchable, 'title' | 'language'>;
}

/** Whether drafts, archived and deleted items are shown too. */
export const seesUnpublished = (staff: Staff | undefined): boolean => may(staff, 'content.read');

/** @throws DomainError 401 or 403 if any status but `published` is requested without 'content.read' */
export function checkMaySee(
  kind: { name: string; plural: string },
  status: ContentStatusFilter,
  staff: Staff | undefined,
): void {
  if (status !== 'published' && !seesUnpublished(staff))
    throw staff ? adminsSeeUnpublished(kind) : signInToSeeUnpublished(kind);
}
