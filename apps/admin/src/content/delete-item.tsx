import { DeleteQuestion } from '../components/delete-question.tsx';
import { restorable } from './bulk.ts';
import { contentCopy as copy } from './content.copy.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import type { ContentActions } from './use-content-actions.ts';

interface DeleteItemProps<Item extends ContentItem> {
  content: ContentType<Item>;
  item: Item;
  actions: ContentActions<Item>;
  onClose(): void;
}

/** Asks for confirmation before one item is deleted; for several items, the buttons above the list ask (EDIT-56). */
export function DeleteItem<Item extends ContentItem>({ content, item, actions, onClose }: DeleteItemProps<Item>) {
  function remove() {
    onClose();
    void actions.remove(item);
  }
  return (
    <DeleteQuestion title={copy.deleteQuestion({ item: content.nameOf(item) })} onDelete={remove} onCancel={onClose}>
      {copy.deleteText({ restorable })}
    </DeleteQuestion>
  );
}
