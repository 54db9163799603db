import type { ReactNode } from 'react';
import type { ApiPath, ContactMessageResponse, PrayerRequestResponse, ReadTemplate } from '@ministry/api-client';
import type { WorkItemKind } from '@ministry/domain';
import type { BadgeTone } from '../../components/badge.tsx';

/** A message to the office or a prayer request. */
export type InboxItem = ContactMessageResponse | PrayerRequestResponse;

/** A word about an item that is seen in the list. */
export interface InboxBadge {
  text: string;
  tone: BadgeTone;
}

/** Something that can be done to items, as the API names it. */
export interface InboxAction<Item> {
  /** On the button: 'Mark read'. */
  label: string;
  /** What has become of them, for the toast: 'marked read'. */
  done: string;
  /** A letter on the keyboard that does it to the open item. */
  key?: string;
  /** Asked before it is done, where it cannot be taken back. */
  question?: string;
  /** The action that takes it back; undefined where the person who did it may not. */
  undo: string | undefined;
  /** Whether the item is that already. */
  isDone(item: Item): boolean;
}

/** What one of the two inboxes is about, and how the API is asked for it. */
export interface InboxKind<Item extends InboxItem> {
  /** Of the API's list. */
  path: ReadTemplate;
  /** As what it is assigned and noted on. */
  workItem: WorkItemKind;
  listPath(query: {
    status: string;
    search: string;
    assignedTo: string;
    limit: number;
    offset: number;
  }): ApiPath<Item[]>;
  itemPath(id: number): ApiPath<Item>;
  /** Names this inbox's unsent replies on this device. */
  drafts: string;
  copy: {
    many: string;
    counted(values: { count: number }): string;
    /** How many have come since the list was opened. */
    arrived(values: { count: number }): string;
    search: string;
    /** The exact words of the requirements. */
    nothing: string;
    failed: string;
    updated: string;
    loadingList: string;
    loading: string;
    openFailed: string;
    gone: string;
    choose: string;
    back: string;
    /** Names the buttons of the open one. */
    this: string;
    selectRow(values: { name: string; id: number }): string;
    next: string;
    previous: string;
    selectOpen: string;
    deleteQuestion(values: { count: number }): string;
    deleteConfirm(values: { count: number }): string;
  };
  /** By the API's `status`. */
  filters: Record<string, string>;
  /** By the API's name; 'delete' and 'restore' are the same for both kinds. */
  marks: Record<string, InboxAction<Item>>;
  nameOf(item: Item): string;
  textOf(item: Item): string;
  /** Nobody has looked at it: stands out in the list. */
  isNew?(item: Item): boolean;
  badgesOf(item: Item): InboxBadge[];
  /** Under the name in the reading pane: addresses, wishes. */
  particulars(item: Item): ReactNode;
  /** Above the field for a reply: whom it reaches, and how. */
  replyHint(item: Item): ReactNode;
  /** One of `marks` for an item that is opened, and what it changes; undefined where opening means nothing. */
  onOpened?: { mark: string; change: Partial<Item> };
  calls: {
    /** One of `marks`. */
    mark(action: string, id: number): Promise<Item>;
    remove(id: number): Promise<Item>;
    restore(id: number): Promise<Item>;
    /** One of `marks`, 'delete' or 'restore'. */
    bulk(action: string, items: number[]): Promise<unknown>;
    /** @param key names this reply, so that it goes out once */
    reply(id: number, content: string, key: string): Promise<Item>;
  };
}
