import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GalleryResponse, PhotoResponse } from '@ministry/api-client';
import { ApiError, apiPath } from '@ministry/api-client';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { galleriesCopy as copy } from './galleries.copy.ts';

const albumPath = (id: number) => apiPath('/api/photo-galleries/{id}', { path: { id } });

/** State of reading an album. `invalid`: the response is not an album (GAL-08). */
export type AlbumRead =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'invalid'; retry(): void }
  | { state: 'failed'; error: Error; retry(): void }
  | { state: 'ready'; album: GalleryResponse };

const isAlbum = (data: unknown): data is GalleryResponse =>
  typeof data === 'object' && data !== null && 'photos' in data && Array.isArray(data.photos);

/** @param id NaN if the address has no valid id */
export function useAlbum(id: number): AlbumRead {
  const path = albumPath(id);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [path],
    enabled: !Number.isNaN(id),
    // Read again at each visit, so that changes of others and uploads that went on elsewhere in the console are shown.
    gcTime: 0,
    queryFn: async ({ signal }) => {
      try {
        return await api.read(path, { signal });
      } catch (cause) {
        if (cause instanceof ApiError && cause.status === 404) return null;
        // GAL-12
        throw new Error(copy.list.fetchFailed, { cause });
      }
    },
  });
  if (Number.isNaN(id) || data === null) return { state: 'missing' };
  const retry = () => void refetch();
  if (data !== undefined) return isAlbum(data) ? { state: 'ready', album: data } : { state: 'invalid', retry };
  if (isFetching || !error) return { state: 'loading' };
  return { state: 'failed', error, retry };
}

/** Updates the cached album at once, before or without reading it again. */
export function useAlbumCache(id: number) {
  const queries = useQueryClient();
  const change = useCallback(
    (next: (album: GalleryResponse) => GalleryResponse) =>
      queries.setQueryData(readQuery(albumPath(id)).queryKey, (album) => album && next(album)),
    [queries, id],
  );
  const setPhotos = useCallback(
    (next: (photos: PhotoResponse[]) => PhotoResponse[]) => change((album) => withPhotos(album, next(album.photos))),
    [change],
  );
  /** Reads the album and its deleted photos again. */
  const refresh = useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(albumPath(id)) }),
    [queries, id],
  );
  return { change, setPhotos, refresh };
}

const withPhotos = (album: GalleryResponse, photos: PhotoResponse[]): GalleryResponse => ({
  ...album,
  photos,
  photoCount: photos.length,
});
