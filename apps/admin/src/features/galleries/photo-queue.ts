import { type PhotoResponse, readableError } from '@ministry/api-client';
import { uploadBytes } from '@ministry/domain';
import { shrinkImage } from '../../uploads/shrink-image.ts';
import { SendFailure, sendPhoto } from './send-photo.ts';

/** One photo between the choice on the device and its place in the album. */
export interface QueuedPhoto {
  key: string;
  albumId: number;
  name: string;
  file: File;
  caption: string;
  /** `waiting` with a `reason`: it goes on by itself. */
  state: 'waiting' | 'preparing' | 'sending' | 'done' | 'failed';
  /** Part of the bytes that has left, 0 to 1. */
  sent: number;
  /** Bytes that are sent, once it is known what shrinking makes of them. */
  bytes: number | null;
  reason: string;
  /** Times the server was not reached. */
  misses: number;
  /** What it has become. */
  photo: PhotoResponse | null;
}

/** Seconds of waiting after each time the server was not reached; after the last one it has failed. */
const timeoutMs = [3, 6, 12, 24, 30];
const cancelled = new DOMException('Cancelled', 'AbortError');

export const isUnderWay = ({ state }: QueuedPhoto): boolean =>
  state === 'waiting' || state === 'preparing' || state === 'sending';

interface Ways {
  shrink(file: File): Promise<File>;
  send: typeof sendPhoto;
}

/**
 * Sends photos one after the other, so that they arrive in the order they were chosen, and goes on while other pages of
 * the console are open. A broken line and a server that asks to wait are waited for; nothing is sent twice.
 */
export function createPhotoQueue({ shrink, send }: Ways = { shrink: shrinkImage, send: sendPhoto }) {
  let photos: readonly QueuedPhoto[] = [];
  let current: { key: string; stop: AbortController } | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: readonly QueuedPhoto[]) {
    photos = next;
    listeners.forEach((listener) => listener());
  }
  const change = (key: string, part: Partial<QueuedPhoto>) =>
    set(photos.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));

  function goOn() {
    clearTimeout(pause);
    pause = undefined;
    if (current) return;
    const next = photos.find(({ state }) => state === 'waiting');
    if (next) void work(next);
  }

  async function work(photo: QueuedPhoto) {
    const stop = new AbortController();
    current = { key: photo.key, stop };
    let rest = 0;
    try {
      change(photo.key, { state: 'preparing', reason: '', sent: 0 });
      const file = await shrink(photo.file);
      stop.signal.throwIfAborted();
      if (file.size > uploadBytes.image) throw new Error(`It is larger than ${uploadBytes.image / 1_024 ** 2} MB.`);
      change(photo.key, { state: 'sending', bytes: file.size });
      const { albumId, caption, key } = photo;
      const stored = await send({ albumId, file, caption, key }, (sent) => change(key, { sent }), stop.signal);
      change(key, { state: 'done', sent: 1, photo: stored });
    } catch (error) {
      rest = stop.signal.aborted ? 0 : meet(photo, error);
    }
    current = null;
    if (rest > 0) pause = setTimeout(goOn, rest * 1_000);
    else goOn();
  }

  /** Decides what becomes of a photo that did not arrive. Answers the seconds until it is tried again, 0 if it is not. */
  function meet(photo: QueuedPhoto, error: unknown): number {
    const isMissed = error instanceof SendFailure && error.refusal === null;
    const wait =
      error instanceof SendFailure
        ? isMissed
          ? timeoutMs[photo.misses]
          : error.refusal?.status === 429 || error.refusal?.status === 503
            ? (error.retryAfter ?? 30)
            : undefined
        : undefined;
    if (wait === undefined) {
      const reason =
        error instanceof SendFailure
          ? error.refusal
            ? readableError(error.refusal)
            : 'The server was not reached.'
          : error instanceof Error
            ? error.message
            : 'It could not be read.';
      change(photo.key, { state: 'failed', reason, misses: 0 });
      return 0;
    }
    const reason = isMissed
      ? 'No connection; it goes on by itself.'
      : `The server asks to wait ${wait < 90 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`}; it goes on by itself.`;
    change(photo.key, { state: 'waiting', reason, misses: photo.misses + (isMissed ? 1 : 0) });
    return wait;
  }

  return {
    add(albumId: number, files: readonly File[], caption = '') {
      const added = files.map((file): QueuedPhoto => {
        // GAL-27
        const isPicture = file.type === '' || file.type.startsWith('image/');
        return {
          key: crypto.randomUUID(),
          albumId,
          name: file.name,
          file,
          caption,
          state: isPicture ? 'waiting' : 'failed',
          sent: 0,
          bytes: null,
          reason: isPicture ? '' : 'This file is not a picture.',
          misses: 0,
          photo: null,
        };
      });
      set([...photos, ...added]);
      if (!pause) goOn();
    },
    /** Sends again what has failed. */
    retry(...keys: readonly string[]) {
      set(
        photos.map((photo) =>
          keys.includes(photo.key) && photo.state === 'failed'
            ? { ...photo, state: 'waiting', reason: '', misses: 0 }
            : photo,
        ),
      );
      goOn();
    },
    /** Takes photos out, stopping the one that is on its way. */
    remove(...keys: readonly string[]) {
      if (current && keys.includes(current.key)) current.stop.abort(cancelled);
      set(photos.filter(({ key }) => !keys.includes(key)));
    },
    /** Without waiting any longer: the line is back. */
    goOn,
    all: () => photos,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The queue of this console. */
export const photoQueue = createPhotoQueue();
