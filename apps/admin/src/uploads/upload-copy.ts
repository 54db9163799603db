import type { ApiError } from '@ministry/api-client';
import type { UploadKind } from '@ministry/domain';

interface KindCopy {
  /** As in 'Choose a picture'. */
  one: string;
  /** For the file dialog of the device. */
  accept: string;
  /** What is taken, and up to which size. */
  taken: string;
  /** What the person should know before choosing. */
  note?: string;
}

export const kindCopy: Record<UploadKind, KindCopy> = {
  image: {
    one: 'picture',
    accept: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
    taken: 'JPEG, PNG, WebP, GIF or AVIF. Large photos are made smaller before they are sent.',
  },
  audio: {
    one: 'recording',
    accept: 'audio/mpeg,audio/mp4,audio/x-m4a,.mp3,.m4a',
    taken: 'MP3 or M4A, at most 200 MB.',
  },
  video: {
    one: 'video',
    accept: 'video/mp4,video/webm,.mp4,.m4v,.webm',
    taken: 'MP4 or WebM, at most 1 GB.',
    note: 'What the camera wrote into a video, its place too, stays in it.',
  },
};

/** ANN-24 */
export const signedOut = 'Admin authentication required. Please log in again.';

/** ANN-25: 'Failed to upload image: 415 Photo must be a JPEG, …' */
export const failureCopy = (kind: UploadKind, status: number, text: string): string =>
  `Failed to upload ${kind}: ${status} ${text}`;

/** What is waited for: a server that asks to wait, or one that failed (ANN-25) and is asked again. */
export function waitingCopy(kind: UploadKind, { status, sentence, retryAfter }: ApiError): string {
  if (status >= 500) return `${failureCopy(kind, status, sentence)} It is tried again by itself.`;
  if (retryAfter === null) return `The server is busy (${status}); it goes on by itself.`;
  const wait = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return `The server asks to wait ${wait}; it goes on by itself.`;
}

/** '41 %'; never 100 before it is over. */
export const percentOf = (sent: number, total: number): number =>
  total === 0 ? 0 : Math.min(99, Math.floor((sent / total) * 100));

/** '4:05', '1:02:03' */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
