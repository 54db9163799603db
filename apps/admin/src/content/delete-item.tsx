import { DeleteQuestion } from '../components/delete-question.tsx';
import { restorable } from './bulk.ts';
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
    <DeleteQuestion title={`Delete '${content.nameOf(item)}'?`} onDelete={remove} onCancel={onClose}>
      It leaves the site at once. {restorable}
    </DeleteQuestion>
  );
}
