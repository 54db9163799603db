import type { GalleryResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { galleryCopy as copy } from './gallery.copy.ts';

interface DeleteAlbumProps {
  album: GalleryResponse;
  onDelete(): void;
  onClose(): void;
}

/** Asks before an album goes, and names what goes with it. */
export function DeleteAlbum({ album: { title, photoCount }, onDelete, onClose }: DeleteAlbumProps) {
  const what = photoCount === 0 ? 'album' : `album and ${copy.photos(photoCount)}`;
  return (
    <DeleteQuestion
      title={`Delete '${title}'?`}
      ok={`Delete ${what}`}
      onCancel={onClose}
      onDelete={() => {
        onClose();
        onDelete();
      }}
    >
      <p>
        {photoCount === 0
          ? 'The album holds no photos.'
          : `The album holds ${copy.photos(photoCount)}; ${photoCount === 1 ? 'it goes' : 'they go'} with it.`}
      </p>
      <p>
        It leaves the site at once. For thirty days it can be restored, from the list of deleted albums; then it is gone
        for good, its files too.
      </p>
    </DeleteQuestion>
  );
}
