import type { GalleryResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { galleriesCopy } from './galleries.copy.ts';
import { galleryCopy as copy } from './gallery.copy.ts';

interface DeleteAlbumProps {
  album: GalleryResponse;
  onDelete(): void;
  onClose(): void;
}

/** Asks before an album goes, and names what goes with it. */
export function DeleteAlbum({ album: { title, photoCount }, onDelete, onClose }: DeleteAlbumProps) {
  const what = photoCount === 0 ? 'album' : galleriesCopy.albumAnd({ photoCount: copy.photos(photoCount) });
  return (
    <DeleteQuestion
      title={galleriesCopy.delete2({ title })}
      ok={galleriesCopy.delete3({ what })}
      onCancel={onClose}
      onDelete={() => {
        onClose();
        onDelete();
      }}
    >
      <p>
        {photoCount === 0
          ? galleriesCopy.theAlbumHoldsNoPhotos
          : `The album holds ${copy.photos(photoCount)}; ${photoCount === 1 ? 'it goes' : 'they go'} with it.`}
      </p>
      <p>{galleriesCopy.itLeavesTheSiteAt}</p>
    </DeleteQuestion>
  );
}
