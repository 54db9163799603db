import type { PhotoResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { galleryCopy as copy } from './gallery.copy.ts';

interface DeletePhotosProps {
  photos: PhotoResponse[];
  onDelete(): void;
  onClose(): void;
}

/** GAL-30: asks before photos go, and says for how long they can be brought back. */
export function DeletePhotos({ photos, onDelete, onClose }: DeletePhotosProps) {
  const [only] = photos;
  const what = photos.length === 1 ? 'this photo' : `these ${photos.length} photos`;
  return (
    <DeleteQuestion
      title={`Delete ${what}?`}
      ok={photos.length === 1 ? 'Delete photo' : `Delete ${copy.photos(photos.length)}`}
      onCancel={onClose}
      onDelete={() => {
        onClose();
        onDelete();
      }}
    >
      {photos.length === 1 && only ? <p>{only.caption ? `'${only.caption}'` : only.filename}</p> : null}
      <p>
        Are you sure you want to delete {what} permanently? {photos.length === 1 ? 'It leaves' : 'They leave'} the site
        at once. After thirty days {photos.length === 1 ? 'it is' : 'they are'} gone for good; until then you can bring{' '}
        {photos.length === 1 ? 'it' : 'them'} back.
      </p>
    </DeleteQuestion>
  );
}
