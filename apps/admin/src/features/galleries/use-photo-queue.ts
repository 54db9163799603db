import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { QueuedPhoto } from './photo-queue.ts';
import { isUnderWay, photoQueue } from './photo-queue.ts';

/** The photos that are being uploaded to one album. */
export function usePhotoQueue(albumId: number): QueuedPhoto[] {
  const photos = useSyncExternalStore(photoQueue.subscribe, photoQueue.all);
  return useMemo(() => photos.filter((photo) => photo.albumId === albumId), [photos, albumId]);
}

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

// Active as long as the console is open, on every page: closing the tab would lose photos that have not arrived yet.
let isAsking = false;
photoQueue.subscribe(() => {
  const mustAsk = photoQueue.all().some(isUnderWay);
  if (mustAsk === isAsking) return;
  isAsking = mustAsk;
  if (mustAsk) window.addEventListener('beforeunload', askToStay);
  else window.removeEventListener('beforeunload', askToStay);
});

/** Calls `onArrived` for each photo of an album that has arrived. */
export function useArrivals(
  photos: readonly QueuedPhoto[],
  onArrived: (photo: NonNullable<QueuedPhoto['photo']>) => void,
): void {
  useEffect(() => {
    for (const { photo } of photos) if (photo) onArrived(photo);
  }, [photos, onArrived]);
}
