import { ApiError } from '@ministry/api-client';
import type { PhotoResponse } from '@ministry/api-client';
import { session } from '../../session.ts';

/** A photo on its way. */
export interface Parcel {
  albumId: number;
  file: File;
  caption: string;
  /** Sent again with the same key after a lost answer, it is still one photo. */
  key: string;
}

/** Why a photo did not arrive. `retryAfter`: seconds that the server asks to wait; `refusal` null: the server was not reached. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  constructor(
    readonly refusal: ApiError | null,
    readonly retryAfter: number | null,
  ) {
    super(refusal?.sentence ?? 'The server was not reached.');
  }
}

/**
 * Sends a photo and tells how far it is, which `fetch` cannot.
 * @param onProgress part of the bytes that has left, 0 to 1
 * @throws SendFailure; the reason of `signal` once that is aborted
 */
export function sendPhoto(
  { albumId, file, caption, key }: Parcel,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<PhotoResponse> {
  const form = new FormData();
  if (caption) form.append('caption', caption);
  form.append('uploadKey', key);
  form.append('photo', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const authorization = session.authorization();
    request.open('POST', `/api/photo-galleries/${albumId}/photos/upload`);
    if (authorization) request.setRequestHeader('Authorization', authorization);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(new SendFailure(null, null)));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText) as PhotoResponse);
      if (status === 401 && authorization) session.onUnauthorized(authorization);
      const seconds = Number.parseInt(request.getResponseHeader('Retry-After') ?? '', 10);
      reject(new SendFailure(new ApiError(status, statusText, responseText), Number.isNaN(seconds) ? null : seconds));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
