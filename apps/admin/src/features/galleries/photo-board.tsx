import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { GalleryResponse, PhotoResponse } from '@ministry/api-client';
import { galleryLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import { type Selection, useSelection } from '../../lists/use-selection.ts';
import { DeletePhotos } from './delete-photos.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import type { useAlbumCache } from './use-album.ts';
import { type PhotoActions, usePhotoActions } from './use-photo-actions.ts';
import layout from '../../components/layout.module.css';

interface PhotoBoardProps {
  album: GalleryResponse;
  cache: ReturnType<typeof useAlbumCache>;
}

/** The photos of an album in their order, with captions and actions on several at once. */
export function PhotoBoard({ album, cache }: PhotoBoardProps) {
  const { photos } = album;
  const actions = usePhotoActions(album, cache);
  const selection = useSelection();
  const [deleting, setDeleting] = useState<PhotoResponse[]>([]);
  const [viewed, setViewed] = useState<number | null>(null);
  const board = useRef<HTMLElement>(null);
  const chosen = photos.filter(({ id }) => selection.ids.includes(id));

  async function remove(gone: PhotoResponse[]) {
    if (!(await actions.remove(gone))) return;
    selection.clear();
    // The button that had the focus was removed with its photo.
    board.current?.focus({ preventScroll: true });
  }

  return (
    <section ref={board} tabIndex={-1} aria-label={copy.photos.title} className={layout.stackLoose}>
      {photos.length === 0 ? (
        <PageNotice title={copy.photos.none} text={copy.photos.noneHint} />
      ) : (
        <>
          <div className={`${layout.between} ${layout.muted}`}>
            <p className={layout.grow}>{copy.photos.orderHint}</p>
            {chosen.length < photos.length ? (
              <Button onClick={() => selection.set(photos.map(({ id }) => id))}>
                {copy.photos.selectAll({ count: photos.length })}
              </Button>
            ) : null}
          </div>
          <PhotoBulk selection={selection} chosen={chosen} actions={actions} onDelete={() => setDeleting(chosen)} />
          <PhotoGrid
            photos={photos}
            selected={selection.ids}
            actions={actions}
            onSelect={(id, isSelected) =>
              selection.set(isSelected ? [...selection.ids, id] : selection.ids.filter((one) => one !== id))
            }
            onView={setViewed}
            onDelete={(photo) => setDeleting([photo])}
          />
        </>
      )}
      {deleting.length > 0 ? (
        <DeletePhotos photos={deleting} onClose={() => setDeleting([])} onDelete={() => void remove(deleting)} />
      ) : null}
      {viewed === null ? null : (
        <PhotoViewer photos={photos} id={viewed} actions={actions} onShow={setViewed} onClose={() => setViewed(null)} />
      )}
    </section>
  );
}

interface PhotoBulkProps {
  selection: Selection;
  chosen: PhotoResponse[];
  actions: PhotoActions;
  onDelete(): void;
}

function PhotoBulk({ selection, chosen, actions, onDelete }: PhotoBulkProps) {
  return (
    <BulkActions selection={{ ...selection, ids: chosen.map(({ id }) => id) }} most={galleryLimits.photos}>
      {(canRun) => (
        <>
          <Button
            icon={<Icon name="download" />}
            disabled={!canRun || actions.isBusy}
            onClick={() => void actions.download(chosen)}
          >
            {copy.download.button}
          </Button>
          <Button danger icon={<Icon name="trash" />} disabled={!canRun || actions.isBusy} onClick={onDelete}>
            {common.delete}
          </Button>
        </>
      )}
    </BulkActions>
  );
}
