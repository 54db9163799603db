import type { GalleryBulkRequest, GalleryResponse } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { contentCopy } from '../../content/content.copy.ts';
import { download } from '../../content/download.ts';
import { partCopy, useBatches } from '../../lists/use-batches.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { galleriesCopy } from './galleries.copy.ts';

const { deleteAlbum: copy, list } = galleriesCopy;
const byId = (id: number) => ({ params: { path: { id } } });
const undo = (onSelect: () => unknown) => ({ action: { label: common.undo, onSelect: () => void onSelect() } });

/** Deletes and restores albums; each action reports its result. @param onChanged reloads the albums */
export function useAlbumActions(onChanged: () => void) {
  const { isBusy, attempt } = useAttempt();
  const batches = useBatches();

  const restore = (album: Pick<GalleryResponse, 'id' | 'title'>) =>
    attempt(async () => {
      await dataOf(api.calls.POST('/api/photo-galleries/{id}/restore', byId(album.id)));
      showToast({ title: copy.restored({ title: album.title }) });
      onChanged();
    });
  const remove = (album: GalleryResponse) =>
    attempt(async () => {
      await dataOf(api.calls.DELETE('/api/photo-galleries/{id}', byId(album.id)));
      showToast({
        title: copy.done({ title: album.title }),
        ...(album.photoCount > 0 ? { description: copy.photosToo({ count: album.photoCount }) } : {}),
        ...undo(() => restore(album)),
      });
      onChanged();
    });
  /** Returns the ids for which the action failed; they stay selected. */
  async function several(action: GalleryBulkRequest['action'], ids: readonly number[]): Promise<number[]> {
    const outcome = await batches.run(ids, (items) =>
      dataOf(api.calls.POST('/api/photo-galleries/bulk', { body: { action, items } })),
    );
    const { done, left, error } = outcome;
    if (done.length > 0) {
      const title = action === 'delete' ? copy.severalDone : copy.severalRestored;
      showToast({
        title: title({ count: done.length }),
        ...undo(() => several(action === 'delete' ? 'restore' : 'delete', done)),
      });
      onChanged();
    }
    if (error)
      showToast({
        title: common.thatDidNotWork,
        description: `${partCopy(outcome)}${readableError(error)}`,
        variant: 'destructive',
      });
    return left;
  }
  return {
    isBusy: isBusy || batches.progress !== null,
    /** Progress of an action in several batches. */
    progress: batches.progress,
    remove,
    restore,
    several,
    /** @param path path of the CSV export of all matching albums */
    exportAll: (path: string) =>
      attempt(
        async () => download(await api.readFile(path), `photo-galleries-${kampalaDay(new Date())}.csv`),
        contentCopy.exportFailed({ many: list.many }),
      ),
  };
}

export type AlbumActions = ReturnType<typeof useAlbumActions>;
