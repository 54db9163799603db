/** Words of the gallery manager. */
export const galleryCopy = {
  // GAL-06 to GAL-10, GAL-12
  failed: 'Error loading galleries',
  failedText: 'Please try refreshing the page',
  fetchFailed: 'Failed to fetch photo galleries',
  invalid: 'Error: Invalid gallery data',
  notFound: 'Gallery not found',
  none: 'No Photo Galleries Yet',
  noPhotos: 'No photos in this gallery yet',
  // GAL-15
  downloadFailed: 'Failed to download photo. Please try again.',
  // GAL-31, GAL-32
  photosDeleted: (count: number) =>
    count === 1 ? 'Photo deleted successfully!' : `${count} photos deleted successfully!`,
  deleteFailed: (message: string) => `Failed to delete photo: ${message}`,
  photos: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
} as const;
