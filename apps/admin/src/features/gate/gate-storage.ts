import type { Scan } from '@ministry/domain';

/** The list of an event as stored on this phone, in columns as the server sends it. */
export interface GateList {
  eventId: number;
  title: string;
  /** Key that signs the tickets of this event, base64. */
  key: string;
  /** Milliseconds since 1970. */
  fetchedAt: number;
  ids: number[];
  names: string[];
  phones: string[];
  codes: string[];
}

/** A scan of this phone. */
interface OwnScan extends Scan {
  eventId: number;
  isSent: boolean;
}

/** Scans of other phones, as received in one response. */
interface OtherScans {
  eventId: number;
  cursor: number;
  scans: Scan[];
}

export interface GateContents {
  list: GateList | undefined;
  own: OwnScan[];
  others: OtherScans[];
}

export interface GateStorage {
  load(eventId: number): Promise<GateContents>;
  writeList(list: GateList): Promise<void>;
  /** Resolves when the scans are stored, so that nothing shown as done is lost. @throws if the phone's storage is full */
  writeOwn(eventId: number, scans: readonly Scan[], isSent: boolean): Promise<void>;
  writeOthers(others: OtherScans): Promise<void>;
  /** Removes the names and the scans. */
  remove(eventId: number): Promise<void>;
}

const stores = { lists: 'eventId', own: ['eventId', 'id'], others: ['eventId', 'cursor'] } as const;

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device did not answer'));
  });

let opened: Promise<IDBDatabase> | undefined;
function open(): Promise<IDBDatabase> {
  if (opened) return opened;
  const request = indexedDB.open('admin-gate', 1);
  request.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(stores))
      request.result.createObjectStore(name, { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] });
  };
  opened = done(request);
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Writes in one transaction that is on the disk when it ends, in case the battery is removed. */
async function write(work: (store: (name: keyof typeof stores) => IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(Object.keys(stores), 'readwrite', { durability: 'strict' });
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The device did not write'));
    work((name) => transaction.objectStore(name));
  });
}

const ofEvent = (eventId: number): IDBKeyRange => IDBKeyRange.bound([eventId], [eventId, []]);

export const gateStorage: GateStorage = {
  async load(eventId) {
    const transaction = (await open()).transaction(Object.keys(stores));
    const [list, own, others] = await Promise.all([
      done(transaction.objectStore('lists').get(eventId) as IDBRequest<GateList | undefined>),
      done(transaction.objectStore('own').getAll(ofEvent(eventId)) as IDBRequest<OwnScan[]>),
      done(transaction.objectStore('others').getAll(ofEvent(eventId)) as IDBRequest<OtherScans[]>),
    ]);
    return { list, own, others };
  },
  writeList: (list) => write((store) => void store('lists').put(list)),
  writeOwn: (eventId, scans, isSent) =>
    write((store) => {
      for (const scan of scans) store('own').put({ ...scan, eventId, isSent });
    }),
  writeOthers: (others) => write((store) => void store('others').put(others)),
  remove: (eventId) =>
    write((store) => {
      store('lists').delete(eventId);
      store('own').delete(ofEvent(eventId));
      store('others').delete(ofEvent(eventId));
    }),
};

/** Called at sign-out, so that no names stay on a phone that is passed on. Lists with unsent scans are kept. */
export async function removeSentLists(): Promise<void> {
  const lists = (await open()).transaction('lists').objectStore('lists');
  for (const eventId of await done(lists.getAllKeys() as IDBRequest<number[]>)) {
    const { own } = await gateStorage.load(eventId);
    if (own.every(({ isSent }) => isSent)) await gateStorage.remove(eventId);
  }
}
