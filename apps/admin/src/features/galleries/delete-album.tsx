import type { GalleryResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';

interface DeleteAlbumProps {
  album: GalleryResponse;
  onDelete(): void;
  onClose(): void;
}

/** Asks before an album goes, and names what goes with it. */
export function DeleteAlbum({ album: { title, photoCount }, onDelete, onClose }: DeleteAlbumProps) {
  return (
    <DeleteQuestion
      title={copy.deleteAlbum.title({ title })}
      ok={photoCount === 0 ? copy.deleteAlbum.confirm : copy.deleteAlbum.confirmWithPhotos({ count: photoCount })}
      onCancel={onClose}
      onDelete={() => {
        onClose();
        onDelete();
      }}
    >
      <p>{copy.deleteAlbum.holds({ count: photoCount })}</p>
      <p>{copy.deleteAlbum.text}</p>
    </DeleteQuestion>
  );
}
