import type { GalleryResponse } from '@ministry/api-client';
import { galleriesCopy as copy } from './galleries.copy.ts';

/** Values of the album form, as typed. */
export type AlbumDraft = Record<'title' | 'description' | 'eventDate', string>;

export const toDraft = (album: GalleryResponse | null): AlbumDraft => ({
  title: album?.title ?? '',
  description: album?.description ?? '',
  eventDate: album?.eventDate ?? '',
});

/** Errors that are found before the request is sent (GAL-21, GAL-22). */
export function validate({ title, eventDate }: AlbumDraft): Record<string, string> {
  return {
    ...(title.trim() ? {} : { title: copy.albumForm.titleMissing }),
    ...(eventDate ? {} : { eventDate: copy.albumForm.dateMissing }),
  };
}
