import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { ApiError, type GalleryResponse, type PhotoResponse } from '@ministry/api-client';
import { api } from '../../session.ts';
import type { useAlbumCache } from './use-album.ts';
import { usePhotoActions } from './use-photo-actions.ts';

const photo = (id: number, caption: string | null = null): PhotoResponse => ({
  id,
  url: `/uploads/${id}.jpg`,
  caption,
  filename: `${id}.jpg`,
  width: 4,
  height: 3,
  bytes: 12,
});

/** The photos 1, 2 and 3 of an album, and a fake server that responds when a test tells it to. */
function stage() {
  const sent: number[][] = [];
  const answers: { give(photos: PhotoResponse[]): void; refuse(error: unknown): void }[] = [];
  const refresh = jest.fn(() => Promise.resolve());
  jest.spyOn(api.calls, 'PUT').mockImplementation(((_path: string, { body }: { body: { photos: number[] } }) => {
    sent.push(body.photos);
    return new Promise((resolve, refuse) => answers.push({ give: (data) => resolve({ data }), refuse }));
  }) as never);

  const { result } = renderHook(() => {
    const [photos, setPhotos] = useState([photo(1), photo(2), photo(3)]);
    const cache = { setPhotos, refresh } as unknown as ReturnType<typeof useAlbumCache>;
    return { photos, setPhotos, ...usePhotoActions({ id: 7, title: 'Choir', photos } as GalleryResponse, cache) };
  });
  return {
    sent,
    refresh,
    move: (id: number, to: number) => act(() => result.current.move(id, to)),
    change: (next: (photos: PhotoResponse[]) => PhotoResponse[]) => act(() => result.current.setPhotos(next)),
    answer: (...ids: number[]) => act(async () => answers.shift()?.give(ids.map((id) => photo(id)))),
    refuse: () => act(async () => answers.shift()?.refuse(new ApiError(503, 'Busy', ''))),
    photos: () => result.current.photos,
    shown: () => result.current.photos.map(({ id }) => id),
  };
}

afterEach(() => jest.restoreAllMocks());

describe('photos that are ordered', () => {
  it('are shown as last ordered; one order is sent at a time, and of those made meanwhile only the latest', async () => {
    const { sent, move, answer, shown } = stage();
    move(3, 0);
    move(2, 0);
    move(1, 0);
    expect([sent, shown()]).toEqual([[[3, 1, 2]], [1, 2, 3]]);
    await answer(3, 1, 2);
    expect([sent, shown()]).toEqual([
      [
        [3, 1, 2],
        [1, 2, 3],
      ],
      [1, 2, 3],
    ]);
    await answer(1, 2, 3);
    expect([sent.length, shown()]).toEqual([2, [1, 2, 3]]);
  });

  it('keep a caption that is saved and a photo that is added while their order is on its way', async () => {
    const { move, change, answer, photos } = stage();
    move(3, 0);
    change((current) => [...current.map((one) => (one.id === 1 ? photo(1, 'The choir') : one)), photo(4)]);
    await answer(3, 1, 2);
    expect(photos().map(({ id, caption }) => [id, caption])).toEqual([
      [3, null],
      [1, 'The choir'],
      [2, null],
      [4, null],
    ]);
  });

  it('are read again if the server refuses their latest order, but not if it refuses an earlier one', async () => {
    const { sent, refresh, move, refuse } = stage();
    move(3, 0);
    move(2, 0);
    await refuse();
    expect([sent.length, refresh.mock.calls.length]).toEqual([2, 0]);
    await refuse();
    expect([sent.length, refresh.mock.calls.length]).toEqual([2, 1]);
  });
});
