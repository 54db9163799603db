import { percentOf } from '../../uploads/upload-copy.ts';
import { isUnderWay } from './photo-queue.ts';
import type { QueuedPhoto } from './photo-queue.ts';

/** '3 of 12 photos uploaded, 1 failed' */
export function summaryOf(photos: readonly QueuedPhoto[]): string {
  const done = photos.filter(({ state }) => state === 'done').length;
  const failed = photos.filter(({ state }) => state === 'failed').length;
  const said = `${done} of ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} uploaded`;
  return `${said}${failed > 0 ? `, ${failed} failed` : ''}${photos.some(isUnderWay) ? '' : '.'}`;
}

/** Where one photo stands, in words. */
export function statusOf({ state, sent, reason }: QueuedPhoto): string {
  switch (state) {
    case 'waiting':
      return reason || 'Waiting';
    case 'preparing':
      return 'Making it smaller…';
    case 'sending':
      // All bytes have left, the answer has not come: the server is drawing its copies.
      return sent >= 1 ? 'The server is storing it…' : `${percentOf(sent, 1)} %`;
    case 'failed':
      return reason;
    case 'done':
      return 'Uploaded';
  }
}
