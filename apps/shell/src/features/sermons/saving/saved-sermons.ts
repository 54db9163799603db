/** What a device stores of sermons that a visitor has saved (ADR 42). Read by pages and by the service worker. */
export interface SavedSermon {
  id: number;
  title: string;
  speaker: string;
  /** Path of the recording. */
  address: string;
  /** Type, length and version of the recording, as the server answered them. */
  type: string;
  bytes: number;
  etag: string;
  /** Its page is stored, and every piece. */
  isWhole: boolean;
}

/** One record for each sermon, by which all of it is found. */
const recordCache = 'saved-sermons';
/** The pieces of recordings, the pages of their sermons, and the files that these pages need. */
export const recordingCache = 'recordings';
/** What a lost line loses at most. */
export const pieceBytes = 524_288;

const recordKey = (id: number) => `/saved-sermons/${id}`;
export const pieceKey = (address: string, index: number): string => `${address}?piece=${index}`;
/** Where a saved recording is played from: the worker answers it; where there is none, the server does. */
export const savedSource = (address: string): string => `${address}?offline`;
export const pieceCount = ({ bytes }: Pick<SavedSermon, 'bytes'>): number => Math.ceil(bytes / pieceBytes);

/** null where nothing is saved, or where storage is refused. */
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

/** Removes a sermon. The files that saved pages need stay until the last one goes. */
export async function removeSaved(saved: SavedSermon): Promise<void> {
  // First, so that a tab which is saving it finds that it is gone.
  await (await caches.open(recordCache)).delete(recordKey(saved.id));
  if ((await listSaved()).length === 0) return void (await caches.delete(recordingCache));
  const recordings = await caches.open(recordingCache);
  await recordings.delete(`/sermons/${saved.id}`, { ignoreVary: true });
  for (let index = 0; index < pieceCount(saved); index += 1) await recordings.delete(pieceKey(saved.address, index));
}
