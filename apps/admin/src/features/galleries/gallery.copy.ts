import { galleriesCopy as copy } from './galleries.copy.ts';
/** Words of the gallery manager. */
export const galleryCopy = {
  // GAL-06 to GAL-10, GAL-12
  failed: copy.errorLoadingGalleries,
  failedText: copy.pleaseTryRefreshingThePage,
  fetchFailed: copy.failedToFetchPhotoGalleries,
  invalid: copy.errorInvalidGalleryData,
  notFound: copy.galleryNotFound,
  none: copy.noPhotoGalleriesYet,
  noPhotos: copy.noPhotosInThisGallery,
  // GAL-15
  downloadFailed: copy.failedToDownloadPhotoPlease,
  // GAL-31, GAL-32
  photosDeleted: (count: number) =>
    count === 1 ? copy.photoDeletedSuccessfully : copy.photosDeletedSuccessfully({ count }),
  deleteFailed: (message: string) => copy.failedToDeletePhoto({ message }),
  photos: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
} as const;
