import type { TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import type { GalleryResponse } from '@ministry/api-client';
import { formatDate, purgeDate } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DateTime } from '../../components/date-time.tsx';
import { sortable } from '../../lists/data-table.tsx';
import { actionsColumn, RowActions } from '../../lists/row-actions.tsx';
import { albumDay, albumFacts } from './album-facts.ts';
import { AlbumPhoto } from './album-photo.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './galleries.module.css';

type Columns = TableColumnsType<GalleryResponse>;

interface AlbumColumnsOptions {
  /** Value of the `sort` query parameter of the page. */
  sort: string;
  isTrash: boolean;
  /** Whether the role may change the albums. */
  publishes: boolean;
  isBusy: boolean;
  onEdit(album: GalleryResponse): void;
  onDelete(album: GalleryResponse): void;
  onRestore(album: GalleryResponse): void;
}

/** Columns: cover and title, date, number of photos, description and actions. */
export const albumColumns = (options: AlbumColumnsOptions): Columns => [
  {
    title: common.title,
    ...sortable('title', options.sort),
    render: (_, album) => <AlbumCell album={album} isLink={options.publishes && !options.isTrash} />,
  },
  {
    title: copy.list.eventDate,
    ...sortable('eventDate', options.sort),
    width: 170,
    responsive: ['md'],
    render: (_, { eventDate }) => albumDay(eventDate),
  },
  {
    key: 'photos',
    title: copy.photos.title,
    width: 90,
    align: 'right',
    responsive: ['md'],
    render: (_, { photoCount }) => photoCount,
  },
  { key: 'description', title: common.description, responsive: ['xl'], render: (_, { description }) => description },
  {
    key: 'updatedAt',
    title: common.changed,
    width: 220,
    // Hidden unless the user chooses this column.
    responsive: [],
    render: (_, { updatedAt, updatedBy }) => (updatedAt ? <DateTime iso={updatedAt} by={updatedBy} /> : null),
  },
  ...(options.publishes ? [actions(options)] : []),
];

function AlbumCell({ album, isLink }: { album: GalleryResponse; isLink: boolean }) {
  const { id, title, photos, deletedAt } = album;
  const [cover] = photos;
  return (
    <div className={styles.album}>
      {cover ? (
        <AlbumPhoto photo={cover} alt="" sizes="96px" className={`${layout.media} ${styles.cover}`} />
      ) : (
        <span className={`${layout.media} ${styles.cover}`} />
      )}
      <div className={layout.grow}>
        {isLink ? (
          <Link className={layout.strong} to={`/community/galleries/${id}`}>
            {title}
          </Link>
        ) : (
          <span className={layout.strong}>{title}</span>
        )}
        <div className={`${layout.onPhone} ${layout.muted} ${layout.numeric}`}>{albumFacts(album)}</div>
        {deletedAt ? (
          <div className={layout.error}>{copy.list.deletedUntil({ date: formatDate(purgeDate(deletedAt)) })}</div>
        ) : null}
      </div>
    </div>
  );
}

const actions = ({ isTrash, isBusy, onEdit, onDelete, onRestore }: AlbumColumnsOptions): Columns[number] => ({
  ...actionsColumn(isTrash),
  render: (_, album) =>
    isTrash ? (
      <RowActions
        name={album.title}
        main={{ label: common.restore, onClick: () => onRestore(album) }}
        isBusy={isBusy}
      />
    ) : (
      <RowActions
        name={album.title}
        onEdit={() => onEdit(album)}
        items={[{ key: 'delete', danger: true, label: common.delete, onClick: () => onDelete(album) }]}
        isBusy={isBusy}
      />
    ),
});
