import type { ReactNode } from 'react';
import type { ApiPath, ContactMessageResponse, PrayerRequestResponse, ReadTemplate } from '@ministry/api-client';
import type { WorkItemKind } from '@ministry/domain';
import type { BadgeTone } from '../../components/badge.tsx';

/** A message to the office, or a prayer request. */
export type InboxItem = ContactMessageResponse | PrayerRequestResponse;

/** A badge of an item in the list. */
export interface InboxBadge {
  text: string;
  tone: BadgeTone;
}

/** An action on items; the key in `marks` is its name in the API. */
export interface InboxAction<Item> {
  /** Label of the button: 'Mark read'. */
  label: string;
  /** Result in the toast: 'marked read'. */
  done: string;
  /** Keyboard shortcut that runs the action on the open item. */
  key?: string;
  /** Confirmation question, for actions that cannot be undone or that show an item to more people. */
  question?: string;
  /** Name of the action that undoes this one; undefined if the account may not undo it. */
  undo: string | undefined;
  /** Whether the item is in the resulting state already. */
  isDone(item: Item): boolean;
}

/** Describes one of the two inboxes and its API calls. */
export interface InboxKind<Item extends InboxItem> {
  /** Path of the API's list. */
  path: ReadTemplate;
  /** Kind of work item, for assignments and notes. */
  workItem: WorkItemKind;
  listPath(query: {
    status: string;
    search: string;
    assignedTo: string;
    limit: number;
    offset: number;
  }): ApiPath<Item[]>;
  itemPath(id: number): ApiPath<Item>;
  /** Type under which this device stores unsent replies of this inbox. */
  drafts: string;
  copy: {
    many: string;
    counted(values: { count: number }): string;
    /** Number of items that arrived since the list was opened. */
    arrived(values: { count: number }): string;
    search: string;
    /** The exact text that the requirements prescribe. */
    nothing: string;
    failed: string;
    updated: string;
    loadingList: string;
    loading: string;
    openFailed: string;
    gone: string;
    choose: string;
    back: string;
    /** Label of the group of buttons of the open item. */
    this: string;
    selectRow(values: { name: string; id: number }): string;
    next: string;
    previous: string;
    selectOpen: string;
    deleteQuestion(values: { count: number }): string;
    deleteConfirm(values: { count: number }): string;
  };
  /** Labels by the value of the API's `status` filter. */
  filters: Record<string, string>;
  /** Actions by their names in the API. 'delete' and 'restore' are not listed because both kinds have them. */
  marks: Record<string, InboxAction<Item>>;
  nameOf(item: Item): string;
  textOf(item: Item): string;
  /** Whether nobody has opened the item yet; such items stand out in the list. */
  isNew?(item: Item): boolean;
  badgesOf(item: Item): InboxBadge[];
  /** Shown below the name in the reading pane: addresses, wishes. */
  particulars(item: Item): ReactNode;
  /** Shown above the reply field: who gets the reply, and how. */
  replyHint(item: Item): ReactNode;
  /** The action of `marks` that runs when an item is opened, and the change that it makes; undefined if opening changes nothing. */
  onOpened?: { mark: string; change: Partial<Item> };
  calls: {
    /** @param action a key of `marks` */
    mark(action: string, id: number): Promise<Item>;
    remove(id: number): Promise<Item>;
    restore(id: number): Promise<Item>;
    /** @param action a key of `marks`, 'delete' or 'restore' */
    bulk(action: string, items: number[]): Promise<unknown>;
    /** @param key idempotency key, so that the reply is sent only once */
    reply(id: number, content: string, key: string): Promise<Item>;
  };
}
