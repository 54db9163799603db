import type { ComponentType, ReactNode } from 'react';
import type { ApiPath, ReadTemplate, RichTextNode } from '@ministry/api-client';
import type { BulkAction, ContentStatus, Permission } from '@ministry/domain';
import type { NestedRow } from '../forms/form-row.ts';
import type { ListFilter } from '../lists/filter-chip.tsx';
import type { RowRange } from '../lists/use-paged-list.ts';

/** Fields that items of every content kind have. */
export interface ContentItem {
  id: number;
  status: ContentStatus;
  isActive: boolean;
  /** ISO 8601, UTC. */
  updatedAt: string;
  updatedBy?: string;
  /** Grows with each change by the office; a save sends the version that it is based on. */
  version?: number;
  /** ISO 8601; null if it is not deleted. */
  deletedAt?: string | null;
  /** ISO 8601; when a draft is published automatically, and when it is taken down. */
  publishAt?: string | null;
  unpublishAt?: string | null;
}

export type DraftValue = string | boolean | string[] | NestedRow[];
/** The editor's form as typed, by field name; dates are wall-clock times in Kampala. */
export type Draft = Record<string, DraftValue>;

interface FieldBase {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Value in a new item; empty if left out. */
  initial?: DraftValue;
  /** In the main column with the text, or in the side column with the details. */
  place: 'main' | 'side';
}
export type FieldSpec = FieldBase &
  (
    | { kind: 'integer'; placeholder?: string }
    /**
     * `suggest`: offers earlier values of the field. `emptyIsNull`: the API has null instead of an empty text.
     * `problemOf`: error message, shown while the text is typed.
     */
    | {
        kind: 'text';
        maxLength?: number;
        placeholder?: string;
        suggest?: true;
        emptyIsNull?: true;
        problemOf?(value: string): string | undefined;
      }
    /** The address of a file: uploaded here, or anywhere on the web. */
    | { kind: 'image' | 'audio' | 'video'; maxLength: number }
    /** One of the icons of ministries, chosen by its picture. */
    | { kind: 'icon'; options: Record<string, string> }
    /** `hasPictures`: the public page shows the pictures in the text. */
    | { kind: 'markdown'; maxLength: number; hasPictures?: true }
    /** A day, 'YYYY-MM-DD'. */
    | { kind: 'day' }
    /** `fallsToNow`: an empty or unreadable date is saved as the time of saving, and the editor says so (EDIT-46). */
    | { kind: 'datetime'; fallsToNow: boolean }
    /** A date and time at which the site acts automatically; empty means never. */
    | { kind: 'schedule'; placeholder: string }
    | { kind: 'select'; options: Record<string, string> }
    | { kind: 'switch' }
    | { kind: 'tags'; most: number; maxLength: number; offered?: readonly string[] }
    | { kind: 'images'; most: number; maxLength: number }
    /** Rows of several fields, rendered by the kind itself. `markdownOf`: the Markdown texts in the rows, in order. */
    | {
        kind: 'rows';
        Rows: ComponentType<RowsProps>;
        toRows(value: unknown): NestedRow[];
        toApi(rows: readonly NestedRow[]): unknown[];
        markdownOf(rows: readonly NestedRow[]): string[];
      }
  );

/** Props of the component that renders the rows of a content kind. */
export interface RowsProps {
  rows: readonly NestedRow[];
  content: Pick<ContentType, 'calls'>;
  /** Prefix of the resume keys of uploads in the rows. */
  resumeKey: string;
  /** Indexes of the rows that the API has refused. */
  wrong: ReadonlySet<number>;
  onBusy(name: string, isBusy: boolean): void;
}

export interface BulkOutcome {
  processed: number;
  fileName?: string;
  csv?: string;
}

/** The API of one kind of content; every call raises `ApiError` when refused. */
export interface ContentCalls<Item> {
  /** @param key see `SaveOptions.send` */
  create(draft: Draft, now: Date, key: string): Promise<Item>;
  /** @param version the version the change is based on; raises 409 VERSION_CONFLICT if the item has another version by now */
  update(id: number, draft: Draft, now: Date, version: number | undefined): Promise<Item>;
  remove(id: number): Promise<Item>;
  restore(id: number): Promise<Item>;
  duplicate(id: number): Promise<Item>;
  bulk(action: BulkAction, items: number[]): Promise<BulkOutcome>;
  /** Markdown as the public page would render it. */
  preview(description: string): Promise<RichTextNode[]>;
}

export interface ContentColumn<Item> {
  key: string;
  title: string;
  /** The API's name to sort by; a column without one cannot be sorted. */
  sort?: string;
  width?: number;
  /** The narrowest screen that shows the column; if left out, it is shown only where somebody has chosen it. */
  from?: 'md' | 'lg' | 'xl' | 'xxl';
  /** Its columns in the export file of the API, if their names differ from `key`. */
  inFile?: readonly string[];
  render(item: Item): ReactNode;
}

/** Query of the API's list. It also has the filters of the kind, whose names the declaration of the kind checks. */
export interface ContentQuery extends RowRange {
  view: 'summary';
  status: string;
  sort: string;
}

/** A filter of the list, named as in the API. The option that stands for no filter comes first. */
export type ContentFilter<Name extends string = string> = ListFilter<Name>;

/** Everything the list and the editor need to know about one kind of content. */
export interface ContentType<Item extends ContentItem = ContentItem> {
  /** Name in addresses and in the messages of the specification: 'events'. */
  type: string;
  /** Name in the audit log: 'event'. */
  entity: string;
  /** Address of its list in the console, with a leading slash; the address of an item begins with it. */
  address: string;
  /** The API's path of the list. */
  path: ReadTemplate;
  listPath(query: ContentQuery): ApiPath<Item[]>;
  itemPath(id: number | string): ApiPath<Item>;
  copy: {
    /** Heading of the list. */
    title: string;
    /** What the list is for. */
    lead: string;
    one: string;
    many: string;
    create: string;
    searchLabel: string;
    nothingYet: string;
    loadFailed?: (message: string) => string;
  };
  filters: ContentFilter[];
  fields: FieldSpec[];
  /** API names of the fields that have another name in the editor; the API's errors use these names. */
  apiNames?: Record<string, string>;
  columns: ContentColumn<Item>[];
  nameOf(item: Item): string;
  /** The API's name for sorting by title; also the column name in its export file. */
  nameSort: string;
  /** Columns of the API's export file for what the list shows beside the title. */
  beside: readonly string[];
  /** One line beside the title; `when` is hidden where a column shows it. */
  summary(item: Item): { when: string; rest: string };
  /** Shown beside the status on screens that are too narrow for columns. */
  compact?(item: Item): ReactNode;
  emptyDraft(now: Date): Draft;
  toDraft(item: Item): Draft;
  calls: ContentCalls<Item>;
  /** Address on the public site. */
  publicPath(item: Item): string;
  /** Further entries of the menu of one row. */
  rowLinks?: { key: string; label: string; needs: Permission; search(item: Item): Record<string, string> }[];
  /** The item as the public page would receive it, for the preview. @param stored null for a new item */
  pageItem(draft: Draft, stored: Item | null, now: Date, texts: RichTextNode[][]): object;
  markdownOf(draft: Draft): string[];
}
