import { ApiError, type PhotoResponse, randomId } from '@ministry/api-client';
import { uploadBytes } from '@ministry/domain';
import type { SendEvents, Sending } from '../../uploads/send-file.ts';
import { shrinkImage } from '../../uploads/shrink-image.ts';
import { waitingCopy } from '../../uploads/upload-copy.ts';
import { galleriesCopy as copy } from './galleries.copy.ts';
import { sendPhoto } from './send-photo.ts';

/** A photo from its selection on the device until it is in the album. */
export interface QueuedPhoto {
  key: string;
  albumId: number;
  name: string;
  file: File;
  caption: string;
  /** `waiting`: it continues automatically; `reason` states what it waits for. */
  state: 'queued' | 'preparing' | 'sending' | 'waiting' | 'storing' | 'done' | 'failed';
  /** Share of the bytes that is sent, 0 to 1. */
  sent: number;
  /** Bytes to send; null until the photo has been shrunk. */
  bytes: number | null;
  reason: string;
  /** The stored photo. */
  photo: PhotoResponse | null;
}

/** Photos in progress at the same time: one can be sent while the server makes copies of another. The server allows two uploads per account at a time. */
const atOnce = 2;

/** Neither done nor failed. */
export const isUnderWay = ({ state }: QueuedPhoto): boolean => state !== 'done' && state !== 'failed';
const isBegun = (photo: QueuedPhoto): boolean => isUnderWay(photo) && photo.state !== 'queued';

interface Transport {
  shrink(file: File): Promise<File>;
  send: typeof sendPhoto;
}

function queued(albumId: number, file: File, caption: string): QueuedPhoto {
  // GAL-27
  const isPicture = file.type === '' || file.type.startsWith('image/');
  return {
    key: randomId(),
    albumId,
    name: file.name,
    file,
    caption,
    state: isPicture ? 'queued' : 'failed',
    sent: 0,
    bytes: null,
    reason: isPicture ? '' : copy.uploads.notAPicture,
    photo: null,
  };
}

/** @throws if the file is larger than the server accepts */
function checkSize({ size }: File) {
  if (size > uploadBytes.image) throw new Error(copy.uploads.tooLarge({ megabytes: uploadBytes.image / 1_024 ** 2 }));
}

/** The photos of the queue, with subscriptions for the screen. */
function createPhotoList() {
  let photos: readonly QueuedPhoto[] = [];
  const listeners = new Set<() => void>();

  function set(next: readonly QueuedPhoto[]) {
    photos = next;
    listeners.forEach((listener) => listener());
  }
  const change = (key: string, part: Partial<QueuedPhoto>) =>
    set(photos.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  return {
    all: () => photos,
    has: (key: string) => photos.some((photo) => photo.key === key),
    set,
    change,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Resolves once no earlier photo is in progress. @throws if the photo is removed while it waits */
const turnOf = (key: string, list: ReturnType<typeof createPhotoList>): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const isGone = !list.has(key);
      if (!isGone && list.all().find(isBegun)?.key !== key) return;
      unsubscribe();
      if (isGone) reject(new Error('Cancelled'));
      else resolve();
    };
    const unsubscribe = list.subscribe(look);
    look();
  });

const whyWaiting = (error: ApiError | null): string =>
  error ? waitingCopy('image', error) : copy.uploads.noConnection;
const whyFailed = (error: Error): string => (error instanceof ApiError ? error.sentence : error.message);
const again = (photo: QueuedPhoto): QueuedPhoto =>
  photo.state === 'failed' ? { ...photo, state: 'queued', reason: '' } : photo;

/**
 * Sends photos, which join their album in the order in which they were chosen. Sending continues while other pages of
 * the console are open. It resumes after a lost connection or when the server asks to wait, and sends nothing twice.
 */
export function createPhotoQueue({ shrink, send }: Transport = { shrink: shrinkImage, send: sendPhoto }) {
  const list = createPhotoList();
  const { change } = list;
  /** By the key of the photo. Failed ones are kept: the next attempt resumes where they stopped. */
  const sendings = new Map<string, Sending>();

  function goOn() {
    const free = atOnce - list.all().filter(isBegun).length;
    const next = list.all().filter(({ state }) => state === 'queued');
    for (const photo of next.slice(0, Math.max(0, free))) void work(photo);
  }

  async function work(photo: QueuedPhoto) {
    change(photo.key, { state: 'preparing' });
    try {
      (sendings.get(photo.key) ?? (await begin(photo)))?.resume();
    } catch (error) {
      settle(photo.key, { state: 'failed', reason: error instanceof Error ? whyFailed(error) : String(error) });
    }
  }

  async function begin({ key, albumId, caption, file: chosen }: QueuedPhoto): Promise<Sending | undefined> {
    const file = await shrink(chosen);
    if (!list.has(key)) return undefined;
    checkSize(file);
    change(key, { bytes: file.size });
    const sending = send({ albumId, file, caption, turn: () => turnOf(key, list) }, eventsOf(key));
    sendings.set(key, sending);
    return sending;
  }

  const eventsOf = (key: string): SendEvents<PhotoResponse> => ({
    onProgress: (sent, total) => change(key, { state: 'sending', sent: sent / total }),
    onStage: (state, error) => change(key, { state, reason: state === 'waiting' ? whyWaiting(error) : '' }),
    onDone(photo) {
      sendings.delete(key);
      settle(key, { state: 'done', photo });
    },
    onFail: (error) => settle(key, { state: 'failed', reason: whyFailed(error) }),
  });

  function settle(key: string, part: Partial<QueuedPhoto>) {
    change(key, part);
    goOn();
  }

  return {
    add(albumId: number, files: readonly File[], caption = '') {
      list.set([...list.all(), ...files.map((file) => queued(albumId, file, caption))]);
      goOn();
    },
    /** Sends failed photos again. */
    retry(...keys: readonly string[]) {
      list.set(list.all().map((photo) => (keys.includes(photo.key) ? again(photo) : photo)));
      goOn();
    },
    /** Removes photos from the queue and cancels those that are being sent. */
    remove(...keys: readonly string[]) {
      list.set(list.all().filter(({ key }) => !keys.includes(key)));
      for (const key of keys) {
        sendings.get(key)?.cancel();
        sendings.delete(key);
      }
      goOn();
    },
    all: list.all,
    subscribe: list.subscribe,
  };
}

/** The shared queue of this console. */
export const photoQueue = createPhotoQueue();
