import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { GalleryResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../../common.copy.ts';
import { BackToOverview } from '../../components/back-to-overview.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { type PagedList, usePagedList } from '../../lists/use-paged-list.ts';
import { useMay } from '../../use-may.ts';
import { AlbumCard } from './album-card.tsx';
import { AlbumForm } from './album-form.tsx';
import { DeleteAlbum } from './delete-album.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import { GalleriesFailed } from './galleries-failed.tsx';
import { type AlbumActions, useAlbumActions } from './use-album-actions.ts';
import layout from '../../components/layout.module.css';
import styles from './galleries.module.css';

type Open = { dialog: 'new' } | { dialog: 'edit' | 'delete'; album: GalleryResponse } | null;

/** Albums on one page of the list. */
const pageSize = 24;
const filters = [
  {
    name: 'status',
    label: common.status,
    options: { current: copy.list.onTheSite, empty: copy.list.withoutPhotos, deleted: common.deleted },
  },
  {
    name: 'sort',
    label: common.sortOrder,
    options: {
      '-eventDate': copy.list.latestFirst,
      eventDate: copy.list.earliestFirst,
      title: copy.list.byTitle,
    },
  },
] as const;

/** The albums of the church (GAL-17 to GAL-23). */
export default function GalleriesPage() {
  const address = useListAddress({ status: 'current', search: '', sort: '-eventDate' });
  const { page: listed, ...asked } = address.query;
  const list = usePagedList(
    (rows) => apiPath('/api/photo-galleries', { query: { ...asked, view: 'summary', ...rows } }),
    listed,
    pageSize,
  );
  const actions = useAlbumActions(list.refetch);
  const [search] = useSearchParams();
  const [open, setOpen] = useState<Open>(search.get('album') === 'new' ? { dialog: 'new' } : null);
  const add = () => setOpen({ dialog: 'new' });
  const publishes = useMay()('content.publish');
  useShortcut('n', copy.albumForm.addTitle, add, publishes);

  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      back={<BackToOverview />}
      action={
        publishes ? (
          <Button type="primary" icon={<Icon name="plus" />} onClick={add}>
            {copy.albumForm.addTitle}
          </Button>
        ) : undefined
      }
    >
      <ListToolbar searchLabel={copy.list.search} address={address} filters={filters} />
      <Albums list={list} address={address} actions={actions} onOpen={setOpen} />
      <AlbumDialogs open={open} list={list} actions={actions} onClose={() => setOpen(null)} />
    </PageFrame>
  );
}

interface AlbumsProps {
  list: PagedList<GalleryResponse>;
  address: ListAddress<Record<'status' | 'search' | 'sort', string>>;
  actions: AlbumActions;
  onOpen(open: Open): void;
}

/** One page of albums, or why there is none. */
function Albums({ list, address, actions, onOpen }: AlbumsProps) {
  const { items, total, page } = list;
  if (list.error) return <GalleriesFailed onRetry={list.refetch} />;
  if (items === undefined) return <Loading label={copy.list.loading} />;
  if (!Array.isArray(items)) return <GalleriesFailed isInvalid onRetry={list.refetch} />;
  if (items.length === 0 && address.isNarrowed)
    return (
      <PageNotice title={copy.list.noMatch}>
        <Button onClick={address.clear}>{common.clearTheFilters}</Button>
      </PageNotice>
    );
  if (items.length === 0) return <PageNotice title={copy.list.nothingYet} text={copy.list.nothingYetHint} />;
  return (
    <>
      <ul className={`${layout.plainList} ${styles.albums}`} aria-label={copy.list.label} aria-busy={list.isFetching}>
        {items.map((album) => (
          <AlbumCard
            key={album.id}
            album={album}
            onEdit={() => onOpen({ dialog: 'edit', album })}
            onDelete={() => onOpen({ dialog: 'delete', album })}
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
  );
}

interface AlbumDialogsProps {
  open: Open;
  list: PagedList<GalleryResponse>;
  actions: AlbumActions;
  onClose(): void;
}

function AlbumDialogs({ open, list, actions, onClose }: AlbumDialogsProps) {
  const navigate = useNavigate();
  switch (open?.dialog) {
    case 'new':
      return (
        <AlbumForm
          key="new"
          album={null}
          onClose={onClose}
          onSaved={({ id }) => void navigate(`/community/galleries/${id}`)}
        />
      );
    case 'edit':
      return <AlbumForm key={open.album.id} album={open.album} onClose={onClose} onSaved={list.refetch} />;
    case 'delete':
      return <DeleteAlbum album={open.album} onClose={onClose} onDelete={() => void actions.remove(open.album)} />;
    case undefined:
      return null;
  }
}
