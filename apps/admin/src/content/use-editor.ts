import { type ItemForm, useItemForm } from '../forms/use-item-form.ts';
import { api } from '../session.ts';
import type { ContentItem, ContentType, Draft } from './content-type.ts';
import { titleOf } from './draft-values.ts';
import { saveFailure } from './save-copy.ts';

export interface EditorOptions<Item extends ContentItem> {
  content: ContentType<Item>;
  /** Null for a new item. */
  item: Item | null;
  /** Unsaved values to start with instead, such as those of a duplicate. */
  proposed: Draft | null;
  /** Starts with the message that the content was saved: after a new item is created, the editor of the stored item replaces its editor. */
  justCreated: boolean;
  /** `typedSince` is the form if it was changed during the request; otherwise null. */
  onSaved(item: Item, typedSince: Draft | null): void;
  /** Called with the item that somebody else has saved in the meantime. */
  onRead(item: Item): void;
}

export type Editor<Item extends ContentItem> = ItemForm<Item, Draft>;

/** An item is published either now or at a set time: choosing one clears the other. */
function following({ publishAt, isPublished }: Partial<Draft>): Draft {
  if (publishAt !== undefined && publishAt !== '') return { isPublished: false };
  return isPublished === true ? { publishAt: '' } : {};
}

/** The form of one item of content. */
export function useEditor<Item extends ContentItem>({ content, item, ...options }: EditorOptions<Item>): Editor<Item> {
  return useItemForm<Item, Draft>({
    ...options,
    type: content.type,
    isKeptOnServer: true,
    item,
    toValues: (stored) => (stored ? content.toDraft(stored) : content.emptyDraft(new Date())),
    nameOf: titleOf,
    // An item with an id is updated, otherwise created (EDIT-35).
    send: (values, { version }, key, now) =>
      item ? content.calls.update(item.id, values, now, version) : content.calls.create(values, now, key),
    read: (id) => api.read(content.itemPath(id)),
    apiNames: { isPublished: 'isActive', ...content.apiNames },
    failed: saveFailure,
    following,
  });
}
