import type { GalleryResponse } from '@ministry/api-client';
import { useRead } from '../../../app/reads.ts';
import { idIn } from '../gallery-address.ts';
import { galleryWords as words } from '../gallery.content.ts';

/** The albums, each with its first photo. */
export const galleriesPath = '/api/photo-galleries?view=summary';
export const galleryPath = (id: number): string => `/api/photo-galleries/${id}`;

/** What the first view of the gallery reads: the albums, or the one that the address names. */
export function galleryReads(search: URLSearchParams): string[] {
  const album = idIn(search, 'album');
  if (album === null) return [galleriesPath];
  return Number.isNaN(album) ? [] : [galleryPath(album)];
}

/** How a read stands. `invalid`: something came that is no gallery (GAL-08). */
export type Gallery<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'missing' }
  | { state: 'invalid' }
  | { state: 'ready'; data: T };

const isGallery = (data: unknown): data is GalleryResponse =>
  typeof data === 'object' && data !== null && 'photos' in data && Array.isArray(data.photos);
const areGalleries = (data: unknown): data is GalleryResponse[] => Array.isArray(data) && data.every(isGallery);

export const useGalleries = (): Gallery<GalleryResponse[]> => useGalleryRead(galleriesPath, areGalleries);

/** @param id NaN for what can be no album */
export const useGallery = (id: number): Gallery<GalleryResponse> =>
  useGalleryRead(Number.isNaN(id) ? null : galleryPath(id), isGallery);

function useGalleryRead<T>(path: string | null, isValid: (data: unknown) => data is T): Gallery<T> {
  const { data, error, refetch, isFetching } = useRead<unknown>(path ?? '', path !== null);
  if (path === null) return { state: 'missing' };
  if (data !== undefined) return isValid(data) ? { state: 'ready', data } : { state: 'invalid' };
  if (isFetching || !error) return { state: 'loading' };
  if ('status' in error && error.status === 404) return { state: 'missing' };
  // GAL-11
  return { state: 'failed', error: new Error(words.fetchFailed, { cause: error }), retry: () => void refetch() };
}
