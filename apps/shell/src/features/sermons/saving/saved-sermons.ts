/** A sermon that a visitor has saved on this device (ADR 42). Read by pages and by the service worker. */
export interface SavedSermon {
  id: number;
  title: string;
  speaker: string;
  /** Path of the recording. */
  address: string;
  /** Type, length and version of the recording, as the server returned them. */
  type: string;
  bytes: number;
  etag: string;
  /** Whether the page and every piece are stored. */
  isWhole: boolean;
}

/** Cache with one record for each sermon, from which its other data is found. */
const recordCache = 'saved-sermons';
/** Cache with the pieces of recordings, the pages of their sermons, and the files that these pages need. */
export const recordingCache = 'recordings';
/** Bytes of a piece: the most that has to be loaded again after a lost connection. */
export const pieceBytes = 524_288;

const recordKey = (id: number) => `/saved-sermons/${id}`;
export const pieceKey = (address: string, index: number): string => `${address}?piece=${index}`;
/** Address from which a saved recording is played. The service worker responds to it; without one, the server does. */
export const savedSource = (address: string): string => `${address}?offline`;
export const pieceCount = ({ bytes }: Pick<SavedSermon, 'bytes'>): number => Math.ceil(bytes / pieceBytes);

/** Returns null if nothing is saved or the browser refuses storage. */
export async function findSaved(id: number): Promise<SavedSermon | null> {
  try {
    const stored = await caches.match(recordKey(id), { cacheName: recordCache });
    return stored ? ((await stored.json()) as SavedSermon) : null;
  } catch {
    return null;
  }
}

export async function listSaved(): Promise<SavedSermon[]> {
  const records = await caches.open(recordCache);
  const stored = await Promise.all((await records.keys()).map((key) => records.match(key)));
  return Promise.all(stored.flatMap((record) => (record ? [record.json() as Promise<SavedSermon>] : [])));
}

export async function writeRecord(sermon: SavedSermon): Promise<void> {
  await (await caches.open(recordCache)).put(recordKey(sermon.id), Response.json(sermon));
}

/** How many of the pieces are stored. */
export async function countChunks(saved: SavedSermon): Promise<number> {
  const keys = await (await caches.open(recordingCache)).keys();
  return keys.filter(({ url }) => url.startsWith(`${location.origin}${saved.address}?piece=`)).length;
}

/** Removes a sermon. The files that saved pages need stay until the last sermon is removed. */
export async function removeSaved(saved: SavedSermon): Promise<void> {
  // Done first, so that another tab that is saving the sermon notices its removal.
  await (await caches.open(recordCache)).delete(recordKey(saved.id));
  if ((await listSaved()).length === 0) return void (await caches.delete(recordingCache));
  const recordings = await caches.open(recordingCache);
  await recordings.delete(`/sermons/${saved.id}`, { ignoreVary: true });
  for (let index = 0; index < pieceCount(saved); index += 1) await recordings.delete(pieceKey(saved.address, index));
}
