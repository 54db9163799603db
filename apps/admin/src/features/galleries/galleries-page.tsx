import { apiPath } from '@ministry/api-client';
import type { GalleryResponse } from '@ministry/api-client';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackToOverview } from '../../components/back-to-overview.tsx';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { AlbumCard } from './album-card.tsx';
import { AlbumForm } from './album-form.tsx';
import { DeleteAlbum } from './delete-album.tsx';
import styles from './galleries.module.css';
import { galleryCopy as copy } from './gallery.copy.ts';
import { GalleriesFailed } from './galleries-failed.tsx';
import { useAlbumActions } from './use-album-actions.ts';

type Open = { dialog: 'new' } | { dialog: 'edit' | 'delete'; album: GalleryResponse } | null;

/** Albums on one page of the list. */
const pageSize = 24;
const statuses = { current: 'On the site', empty: 'Without photos', deleted: 'Deleted' };
const sorts = { '-eventDate': 'Latest event first', eventDate: 'Earliest event first', title: 'By title' };

/** The albums of the church (GAL-17 to GAL-23). */
export default function GalleriesPage() {
  const address = useListAddress({ status: 'current', search: '', sort: '-eventDate' });
  const { page: listed, ...filters } = address.query;
  const list = usePagedList(
    (rows) => apiPath('/api/photo-galleries', { query: { ...filters, view: 'summary', ...rows } }),
    listed,
    pageSize,
  );
  const actions = useAlbumActions(list.refetch);
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const { items, total, page } = list;
  const add = () => setOpen({ dialog: 'new' });
  useShortcut('n', 'New album', add);

  return (
    <PageFrame
      title="Photo galleries"
      lead="Albums of the church's life, as visitors see them under Gallery."
      back={<BackToOverview />}
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={add}>
          New album
        </Button>
      }
    >
      <ListToolbar>
        <SearchBox
          label="Search albums"
          value={address.query.search}
          onSearch={(search) => address.change({ search }, true)}
        />
        <Choice
          aria-label="Status"
          value={address.query.status}
          options={statuses}
          onChange={(status) => address.change({ status })}
        />
        <Choice
          aria-label="Order"
          value={address.query.sort}
          options={sorts}
          onChange={(sort) => address.change({ sort })}
        />
      </ListToolbar>
      {list.error ? (
        <GalleriesFailed onRetry={list.refetch} />
      ) : items === undefined ? (
        <Loading label="Loading the albums…" />
      ) : !Array.isArray(items) ? (
        <PageNotice title={copy.invalid} isFailure />
      ) : items.length === 0 ? (
        address.isNarrowed ? (
          <PageNotice title="No albums match these filters">
            <Button onClick={address.clear}>Clear the filters</Button>
          </PageNotice>
        ) : (
          <PageNotice title={copy.none} text="Make an album, then add its photos." />
        )
      ) : (
        <>
          <ul className={styles.albums} aria-label="Albums" aria-busy={list.isFetching}>
            {items.map((album) => (
              <AlbumCard
                key={album.id}
                album={album}
                onEdit={() => setOpen({ dialog: 'edit', album })}
                onDelete={() => setOpen({ dialog: 'delete', album })}
                onRestore={() => void actions.restore(album)}
              />
            ))}
          </ul>
          <Pagination
            align="end"
            current={page}
            pageSize={pageSize}
            total={total}
            hideOnSinglePage
            showSizeChanger={false}
            onChange={(next) => address.change({ page: next })}
          />
        </>
      )}
      {open?.dialog === 'new' ? (
        <AlbumForm
          album={null}
          onClose={() => setOpen(null)}
          onSaved={({ id }) => void navigate(`/community/galleries/${id}`)}
        />
      ) : null}
      {open?.dialog === 'edit' ? (
        <AlbumForm album={open.album} onClose={() => setOpen(null)} onSaved={list.refetch} />
      ) : null}
      {open?.dialog === 'delete' ? (
        <DeleteAlbum
          album={open.album}
          onClose={() => setOpen(null)}
          onDelete={() => void actions.remove(open.album)}
        />
      ) : null}
    </PageFrame>
  );
}
