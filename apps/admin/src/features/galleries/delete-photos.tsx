import type { PhotoResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';

interface DeletePhotosProps {
  photos: PhotoResponse[];
  onDelete(): void;
  onClose(): void;
}

/** GAL-30: asks before photos are deleted, and says how long they can be restored. */
export function DeletePhotos({ photos, onDelete, onClose }: DeletePhotosProps) {
  const [only] = photos;
  const count = photos.length;
  return (
    <DeleteQuestion
      title={copy.deletePhotos.title({ count })}
      ok={copy.deletePhotos.confirm({ count })}
      onCancel={onClose}
      onDelete={() => {
        onClose();
        onDelete();
      }}
    >
      {count === 1 && only ? <p>{only.caption ? `'${only.caption}'` : only.filename}</p> : null}
      <p>{copy.deletePhotos.text({ count })}</p>
    </DeleteQuestion>
  );
}
