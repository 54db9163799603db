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

/** Asks before one item goes; several are asked about with the buttons over the list (EDIT-56). */
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
