import { ApiError, type PhotoResponse } from '@ministry/api-client';
import { uploadBytes } from '@ministry/domain';
import type { SendEvents, Sending } from '../../uploads/send-file.ts';
import { shrinkImage } from '../../uploads/shrink-image.ts';
import { waitingCopy } from '../../uploads/upload-copy.ts';
import { galleriesCopy as copy } from './galleries.copy.ts';
import { sendPhoto } from './send-photo.ts';

/** One photo between the choice on the device and its place in the album. */
export interface QueuedPhoto {
  key: string;
  albumId: number;
  name: string;
  file: File;
  caption: string;
  /** `waiting`: it goes on by itself; `reason` says for what. */
  state: 'queued' | 'preparing' | 'sending' | 'waiting' | 'storing' | 'done' | 'failed';
  /** Part of the bytes that has left, 0 to 1. */
  sent: number;
  /** Bytes that are sent, once it is known what shrinking makes of them. */
  bytes: number | null;
  reason: string;
  /** What it has become. */
  photo: PhotoResponse | null;
}

/** Photos on their way at once, so that the line is used while the server makes their copies; it lets one account begin two at a time. */
const atOnce = 2;

/** Neither arrived nor failed. */
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
    key: crypto.randomUUID(),
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

/** @throws what the server would refuse */
function checkSize({ size }: File) {
  if (size > uploadBytes.image) throw new Error(copy.uploads.tooLarge({ megabytes: uploadBytes.image / 1_024 ** 2 }));
}

/** The photos of the queue, which the screen follows. */
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

/** Resolves once no photo before this one is on its way. @throws where it is taken out meanwhile */
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
 * Sends photos, which join their album in the order they were chosen, and goes on while other pages of the console are
 * open. A broken line and a server that asks to wait are waited for; nothing is sent twice.
 */
export function createPhotoQueue({ shrink, send }: Transport = { shrink: shrinkImage, send: sendPhoto }) {
  const list = createPhotoList();
  const { change } = list;
  /** By the key of their photo. Those that have failed too: the next attempt goes on where they stopped. */
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
    /** Sends again what has failed. */
    retry(...keys: readonly string[]) {
      list.set(list.all().map((photo) => (keys.includes(photo.key) ? again(photo) : photo)));
      goOn();
    },
    /** Takes photos out, stopping those that are on their way. */
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

/** The queue of this console. */
export const photoQueue = createPhotoQueue();
