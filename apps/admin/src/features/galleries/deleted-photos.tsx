import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { DeletedPhotoResponse } from '@ministry/api-client';
import { apiPath, readableError } from '@ministry/api-client';
import { formatDate, purgeDate } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { readQuery } from '../../reads.ts';
import { AlbumPhoto } from './album-photo.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import { tileSizes } from './photo-tile.tsx';
import { changePhotos } from './use-photo-actions.ts';
import layout from '../../components/layout.module.css';
import styles from './photos.module.css';

/** Photos deleted from an album in the last thirty days. They can be restored, or removed permanently at once. */
export function DeletedPhotos({ albumId, onChanged }: { albumId: number; onChanged(): void }) {
  const path = apiPath('/api/photo-galleries/{id}/deleted-photos', { path: { id: albumId } });
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  const [purging, setPurging] = useState<DeletedPhotoResponse | null>(null);

  async function change(action: 'restore' | 'purge', { id }: DeletedPhotoResponse) {
    try {
      await changePhotos(action, [id]);
      showToast({ title: action === 'restore' ? copy.deletePhotos.restored({ count: 1 }) : copy.deleted.purged });
      onChanged();
    } catch (failure) {
      showToast({ title: common.thatDidNotWork, description: readableError(failure), variant: 'destructive' });
    }
  }
  if (error) {
    return (
      <p className={layout.muted}>
        {copy.deleted.loadFailed} <Button onClick={() => void refetch()}>{common.tryAgain}</Button>
      </p>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <details className={layout.ruled}>
      <summary>{copy.deleted.count({ count: data.length })}</summary>
      <ul className={`${layout.plainList} ${styles.grid}`} aria-label={copy.deleted.title}>
        {data.map((photo) => (
          <DeletedPhoto
            key={photo.id}
            photo={photo}
            onRestore={() => void change('restore', photo)}
            onPurge={() => setPurging(photo)}
          />
        ))}
      </ul>
      {purging ? (
        <PurgeQuestion
          photo={purging}
          onCancel={() => setPurging(null)}
          onPurge={() => {
            setPurging(null);
            void change('purge', purging);
          }}
        />
      ) : null}
    </details>
  );
}

interface DeletedPhotoProps {
  photo: DeletedPhotoResponse;
  onRestore(): void;
  onPurge(): void;
}

function DeletedPhoto({ photo, onRestore, onPurge }: DeletedPhotoProps) {
  const name = photo.caption ?? photo.filename;
  return (
    <li className={`${layout.card} ${layout.stackTight} ${styles.tile}`}>
      <AlbumPhoto photo={photo} alt="" sizes={tileSizes} className={`${layout.media} ${styles.picture}`} />
      <p className={layout.grow}>
        {photo.caption ?? copy.deleted.noCaption}
        <small className={layout.block}>{copy.deleted.until({ date: formatDate(purgeDate(photo.deletedAt)) })}</small>
      </p>
      <div className={layout.row}>
        <Button onClick={onRestore} aria-label={copy.deleted.restoreOne({ name })}>
          {common.restore}
        </Button>
        <Button danger type="text" onClick={onPurge} aria-label={copy.deleted.purgeOne({ name })}>
          {copy.deleted.purge}
        </Button>
      </div>
    </li>
  );
}

interface PurgeQuestionProps {
  photo: DeletedPhotoResponse;
  onCancel(): void;
  onPurge(): void;
}

function PurgeQuestion({ photo, onCancel, onPurge }: PurgeQuestionProps) {
  return (
    <Modal
      open
      title={copy.deleted.purgeTitle}
      okText={copy.deleted.purgeConfirm}
      okButtonProps={{ danger: true }}
      onCancel={onCancel}
      onOk={onPurge}
    >
      <p>{photo.caption ? `'${photo.caption}'` : photo.filename}</p>
      <p>{copy.deleted.purgeText}</p>
    </Modal>
  );
}
