import type { MenuProps } from 'antd';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { MoreMenu } from '../components/more-menu.tsx';
import type { ContentItem, ContentType } from './content-type.ts';
import type { ContentActions } from './use-content-actions.ts';
import styles from './content-list.module.css';

interface RowActionsProps<Item extends ContentItem> {
  content: ContentType<Item>;
  item: Item;
  actions: ContentActions<Item>;
  onEdit(): void;
  onPreview(): void;
}

export function RowActions<Item extends ContentItem>({
  content,
  item,
  actions,
  onEdit,
  onPreview,
}: RowActionsProps<Item>) {
  const [search, setSearch] = useSearchParams();
  const links = (content.rowLinks ?? []).map(({ key, label, search: added }) => ({
    key,
    label,
    onClick: () => setSearch({ ...Object.fromEntries(search), ...added(item) }),
  }));
  const name = content.nameOf(item);
  const isDeleted = item.status === 'deleted';
  const items: MenuProps['items'] = isDeleted
    ? [{ key: 'restore', label: 'Restore', onClick: () => void actions.restore(item) }, ...links]
    : [
        ...links,
        { key: 'duplicate', label: 'Duplicate', onClick: () => void actions.duplicate(item) },
        item.status === 'archived'
          ? { key: 'unarchive', label: 'Take out of the archive', onClick: () => void actions.unarchive(item) }
          : item.isActive
            ? { key: 'unpublish', label: 'Unpublish', onClick: () => void actions.unpublish(item) }
            : { key: 'publish', label: 'Publish', onClick: () => void actions.publish(item) },
        ...(item.status === 'archived'
          ? []
          : [{ key: 'archive', label: 'Archive', onClick: () => void actions.archive(item) }]),
        { type: 'divider' as const },
        { key: 'delete', danger: true, label: 'Delete', onClick: () => void actions.remove(item) },
      ];

  return (
    <div className={styles.rowActions}>
      <Button
        type="text"
        icon={<Icon name="eye" />}
        aria-label={`Preview ${name}`}
        title="Preview"
        onClick={onPreview}
      />
      {isDeleted ? null : (
        <Button type="text" icon={<Icon name="edit" />} aria-label={`Edit ${name}`} title="Edit" onClick={onEdit} />
      )}
      <MoreMenu name={name} items={items} disabled={actions.isBusy} />
    </div>
  );
}
