import { percentOf } from '../../uploads/upload-copy.ts';
import { galleriesCopy as copy } from './galleries.copy.ts';
import type { QueuedPhoto } from './photo-queue.ts';
import { isUnderWay } from './photo-queue.ts';

/** '3 of 12 photos uploaded, 1 failed' */
export function summaryOf(photos: readonly QueuedPhoto[]): string {
  const done = photos.filter(({ state }) => state === 'done').length;
  const failed = photos.filter(({ state }) => state === 'failed').length;
  const total = photos.length;
  const said = failed > 0 ? copy.uploads.summaryFailed({ done, total, failed }) : copy.uploads.summary({ done, total });
  return `${said}${photos.some(isUnderWay) ? '' : '.'}`;
}

/** Status of one photo, as text. */
export function statusOf({ state, sent, reason }: QueuedPhoto): string {
  switch (state) {
    case 'queued':
      return copy.uploads.waiting;
    case 'preparing':
      return copy.uploads.shrinking;
    case 'sending':
      return `${percentOf(sent, 1)} %`;
    case 'storing':
      return copy.uploads.storing;
    case 'waiting':
    case 'failed':
      return reason;
    case 'done':
      return copy.uploads.done;
  }
}
