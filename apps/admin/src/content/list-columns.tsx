import type { TableColumnsType } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { formatDay, purgeDate } from '@ministry/domain';
import { StatusTag } from '../components/status-tag.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { sortable } from '../lists/data-table.tsx';
import type { ContentItem, ContentType } from './content-type.ts';
import type { ListStatus } from './list-query.ts';
import { RowActions } from './row-actions.tsx';
import { savedDrafts } from './saved-drafts.ts';
import type { ContentActions } from './use-content-actions.ts';
import styles from './content-list.module.css';

interface ListColumnsOptions<Item extends ContentItem> {
  content: ContentType<Item>;
  status: ListStatus;
  /** As in the address. */
  sort: string;
  /** On a phone the actions stand under each other. */
  isNarrow: boolean;
  actions: ContentActions<Item>;
  onEdit(item: Item): void;
  onPreview(item: Item): void;
}

function TitleCell<Item extends ContentItem>({ content, item }: { content: ContentType<Item>; item: Item }) {
  const { search } = useLocation();
  const { when, rest } = content.summary(item);
  return (
    <>
      {item.status === 'deleted' ? (
        <span className={styles.title}>{content.nameOf(item)}</span>
      ) : (
        <Link className={styles.title} to={{ pathname: `${content.address}/${item.id}`, search }}>
          {content.nameOf(item)}
        </Link>
      )}
      {savedDrafts.find(content.type, item.id) ? <span className={styles.unsaved}>Unsaved changes</span> : null}
      <div className={styles.summary}>
        {when ? (
          <span className={rest ? `${styles.narrowWhen} ${styles.andMore}` : styles.narrowWhen}>{when}</span>
        ) : null}
        {rest}
      </div>
      <div className={styles.narrowStatus}>
        <StatusTag status={item.status} />
        {item.deletedAt ? <span>goes for good on {dayOfEnd(item)}</span> : null}
        {content.compact?.(item)}
      </div>
    </>
  );
}

/** 'Mon 21 Dec': the day on which a deleted item is removed for good. */
const dayOfEnd = ({ deletedAt }: ContentItem): string => (deletedAt ? formatDay(purgeDate(deletedAt)) : '');

/** Title, the kind's own columns, status, actions. */
export function listColumns<Item extends ContentItem>({
  content,
  status,
  sort,
  isNarrow,
  actions,
  onEdit,
  onPreview,
}: ListColumnsOptions<Item>): TableColumnsType<Item> {
  return [
    {
      title: 'Title',
      ...sortable(content.nameSort, sort),
      render: (_, item) => <TitleCell content={content} item={item} />,
    },
    ...content.columns.map((column) => ({
      key: column.key,
      title: column.title,
      ...(column.width ? { width: column.width } : {}),
      responsive: [column.from],
      ...(column.sort ? sortable(column.sort, sort) : {}),
      render: (_: unknown, item: Item) => column.render(item),
    })),
    ...(status === 'deleted'
      ? [
          {
            key: 'deletedAt',
            title: 'Goes for good',
            width: 150,
            responsive: ['md' as const],
            render: (_: unknown, item: Item) => dayOfEnd(item),
          },
        ]
      : []),
    {
      key: 'status',
      title: 'Status',
      width: 124,
      responsive: ['md'],
      render: (_, item) => <StatusTag status={item.status} />,
    },
    {
      key: 'actions',
      title: <VisuallyHidden>Actions</VisuallyHidden>,
      width: isNarrow ? 60 : 144,
      align: 'right',
      render: (_, item) => (
        <RowActions
          content={content}
          item={item}
          actions={actions}
          onEdit={() => onEdit(item)}
          onPreview={() => onPreview(item)}
        />
      ),
    },
  ];
}
