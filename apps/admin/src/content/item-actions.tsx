import type { MenuProps } from 'antd';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { commonCopy as common } from '../common.copy.ts';
import { Icon } from '../components/icon.tsx';
import { RowActions } from '../lists/row-actions.tsx';
import { useMay } from '../use-may.ts';
import { contentCopy as copy } from './content.copy.ts';
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
  const preview = isNarrow && reads ? [{ key: 'preview', label: common.preview, onClick: onPreview }] : [];
  const changes = !publishes
    ? []
    : isDeleted
      ? [{ key: 'restore', label: common.restore, onClick: () => void actions.restore(item) }]
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
          aria-label={copy.previewRow({ name })}
          title={common.preview}
          onClick={onPreview}
        />
      ) : null}
    </RowActions>
  );
}

/** Actions for an item that is not deleted. */
function changesOf<Item extends ContentItem>(
  item: Item,
  actions: ContentActions<Item>,
  onDelete: () => void,
): NonNullable<MenuProps['items']> {
  return [
    { key: 'duplicate', label: copy.actions.duplicate, onClick: () => void actions.duplicate(item) },
    ...(item.status === 'archived'
      ? [{ key: 'unarchive', label: copy.takeOutOfArchive, onClick: () => void actions.unarchive(item) }]
      : [
          item.isActive
            ? { key: 'unpublish', label: copy.actions.unpublish, onClick: () => void actions.unpublish(item) }
            : { key: 'publish', label: copy.actions.publish, onClick: () => void actions.publish(item) },
          { key: 'archive', label: copy.actions.archive, onClick: () => void actions.archive(item) },
        ]),
    { type: 'divider' },
    { key: 'delete', danger: true, label: common.delete, onClick: onDelete },
  ];
}
