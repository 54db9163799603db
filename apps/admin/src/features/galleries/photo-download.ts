import type { PhotoResponse } from '@ministry/api-client';
import { storedPictureSize } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { download } from '../../content/download.ts';
import { api } from '../../session.ts';
import { galleriesCopy as copy } from './galleries.copy.ts';

const maxNameLength = 80;
/** Removes characters that some file systems do not allow. */
const fileName = (text: string): string =>
  text
    .replace(/[\s\\/:*?"<>|\p{Control}]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength) || 'photo';

/** 'The choir.jpg'; without a caption the album's title and the number of the photo in the selection. */
export const photoFileName = ({ caption }: Pick<PhotoResponse, 'caption'>, album: string, place: number): string =>
  `${fileName(caption ?? `${album} ${place}`)}.jpg`;

/** The names in the given order, with a number added to repeated ones: 'Choir.jpg', 'Choir (2).jpg'. */
export function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name.toLowerCase()) ?? 0) + 1;
    seen.set(name.toLowerCase(), count);
    return count === 1 ? name : name.replace(/(\.[^.]+)$/, ` (${count})$1`);
  });
}

/** Saves one photo as a file, or several as one ZIP archive (GAL-29). Photos on other sites can only be opened there. */
export async function downloadPhotos(photos: readonly PhotoResponse[], album: string): Promise<void> {
  const own = photos.filter(({ url }) => storedPictureSize(url) !== null);
  const elsewhere = photos.length - own.length;
  const [only] = photos;
  if (photos.length === 1 && only && elsewhere === 1) {
    window.open(only.url, '_blank', 'noopener');
    return;
  }
  try {
    const files: Blob[] = [];
    for (const { url } of own) files.push(await api.readFile(url));
    const names = distinct(own.map((photo, index) => photoFileName(photo, album, index + 1)));
    const [file] = files;
    if (photos.length === 1 && file) download(file, names[0] ?? 'photo.jpg');
    else if (files.length > 0) {
      const { downloadZip } = await import('client-zip');
      download(
        await downloadZip(files.map((input, index) => ({ name: names[index] ?? '', input }))).blob(),
        `${fileName(album)}.zip`,
      );
    }
    showToast({
      title: files.length > 0 ? copy.download.started : copy.download.nothing,
      ...(elsewhere > 0
        ? {
            description: copy.download.leftOut({ count: elsewhere }),
          }
        : {}),
    });
  } catch {
    showToast({ title: copy.download.failed, variant: 'destructive' });
  }
}
