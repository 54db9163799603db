import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { GalleryResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../../common.copy.ts';
import { BackToOverview } from '../../components/back-to-overview.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { useSelection } from '../../lists/use-selection.ts';
import { useMay } from '../../use-may.ts';
import { AlbumBulk } from './album-bulk.tsx';
import { albumColumns } from './album-columns.tsx';
import { AlbumForm } from './album-form.tsx';
import { DeleteAlbum } from './delete-album.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import { GalleriesFailed } from './galleries-failed.tsx';
import { useAlbumActions } from './use-album-actions.ts';

type EditedAlbum = GalleryResponse | 'new' | null;

const filters = [
  {
    name: 'status',
    label: common.status,
    options: { current: copy.list.onTheSite, empty: copy.list.withoutPhotos, deleted: common.deleted },
  },
] as const;

/** The albums that match the query parameters of the page. */
function useAlbumList() {
  const address = useListAddress({ status: 'current', search: '', sort: '' });
  const { page, status, search, sort } = address.query;
  // Deleted albums are sorted by the time of deletion, newest first: the last one is usually the one that is looked for.
  const asked = { status, search, sort: sort || (status === 'deleted' ? '-deletedAt' : '') };
  const list = usePagedList(
    (rows) => apiPath('/api/photo-galleries', { query: { ...asked, view: 'summary', ...rows } }),
    page,
  );
  return { address, list, exportPath: apiPath('/api/photo-galleries/export.csv', { query: asked }) };
}

/** The albums of the church (GAL-17 to GAL-23). */
export default function GalleriesPage() {
  const albums = useAlbumList();
  const { list } = albums;
  const [searchParams] = useSearchParams();
  const [edited, edit] = useState<EditedAlbum>(searchParams.get('album') === 'new' ? 'new' : null);
  const publishes = useMay()('content.publish');
  const isInvalid = list.items !== undefined && !Array.isArray(list.items);
  const add = () => edit('new');
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
      {isInvalid || (list.error && !list.items) ? (
        <GalleriesFailed isInvalid={isInvalid} onRetry={list.refetch} />
      ) : (
        <AlbumList albums={albums} publishes={publishes} onEdit={edit} />
      )}
      {edited ? <EditAlbum album={edited} onSaved={list.refetch} onClose={() => edit(null)} /> : null}
    </PageFrame>
  );
}

interface AlbumListProps {
  albums: ReturnType<typeof useAlbumList>;
  publishes: boolean;
  onEdit(album: GalleryResponse): void;
}

function AlbumList({ albums: { address, list, exportPath }, publishes, onEdit }: AlbumListProps) {
  const actions = useAlbumActions(list.refetch);
  const selection = useSelection();
  /** One album, or the number of selected ones. */
  const [deleted, askDelete] = useState<GalleryResponse | number | null>(null);
  const reads = useMay()('content.read');
  const isTrash = address.query.status === 'deleted';

  async function remove() {
    if (typeof deleted === 'number') selection.set(await actions.several('delete', selection.ids));
    else if (deleted) await actions.remove(deleted);
  }
  return (
    <>
      <ListFrame<GalleryResponse>
        name="albums"
        address={address}
        list={list}
        searchLabel={copy.list.search}
        filters={filters}
        columns={albumColumns({
          sort: address.query.sort,
          isTrash,
          publishes,
          isBusy: actions.isBusy,
          onEdit,
          onDelete: askDelete,
          onRestore: (album) => void actions.restore(album),
        })}
        copy={copy.list}
        selection={publishes ? selection : undefined}
        nameOf={({ title }) => title}
        bulk={
          <AlbumBulk
            selection={selection}
            list={list}
            isTrash={isTrash}
            actions={actions}
            onDelete={() => askDelete(selection.ids.length)}
          />
        }
        {...(reads ? { onExport: () => void actions.exportAll(exportPath) } : {})}
        isExporting={actions.isBusy}
      />
      {deleted === null ? null : (
        <DeleteAlbum what={deleted} onClose={() => askDelete(null)} onDelete={() => void remove()} />
      )}
    </>
  );
}

interface EditAlbumProps {
  album: NonNullable<EditedAlbum>;
  onSaved(): void;
  onClose(): void;
}

/** A new album is opened after it is created, so that photos can be added. */
function EditAlbum({ album, onSaved, onClose }: EditAlbumProps) {
  const navigate = useNavigate();
  return album === 'new' ? (
    <AlbumForm album={null} onClose={onClose} onSaved={({ id }) => void navigate(`/community/galleries/${id}`)} />
  ) : (
    <AlbumForm album={album} onClose={onClose} onSaved={onSaved} />
  );
}
