/** Bytes up to which a copy of a file is kept on the device while it is being sent. */
const most = 260 * 1_024 ** 2;
/** Milliseconds for which the server keeps what has come. */
const kept = 24 * 3_600_000;
const store = 'files';

/** A file that was being sent when the page went away. */
export interface KeptFile {
  name: string;
  /** null: it was too large to keep, and has to be chosen again. */
  file: File | null;
  /** Milliseconds. */
  keptAt: number;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device keeps no files.'));
  });

async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('admin-uploads', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const database = await settled(opening);
  const transaction = database.transaction(store, mode);
  transaction.oncomplete = transaction.onabort = () => database.close();
  return transaction.objectStore(store);
}

/** Files of uploads that nobody went on with do not stay on a shared laptop. */
async function sweep(): Promise<void> {
  const keys = await settled((await open('readonly')).getAllKeys());
  for (const key of keys) if (typeof key === 'string') await keptFiles.find(key);
}

/** A device that keeps nothing (private window, no room) only means that the file has to be chosen again. */
const orNothing = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** Files on their way, by the field that they belong to: after a reload or a power cut the upload goes on by itself. */
export const keptFiles = {
  keep: (key: string, file: File): Promise<unknown> =>
    orNothing(
      (async () => {
        await sweep();
        const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
        const fits = file.size <= most && file.size < (quota - usage) / 2;
        await settled(
          (await open('readwrite')).put(
            { name: file.name, file: fits ? file : null, keptAt: Date.now() } satisfies KeptFile,
            key,
          ),
        );
      })(),
    ),

  find: (key: string): Promise<KeptFile | undefined> =>
    orNothing(
      (async () => {
        const found =
          (await settled((await open('readonly')).get(key) as IDBRequest<KeptFile | undefined>)) ?? undefined;
        if (!found || Date.now() - found.keptAt < kept) return found;
        await keptFiles.drop(key);
        return undefined;
      })(),
    ),

  drop: (key: string): Promise<unknown> => orNothing((async () => settled((await open('readwrite')).delete(key)))()),
};
