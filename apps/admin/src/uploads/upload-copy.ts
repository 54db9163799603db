import type { ApiError } from '@ministry/api-client';
import type { UploadKind } from '@ministry/domain';
import { uploadsCopy as copy } from './uploads.copy.ts';

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
    taken: copy.jpegPngWebpGifOr,
  },
  audio: {
    one: 'recording',
    accept: 'audio/mpeg,audio/mp4,audio/x-m4a,.mp3,.m4a',
    taken: copy.mp3OrM4aAtMost,
  },
  video: {
    one: 'video',
    accept: 'video/mp4,video/webm,.mp4,.m4v,.webm',
    taken: copy.mp4OrWebmAtMost,
    note: copy.whatTheCameraWroteInto,
  },
};

/** ANN-24 */
export const signedOut = copy.adminAuthenticationRequiredPleaseLog;

/** ANN-25: 'Failed to upload image: 415 Photo must be a JPEG, …' */
export const failureCopy = (kind: UploadKind, status: number, text: string): string =>
  copy.failedToUpload({ kind, status, text });

/** What is waited for: a server that asks to wait, or one that failed (ANN-25) and is asked again. */
export function waitingCopy(kind: UploadKind, { status, sentence, retryAfter }: ApiError): string {
  if (status >= 500) return copy.itIsTriedAgainBy({ kind: failureCopy(kind, status, sentence) });
  if (retryAfter === null) return copy.theServerIsBusyIt({ status });
  const wait = retryAfter < 90 ? copy.seconds({ retryAfter }) : copy.minutes({ ceil: Math.ceil(retryAfter / 60) });
  return copy.theServerAsksToWait({ wait });
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
