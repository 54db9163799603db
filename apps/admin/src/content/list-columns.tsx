import type { TableColumnsType } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { formatDay, purgeDate } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import { StatusTag } from '../components/status-tag.tsx';
import { sortable } from '../lists/data-table.tsx';
import { actionsColumn } from '../lists/row-actions.tsx';
import { contentCopy as copy } from './content.copy.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { ItemActions } from './item-actions.tsx';
import type { ListStatus } from './list-query.ts';
import { savedDrafts } from './saved-drafts.ts';
import type { ContentActions } from './use-content-actions.ts';
import layout from '../components/layout.module.css';
import styles from './content-list.module.css';

interface ListColumnsOptions<Item extends ContentItem> {
  content: ContentType<Item>;
  status: ListStatus;
  /** Sort order as in the address. */
  sort: string;
  /** A phone has room for one button in a row. */
  isNarrow: boolean;
  actions: ContentActions<Item>;
  /** Whether the role may change what is listed. */
  publishes: boolean;
  onEdit(item: Item): void;
  onPreview(item: Item): void;
  onDelete(item: Item): void;
}

interface TitleCellProps<Item extends ContentItem> {
  content: ContentType<Item>;
  item: Item;
  publishes: boolean;
}

function TitleCell<Item extends ContentItem>({ content, item, publishes }: TitleCellProps<Item>) {
  const { search } = useLocation();
  const { when, rest } = content.summary(item);
  return (
    <div className={styles.cell}>
      {item.status === 'deleted' || !publishes ? (
        <span className={`${layout.truncate} ${layout.strong} ${styles.title}`}>{content.nameOf(item)}</span>
      ) : (
        <Link
          className={`${layout.truncate} ${layout.strong} ${styles.title}`}
          to={{ pathname: `${content.address}/${item.id}`, search }}
        >
          {content.nameOf(item)}
        </Link>
      )}
      {savedDrafts.find(content.type, item.id) ? (
        <span className={`${layout.warning} ${styles.unsaved}`}>{copy.unsavedChanges}</span>
      ) : null}
      <div className={`${layout.grow} ${styles.facts}`}>
        <span className={styles.narrow}>
          {isPlainlyPublished(item) ? null : <StatusTag item={item} />}
          {item.deletedAt ? <span>{copy.goesForGoodOn({ day: dayOfEnd(item) })}</span> : null}
        </span>
        <span className={`${layout.truncate} ${layout.muted} ${styles.summary}`}>
          {when ? (
            <span className={rest ? `${layout.onTablet} ${styles.andMore}` : layout.onTablet}>{when}</span>
          ) : null}
          {rest}
        </span>
        <span className={styles.narrow}>{content.compact?.(item)}</span>
      </div>
    </div>
  );
}

/** Published without an end, like most items. On a phone only items with another status show it, to save room. */
const isPlainlyPublished = ({ status, unpublishAt }: ContentItem): boolean => status === 'published' && !unpublishAt;

/** 'Mon 21 Dec': the day on which a deleted item is removed for good. */
const dayOfEnd = ({ deletedAt }: ContentItem): string => (deletedAt ? formatDay(purgeDate(deletedAt)) : '');

const endColumn = {
  key: 'deletedAt',
  title: copy.goesForGood,
  width: 150,
  responsive: ['md' as const],
  render: (_: unknown, item: ContentItem) => dayOfEnd(item),
};

/** Title, the kind's own columns, status, actions. */
export function listColumns<Item extends ContentItem>({
  content,
  status,
  sort,
  isNarrow,
  actions,
  publishes,
  onEdit,
  onPreview,
  onDelete,
}: ListColumnsOptions<Item>): TableColumnsType<Item> {
  return [
    {
      title: common.title,
      ...sortable(content.nameSort, sort),
      render: (_, item) => <TitleCell content={content} item={item} publishes={publishes} />,
    },
    ...content.columns.map((column) => ({
      key: column.key,
      title: column.title,
      ...(column.width ? { width: column.width } : {}),
      responsive: column.from ? [column.from] : [],
      ...(column.sort ? sortable(column.sort, sort) : {}),
      render: (_: unknown, item: Item) => column.render(item),
    })),
    ...(status === 'deleted' ? [endColumn] : []),
    {
      key: 'status',
      title: common.status,
      width: 130,
      responsive: ['md'],
      // A long word may reach into the padding; an ellipsis after its frame would suggest that text is cut off.
      onCell: () => ({ style: { textOverflow: 'clip' } }),
      render: (_, item) => <StatusTag item={item} />,
    },
    {
      ...actionsColumn(),
      render: (_, item) => (
        <ItemActions
          content={content}
          item={item}
          actions={actions}
          publishes={publishes}
          isNarrow={isNarrow}
          onEdit={() => onEdit(item)}
          onPreview={() => onPreview(item)}
          onDelete={() => onDelete(item)}
        />
      ),
    },
  ];
}
