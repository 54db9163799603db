import type { ComponentType, ReactNode } from 'react';
import type { ApiPath, ReadTemplate, RichTextNode } from '@ministry/api-client';
import type { BulkAction, ContentStatus, Permission } from '@ministry/domain';
import type { NestedRow } from '../forms/form-row.ts';
import type { ListFilter } from '../lists/filter-chip.tsx';
import type { RowRange } from '../lists/use-paged-list.ts';

/** What every kind of content has, whatever else it carries. */
export interface ContentItem {
  id: number;
  status: ContentStatus;
  isActive: boolean;
  /** ISO 8601, UTC. */
  updatedAt: string;
  updatedBy?: string;
  /** Grows with each change by the office; what a save says it was made from. */
  version?: number;
  /** ISO 8601; null where it is not deleted. */
  deletedAt?: string | null;
  /** ISO 8601; when a draft is published by itself, and when it is taken down. */
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
  /** In a new item; empty, if left out. */
  initial?: DraftValue;
  /** Beside the text, or in the column of particulars. */
  place: 'main' | 'side';
}
export type FieldSpec = FieldBase &
  (
    | { kind: 'integer'; placeholder?: string }
    /**
     * `suggest`: what was written before is offered. `emptyIsNull`: the API has null where there is no text. `problemOf`:
     * what is wrong with it, told as it is typed.
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
    /** One of the marks of ministries, chosen by its drawing. */
    | { kind: 'icon'; options: Record<string, string> }
    /** `hasPictures`: its page shows pictures of the text. */
    | { kind: 'markdown'; maxLength: number; hasPictures?: true }
    /** A day, 'YYYY-MM-DD'. */
    | { kind: 'day' }
    /** `fallsToNow`: an empty or unreadable date is saved as the moment of saving, and the editor says so (EDIT-46). */
    | { kind: 'datetime'; fallsToNow: boolean }
    /** A moment at which the site does something by itself; empty: never. */
    | { kind: 'schedule'; placeholder: string }
    | { kind: 'select'; options: Record<string, string> }
    | { kind: 'switch' }
    | { kind: 'tags'; most: number; maxLength: number; offered?: readonly string[] }
    | { kind: 'images'; most: number; maxLength: number }
    /** Rows of several fields, drawn by the kind itself. `nodes`: the Markdown in them, place by place. */
    | {
        kind: 'rows';
        Rows: ComponentType<RowsProps>;
        toRows(value: unknown): NestedRow[];
        toApi(rows: readonly NestedRow[]): unknown[];
        markdownOf(rows: readonly NestedRow[]): string[];
      }
  );

/** What the rows of a kind of content are drawn with. */
export interface RowsProps {
  rows: readonly NestedRow[];
  content: Pick<ContentType, 'calls'>;
  /** Begins the keys of uploads in them. */
  resumeKey: string;
  /** Places that the API has refused. */
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
  /** @param version that the change was made from; raises 409 VERSION_CONFLICT where the item has another by now */
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
  /** The narrowest screen that shows it; left out: only where somebody has chosen it. */
  from?: 'md' | 'lg' | 'xl' | 'xxl';
  /** Its columns in the API's file, where they are called otherwise than `key`. */
  inFile?: readonly string[];
  render(item: Item): ReactNode;
}

/** What the API is asked of a list. The filters of the kind are among it, under names that its declaration checks. */
export interface ContentQuery extends RowRange {
  view: 'summary';
  status: string;
  sort: string;
}

/** A filter of the list, as the API names it; what stands for no filter comes first. */
export type ContentFilter<Name extends string = string> = ListFilter<Name>;

/** Everything the list and the editor need to know about one kind of content. */
export interface ContentType<Item extends ContentItem = ContentItem> {
  /** As in the address and in the specification's messages: 'events'. */
  type: string;
  /** As the audit log calls it: 'event'. */
  entity: string;
  /** Where its list stands in the console, with a leading slash; an item stands below it. */
  address: string;
  /** The API's path of the list. */
  path: ReadTemplate;
  listPath(query: ContentQuery): ApiPath<Item[]>;
  itemPath(id: number | string): ApiPath<Item>;
  copy: {
    /** Over the list. */
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
  /** What the API calls a field that the editor calls otherwise: its refusals name it so. */
  apiNames?: Record<string, string>;
  columns: ContentColumn<Item>[];
  nameOf(item: Item): string;
  /** The API's word to sort by name, and what its file calls it. */
  nameSort: string;
  /** What stands beside the title, as the API's file calls it. */
  beside: readonly string[];
  /** One line under the title; `when` is left out where a column shows it. */
  summary(item: Item): { when: string; rest: string };
  /** Beside the status where the screen is too narrow for columns. */
  compact?(item: Item): ReactNode;
  emptyDraft(now: Date): Draft;
  toDraft(item: Item): Draft;
  calls: ContentCalls<Item>;
  /** Address on the public site. */
  publicPath(item: Item): string;
  /** Further entries of the menu of one row. */
  rowLinks?: { key: string; label: string; needs: Permission; search(item: Item): Record<string, string> }[];
  /** What the public page would be told of the item, for the preview. @param stored null for a new item */
  pageItem(draft: Draft, stored: Item | null, now: Date, texts: RichTextNode[][]): object;
  markdownOf(draft: Draft): string[];
}
