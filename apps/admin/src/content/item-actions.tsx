import type { MenuProps } from 'antd';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { RowActions } from '../lists/row-actions.tsx';
import { useMay } from '../use-may.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import type { ContentActions } from './use-content-actions.ts';

interface ItemActionsProps<Item extends ContentItem> {
  content: ContentType<Item>;
  item: Item;
  actions: ContentActions<Item>;
  publishes: boolean;
  isNarrow: boolean;
  onEdit(): void;
  onPreview(): void;
  onDelete(): void;
}

export function ItemActions<Item extends ContentItem>({
  content,
  item,
  actions,
  publishes,
  isNarrow,
  onEdit,
  onPreview,
  onDelete,
}: ItemActionsProps<Item>) {
  const [search, setSearch] = useSearchParams();
  const may = useMay();
  const reads = may('content.read');
  const links = (content.rowLinks ?? [])
    .filter(({ needs }) => may(needs))
    .map(({ key, label, search: added }) => ({
      key,
      label,
      onClick: () => setSearch({ ...Object.fromEntries(search), ...added(item) }),
    }));
  const name = content.nameOf(item);
  const isDeleted = item.status === 'deleted';
  const preview = isNarrow && reads ? [{ key: 'preview', label: 'Preview', onClick: onPreview }] : [];
  const changes = !publishes
    ? []
    : isDeleted
      ? [{ key: 'restore', label: 'Restore', onClick: () => void actions.restore(item) }]
      : changesOf(item, actions, onDelete);

  return (
    <RowActions
      name={name}
      onEdit={isDeleted || !publishes ? null : onEdit}
      items={[...preview, ...links, ...changes]}
      isBusy={actions.isBusy}
    >
      {reads ? (
        <Button
          type="text"
          size="small"
          icon={<Icon name="eye" />}
          aria-label={`Preview ${name}`}
          title="Preview"
          onClick={onPreview}
        />
      ) : null}
    </RowActions>
  );
}

/** What can be done to an item that is not deleted. */
function changesOf<Item extends ContentItem>(
  item: Item,
  actions: ContentActions<Item>,
  onDelete: () => void,
): NonNullable<MenuProps['items']> {
  return [
    { key: 'duplicate', label: 'Duplicate', onClick: () => void actions.duplicate(item) },
    ...(item.status === 'archived'
      ? [{ key: 'unarchive', label: 'Take out of the archive', onClick: () => void actions.unarchive(item) }]
      : [
          item.isActive
            ? { key: 'unpublish', label: 'Unpublish', onClick: () => void actions.unpublish(item) }
            : { key: 'publish', label: 'Publish', onClick: () => void actions.publish(item) },
          { key: 'archive', label: 'Archive', onClick: () => void actions.archive(item) },
        ]),
    { type: 'divider' },
    { key: 'delete', danger: true, label: 'Delete', onClick: onDelete },
  ];
}
