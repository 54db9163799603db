import type { GalleryResponse } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { api } from '../../session.ts';
import { galleriesCopy as copy } from './galleries.copy.ts';

const byId = (id: number) => ({ params: { path: { id } } });

/** Deleting an album and bringing it back; each says what it did. @param onChanged hears that albums are to be read again */
export function useAlbumActions(onChanged: () => void) {
  async function attempt(work: () => Promise<unknown>, done: () => void): Promise<boolean> {
    try {
      await work();
      done();
      onChanged();
      return true;
    } catch (error) {
      showToast({ title: common.thatDidNotWork, description: readableError(error), variant: 'destructive' });
      return false;
    }
  }

  const restore = (album: Pick<GalleryResponse, 'id' | 'title'>) =>
    attempt(
      () => dataOf(api.calls.POST('/api/photo-galleries/{id}/restore', byId(album.id))),
      () => showToast({ title: copy.deleteAlbum.restored({ title: album.title }) }),
    );
  const remove = (album: GalleryResponse) =>
    attempt(
      () => dataOf(api.calls.DELETE('/api/photo-galleries/{id}', byId(album.id))),
      () =>
        showToast({
          title: copy.deleteAlbum.done({ title: album.title }),
          ...(album.photoCount > 0 ? { description: copy.deleteAlbum.photosToo({ count: album.photoCount }) } : {}),
          action: { label: common.undo, onSelect: () => void restore(album) },
        }),
    );
  return { remove, restore };
}

export type AlbumActions = ReturnType<typeof useAlbumActions>;
