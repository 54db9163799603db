import { createStore, del, get, keys, set } from 'idb-keyval';

/** Maximum size in bytes of a file that is kept on the device while it is being sent. */
const maxBytes = 260 * 1_024 ** 2;
/** Milliseconds for which the server keeps an unfinished upload. */
const retentionMs = 24 * 3_600_000;

/** A file that was being sent when the page was closed. */
export interface SavedFile {
  name: string;
  /** null: it was too large to keep, and has to be chosen again. */
  file: File | null;
  /** Milliseconds. */
  savedAt: number;
}

let opened: ReturnType<typeof createStore> | undefined;
/** Opened when the first file is sent, because a device that cannot store anything refuses at once. */
const store = () => (opened ??= createStore('admin-uploads', 'files'));

/** Removes files of abandoned uploads, so that they do not stay on a shared laptop. */
async function sweep(): Promise<void> {
  for (const key of await keys<string>(store())) await savedFiles.find(key);
}

/** If the device cannot store files (private window, no space), the file only has to be chosen again. */
const orNothing = <T>(work: () => Promise<T>): Promise<T | undefined> => work().catch(() => undefined);

/** Files that are being sent, by their field, so that an upload continues automatically after a reload or a power cut. */
export const savedFiles = {
  keep: (key: string, file: File): Promise<unknown> =>
    orNothing(async () => {
      await sweep();
      const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
      const fits = file.size <= maxBytes && file.size < (quota - usage) / 2;
      const saved: SavedFile = { name: file.name, file: fits ? file : null, savedAt: Date.now() };
      await set(key, saved, store());
    }),

  find: (key: string): Promise<SavedFile | undefined> =>
    orNothing(async () => {
      const found = await get<SavedFile>(key, store());
      if (!found || Date.now() - found.savedAt < retentionMs) return found;
      await savedFiles.drop(key);
      return undefined;
    }),

  drop: (key: string): Promise<unknown> => orNothing(async () => del(key, store())),
};
