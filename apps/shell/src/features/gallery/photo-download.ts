import type { PhotoResponse } from '@ministry/api-client';
import { storedPictureSize } from '@ministry/domain';
import { showToast, type ToastContent } from '@ministry/ui/toast-store';
import { api } from '../../app/reads.ts';
import { galleryWords as words } from './gallery.content.ts';

const longestName = 80;

/** A name for the saved file, without its ending: the caption, or the album's title. */
export const downloadName = ({ caption }: Pick<PhotoResponse, 'caption'>, album: string): string =>
  (caption ?? album).slice(0, longestName);

/** Where a plain link saves a photo of ours; one that lies elsewhere can only be opened. */
export const downloadAddress = (photo: PhotoResponse, album: string): string =>
  storedPictureSize(photo.url) ? `${photo.url}?download=${encodeURIComponent(downloadName(photo, album))}` : photo.url;

/**
 * Saves a photo and says so (GAL-13); where it cannot be had, opens it in a new tab and says that (GAL-14).
 * @param tell says it; a toast where it is left out
 */
export async function downloadPhoto(
  photo: PhotoResponse,
  album: string,
  tell: (said: ToastContent) => void = showToast,
): Promise<void> {
  try {
    if (!storedPictureSize(photo.url))
      throw new Error('It lies on another site, which decides what can be done with it.');
    save(await api.readFile(photo.url), `${downloadName(photo, album)}.jpg`);
    tell(words.downloadStarted);
  } catch {
    window.open(photo.url, '_blank', 'noopener');
    tell(words.openedInNewTab);
  }
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
