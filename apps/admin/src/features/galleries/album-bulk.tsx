import { Button } from 'antd';
import type { GalleryResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import type { PagedList } from '../../lists/use-paged-list.ts';
import type { Selection } from '../../lists/use-selection.ts';
import type { AlbumActions } from './use-album-actions.ts';

interface AlbumBulkProps {
  selection: Selection;
  list: PagedList<GalleryResponse>;
  isTrash: boolean;
  actions: AlbumActions;
  onDelete(): void;
}

/** Actions on several albums at once. */
export function AlbumBulk({ selection, list, isTrash, actions, onDelete }: AlbumBulkProps) {
  const restore = async () => selection.set(await actions.several('restore', selection.ids));
  return (
    <BulkActions selection={selection} list={list} progress={actions.progress}>
      {(canRun) =>
        isTrash ? (
          <Button disabled={!canRun || actions.isBusy} onClick={() => void restore()}>
            {common.restore}
          </Button>
        ) : (
          <Button danger disabled={!canRun || actions.isBusy} onClick={onDelete}>
            {common.delete}
          </Button>
        )
      }
    </BulkActions>
  );
}
