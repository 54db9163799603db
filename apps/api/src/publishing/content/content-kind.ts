import type { Type } from '@nestjs/common';
import type { ContentPlural, Language } from '@ministry/domain';
import { may, type Staff } from '../../platform/auth/access.ts';
import type { DomainError } from '../../platform/errors/domain-error.ts';
import type { TextPaths } from '../../platform/translations/texts-at.ts';
import type { ContentListQuery, ContentRequest, ContentStatusFilter } from './content.dto.ts';
import type { ContentEntity } from './content.entity.ts';
import { adminsSeeUnpublished, signInToSeeUnpublished } from './content.errors.ts';
import type { ContentChanges, ContentFields, ExportedColumns } from './content-columns.ts';

/** The names in a request that are no column's own. */
type Alias<Item, Request> = Exclude<keyof Request, keyof Item | keyof ContentRequest | 'isPublished'> & string;

/** What the search of the office shows of an item, besides its title. */
export interface ContentHit {
  /** What tells it from others of its kind; may be empty. */
  detail: string;
  /** ISO 8601, UTC. */
  date: string;
}

/** An item that a search has found. */
export interface ContentFinding extends ContentHit {
  id: number;
  title: string;
}

/** What the search of the site finds for visitors. */
export interface Searchable {
  title: string;
  /** Path on the site, with the anchor where the page shows several. */
  address: string;
  /** ISO 8601, UTC; null where it says nothing. */
  date: string | null;
  /** Plain text on one line, from which a passage is shown. */
  text: string;
  /** Further words by which it is found, which are not shown. */
  keywords: string;
  /** English, where it was read in another language and is not translated in whole. */
  language?: Language;
}

/** What the life of an item, from draft to deletion, needs to know of its kind. */
export interface ContentLifecycle<Item extends ContentEntity, Response extends object> {
  /** 'event': in sentences and in the audit log */
  name: string;
  /** 'events': in addresses, sentences and file names; the topic of its cached responses */
  plural: ContentPlural;
  entity: Type<Item>;
  /** The column that names an item, and the characters it takes. */
  title: { column: keyof Item & string; longest: number };
  toResponse(item: Item, forStaff: boolean): Response;
  /** What the history stores of an item; its columns, if left out. */
  toSnapshot?(item: Item): object;
  /** The columns of an export; all that the entity has, if left out. */
  exported?: ExportedColumns<Item>;
  /** Fields whose values in other items are offered while one is written: columns of one line, and of several. */
  suggested?: { lines?: (keyof Item & string)[]; lists?: (keyof Item & string)[] };
  /** Where the texts stand that are translated. */
  translated: TextPaths;
  /** What a copy does not take over. */
  fresh?: Partial<Item>;
  /** @throws DomainError when an item may not be stored like this */
  check?(item: Omit<Item, 'id'>): void;
  /** The columns that say when what it announces begins and ends; nothing takes place, if left out. */
  takesPlace?: { at: keyof Item & string; until: keyof Item & string };
  /** Why the table refused a change, from the item as it is. */
  refusal?(item: Item): DomainError;
  /** Whether somebody counts on an item though the office has not changed it; nobody, if left out. */
  isInUse?(item: Item): boolean;
  /** Whether visitors may meet a published item; always, if left out. */
  isShown?(item: Item, now: Date): boolean;
}

/**
 * What is particular to one kind of content; everything else follows from this declaration and from the entity's columns.
 * A column that the answer does not declare, or a field of the request that is neither a column nor an alias, does not compile.
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
  /** What a new item has where the request says nothing; columns left out are empty, no or now. */
  defaults?: Partial<Item>;
  /** With at most 160 characters of plain text in place of the long one. */
  toSummary(item: Item, forStaff: boolean): Response;
  /** One item alone, with its text parsed; its answer in lists, if left out. */
  toPage?(response: Response): PageResponse;
  /** @param summary in the shape that the list answers */
  toHit(summary: Response): ContentHit;
  /**
   * What the search of the site finds for visitors; nothing, if left out.
   * @param place in the list that visitors see, from 0
   */
  toSearchable?(response: Response, place: number): Omit<Searchable, 'title' | 'language'>;
}

/** Whether drafts, the archive and the trash are shown too. */
export const seesUnpublished = (staff: Staff | undefined): boolean => may(staff, 'content.read');

/** @throws DomainError 401 or 403 when anything but what is published is asked for without 'content.read' */
export function checkMaySee(
  kind: { name: string; plural: string },
  status: ContentStatusFilter,
  staff: Staff | undefined,
): void {
  if (status !== 'published' && !seesUnpublished(staff))
    throw staff ? adminsSeeUnpublished(kind) : signInToSeeUnpublished(kind);
}
