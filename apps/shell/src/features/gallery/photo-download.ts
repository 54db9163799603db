import type { PhotoResponse } from '@ministry/api-client';
import { storedPictureSize, withoutFragment } from '@ministry/domain';
import { showToast, type ToastContent } from '@ministry/ui/toast-store';
import { api } from '../../app/reads.ts';
import { galleryCopy as copy } from './gallery.copy.ts';

const maxNameLength = 80;

/** Name of the saved file without extension: the caption, or the album's title. */
export const downloadName = ({ caption }: Pick<PhotoResponse, 'caption'>, album: string): string =>
  (caption ?? album).slice(0, maxNameLength);

/** Download address of one of our photos; a photo on another site can only be opened. */
export const downloadAddress = (photo: PhotoResponse, album: string): string =>
  storedPictureSize(photo.url)
    ? `${withoutFragment(photo.url)}?download=${encodeURIComponent(downloadName(photo, album))}`
    : photo.url;

/**
 * Saves a photo (GAL-13); if that fails, opens it in a new tab (GAL-14).
 * @param announce shows the result; by default as a toast
 */
export async function downloadPhoto(
  photo: PhotoResponse,
  album: string,
  announce: (said: ToastContent) => void = showToast,
): Promise<void> {
  try {
    if (!storedPictureSize(photo.url))
      throw new Error('It lies on another site, which decides what can be done with it.');
    save(await api.readFile(photo.url), `${downloadName(photo, album)}.jpg`);
    announce(copy.downloadStarted);
  } catch {
    window.open(photo.url, '_blank', 'noopener');
    announce(copy.openedInNewTab);
  }
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
