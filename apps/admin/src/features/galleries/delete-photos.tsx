import type { PhotoResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { galleriesCopy } from './galleries.copy.ts';
import { galleryCopy as copy } from './gallery.copy.ts';

interface DeletePhotosProps {
  photos: PhotoResponse[];
  onDelete(): void;
  onClose(): void;
}

/** GAL-30: asks before photos go, and says for how long they can be brought back. */
export function DeletePhotos({ photos, onDelete, onClose }: DeletePhotosProps) {
  const [only] = photos;
  const what = photos.length === 1 ? 'this photo' : galleriesCopy.thesePhotos({ photos: photos.length });
  return (
    <DeleteQuestion
      title={galleriesCopy.delete4({ what })}
      ok={
        photos.length === 1 ? galleriesCopy.deletePhoto : galleriesCopy.delete5({ photos: copy.photos(photos.length) })
      }
      onCancel={onClose}
      onDelete={() => {
        onClose();
        onDelete();
      }}
    >
      {photos.length === 1 && only ? <p>{only.caption ? `'${only.caption}'` : only.filename}</p> : null}
      <p>
        {galleriesCopy.areYouSureYouWant} {what} {galleriesCopy.permanently}{' '}
        {photos.length === 1 ? galleriesCopy.itLeaves : galleriesCopy.theyLeave} {galleriesCopy.theSiteAtOnceAfter}{' '}
        {photos.length === 1 ? galleriesCopy.itIs : galleriesCopy.theyAre} {galleriesCopy.goneForGoodUntilThen}{' '}
        {photos.length === 1 ? 'it' : 'them'} {galleriesCopy.back}
      </p>
    </DeleteQuestion>
  );
}
