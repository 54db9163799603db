import type { GalleryResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { galleriesCopy } from './galleries.copy.ts';

const { deleteAlbum: copy } = galleriesCopy;

interface DeleteAlbumProps {
  /** One album, or the number of albums. */
  what: GalleryResponse | number;
  onDelete(): void;
  onClose(): void;
}

/** Asks before albums are deleted, and says what is deleted with them. */
export function DeleteAlbum({ what, onDelete, onClose }: DeleteAlbumProps) {
  const isOne = typeof what !== 'number';
  const confirm = isOne && what.photoCount > 0 ? copy.confirmWithPhotos({ count: what.photoCount }) : copy.confirm;
  return (
    <DeleteQuestion
      title={isOne ? copy.title({ title: what.title }) : copy.severalTitle({ count: what })}
      ok={isOne ? confirm : copy.severalConfirm({ count: what })}
      onCancel={onClose}
      onDelete={() => {
        onClose();
        onDelete();
      }}
    >
      <p>{isOne ? copy.holds({ count: what.photoCount }) : copy.severalHold}</p>
      <p>{isOne ? copy.text : copy.severalText}</p>
    </DeleteQuestion>
  );
}
