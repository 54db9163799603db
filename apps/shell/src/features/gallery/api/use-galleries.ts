import { type ApiPath, apiPath, type GalleryResponse } from '@ministry/api-client';
import { useRead } from '../../../app/reads.ts';
import { galleryCopy as copy } from '../gallery.copy.ts';
import { idIn } from '../gallery-address.ts';

/** The albums, each with its first photo. */
export const galleriesPath = apiPath('/api/photo-galleries', { query: { view: 'summary' } });
export const galleryPath = (id: number) => apiPath('/api/photo-galleries/{id}', { path: { id } });

/** What the server reads for the page: the albums, or the album in the address; nothing if its id is invalid. */
export function galleryReads(search: URLSearchParams): ApiPath<unknown>[] {
  const album = idIn(search, 'album');
  if (album === null) return [galleriesPath];
  return Number.isNaN(album) ? [] : [galleryPath(album)];
}

/** `invalid`: the response is not a gallery (GAL-08). */
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

/** @param id NaN for an invalid id, which is reported as missing without a request */
export const useGallery = (id: number): Gallery<GalleryResponse> =>
  useGalleryRead(galleryPath(id), isGallery, !Number.isNaN(id));

function useGalleryRead<T>(path: ApiPath<T>, isValid: (data: unknown) => data is T, isPossible = true): Gallery<T> {
  const { data, error, refetch, isFetching } = useRead(path, isPossible);
  if (!isPossible) return { state: 'missing' };
  if (data !== undefined) return isValid(data) ? { state: 'ready', data } : { state: 'invalid' };
  if (isFetching || !error) return { state: 'loading' };
  if ('status' in error && error.status === 404) return { state: 'missing' };
  // GAL-11
  return { state: 'failed', error: new Error(copy.fetchFailed, { cause: error }), retry: () => void refetch() };
}
