import type { ApiError } from '@ministry/api-client';
import type { UploadKind } from '@ministry/domain';
import { uploadsCopy as copy } from './uploads.copy.ts';

interface KindCopy {
  /** Noun for sentences such as 'Choose the picture'. */
  one: string;
  /** For the file dialog of the device. */
  accept: string;
  /** Which formats are accepted, and up to which size. */
  taken: string;
  /** What the user should know before choosing. */
  note?: string;
}

export const kindCopy: Record<UploadKind, KindCopy> = {
  image: {
    one: copy.kinds.image,
    accept: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
    taken: copy.imageTaken,
  },
  audio: {
    one: copy.kinds.audio,
    accept: 'audio/mpeg,audio/mp4,audio/x-m4a,.mp3,.m4a',
    taken: copy.audioTaken,
  },
  video: {
    one: copy.kinds.video,
    accept: 'video/mp4,video/webm,.mp4,.m4v,.webm',
    taken: copy.videoTaken,
    note: copy.videoNote,
  },
};

/** ANN-24 */
export const signedOut = copy.signedOut;

/** ANN-25: 'Failed to upload image: 415 Photo must be a JPEG, …' */
export const failureCopy = (kind: UploadKind, status: number, text: string): string =>
  copy.refused({ kind, status, text });

/** Message while an upload waits: the server asks to wait, or has failed (ANN-25) and is tried again. */
export function waitingCopy(kind: UploadKind, { status, sentence, retryAfter }: ApiError): string {
  if (status >= 500) return copy.triedAgain({ failure: failureCopy(kind, status, sentence) });
  if (retryAfter === null) return copy.serverBusy({ status });
  const wait =
    retryAfter < 90 ? copy.seconds({ count: retryAfter }) : copy.minutes({ count: Math.ceil(retryAfter / 60) });
  return copy.serverAsksToWait({ wait });
}

/** 41 for '41 %'; never 100 before the upload is finished. */
export const percentOf = (sent: number, total: number): number =>
  total === 0 ? 0 : Math.min(99, Math.floor((sent / total) * 100));

/** '4:05', '1:02:03' */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
