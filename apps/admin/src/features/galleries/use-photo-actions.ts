import { useState } from 'react';
import type { GalleryResponse, PhotoResponse } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { api } from '../../session.ts';
import { galleriesCopy as copy } from './galleries.copy.ts';
import { downloadPhotos } from './photo-download.ts';
import { inOrder, moved, oneAtATime } from './photo-order.ts';
import type { useAlbumCache } from './use-album.ts';

type PhotoBulkAction = 'delete' | 'restore' | 'purge';
export const changePhotos = (action: PhotoBulkAction, items: number[]) =>
  dataOf(api.calls.POST('/api/photos/bulk', { body: { action, items } }));

type AlbumCache = ReturnType<typeof useAlbumCache>;
type Toast = Parameters<typeof showToast>[0];

function usePhotoOrder({ id: albumId, photos }: GalleryResponse, { setPhotos, refresh }: AlbumCache) {
  const [send] = useState(() =>
    oneAtATime(async ({ wanted, said }: { wanted: number[]; said: Toast }, isLatest) => {
      try {
        const saved = await dataOf(
          api.calls.PUT('/api/photo-galleries/{id}/order', {
            params: { path: { id: albumId } },
            body: { photos: wanted },
          }),
        );
        if (!isLatest()) return;
        // Only the order: a caption may have been saved and a photo added in the meantime.
        setPhotos((current) =>
          inOrder(
            current,
            saved.map(({ id }) => id),
          ),
        );
        showToast(said);
      } catch (error) {
        if (!isLatest()) return;
        showToast({ title: copy.photos.orderFailed, description: readableError(error), variant: 'destructive' });
        await refresh();
      }
    }),
  );
  /** Shows the new order at once, and the server's order again if the server refuses it. */
  function order(wanted: number[], said: Toast) {
    setPhotos((current) => inOrder(current, wanted));
    void send({ wanted, said });
  }
  function setOrder(wanted: number[]) {
    const before = photos.map(({ id }) => id);
    if (String(before) === String(wanted)) return;
    order(wanted, {
      title: copy.photos.orderSaved,
      action: { label: common.undo, onSelect: () => order(before, { title: copy.photos.orderRestored }) },
    });
  }

  return {
    setOrder,
    /** Moves a photo to another index, from 0. */
    move: (id: number, to: number) =>
      setOrder(
        moved(
          photos.map((photo) => photo.id),
          id,
          to,
        ),
      ),
  };
}

/** Actions on the photos of an album; each reports its result and offers Undo. */
export function usePhotoActions(album: GalleryResponse, cache: AlbumCache) {
  const { setPhotos, refresh } = cache;
  const [isBusy, setBusy] = useState(false);
  const { title } = album;

  async function busy<Result>(work: () => Promise<Result>): Promise<Result> {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }

  async function restore(ids: number[]) {
    try {
      await changePhotos('restore', ids);
      showToast({
        title: copy.deletePhotos.restored({ count: ids.length }),
      });
      await refresh();
    } catch (error) {
      showToast({ title: common.thatDidNotWork, description: readableError(error), variant: 'destructive' });
    }
  }

  const remove = (gone: PhotoResponse[]) =>
    busy(async () => {
      const ids = gone.map(({ id }) => id);
      try {
        await changePhotos('delete', ids);
        setPhotos((current) => current.filter(({ id }) => !ids.includes(id)));
        showToast({
          title: copy.deletePhotos.done({ count: ids.length }),
          action: { label: common.undo, onSelect: () => void restore(ids) },
        });
        await refresh();
        return true;
      } catch (error) {
        showToast({ title: copy.deletePhotos.failed({ reason: readableError(error) }), variant: 'destructive' });
        return false;
      }
    });

  const { setOrder, move } = usePhotoOrder(album, cache);

  async function setCaption(id: number, caption: string) {
    const saved = await dataOf(api.calls.PUT('/api/photos/{id}', { params: { path: { id } }, body: { caption } }));
    setPhotos((current) => current.map((photo) => (photo.id === id ? saved : photo)));
  }

  return {
    isBusy,
    remove,
    setOrder,
    move,
    /** @throws ApiError */
    setCaption,
    download: (chosen: PhotoResponse[]) => busy(() => downloadPhotos(chosen, title)),
  };
}
export type PhotoActions = ReturnType<typeof usePhotoActions>;
