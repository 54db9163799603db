import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BackupStore, nameOf, openBackupStore } from '../../src/platform/backup/backup-store.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { startObjectStore } from '../stand-ins/object-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const [older, newer, newest] = ['2026-11-21T02:00:00Z', '2026-11-22T02:00:00Z', '2026-11-23T02:00:00Z'].map(
  (time) => new Date(time),
) as [Date, Date, Date];

describe.each(['a folder', 'a bucket'])('backups in %s', (place) => {
  let folder: string;
  let store: BackupStore;
  let close = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    folder = temporaryFolder('backups');
    if (place === 'a folder') {
      store = openBackupStore(join(folder, 'there', 'backups'), undefined);
      return;
    }
    const bucket = await startObjectStore();
    close = bucket.close;
    store = openBackupStore('s3://uploads/backups/', loadConfig(bucket.environment).objectStore);
  });
  afterAll(() => close());

  const put = async (name: string, content: string): Promise<void> => {
    const file = join(folder, 'file');
    writeFileSync(file, content);
    await store.put(file, name);
  };

  it('are none at first', async () => {
    expect(await store.list()).toEqual([]);
  });

  it('are listed with the latest first, and nothing else with them', async () => {
    await put(nameOf(older), 'older');
    await put(nameOf(newer), 'newer one');
    await put('notes.txt', 'not a backup');
    expect(await store.list()).toEqual([
      { name: 'ministry-2026-11-22T02-00-00Z.tar.gz.age', createdAt: newer, bytes: 9 },
      { name: 'ministry-2026-11-21T02-00-00Z.tar.gz.age', createdAt: older, bytes: 5 },
    ]);
  });

  it('are fetched as they were put', async () => {
    const file = join(folder, 'fetched');
    await store.fetch(nameOf(newer), file);
    expect(readFileSync(file, 'utf8')).toBe('newer one');
  });

  it('are not stored in part', async () => {
    // A folder can be opened and not read.
    await expect(store.put(folder, nameOf(newest))).rejects.toThrow('EISDIR');
    expect((await store.list()).length).toBe(2);
    if (place === 'a folder')
      expect(readdirSync(join(folder, 'there', 'backups')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('take room on the disk of the data only where they lie on it', async () => {
    expect(await store.isOnDiskOf(folder)).toBe(place === 'a folder');
    if (process.platform === 'linux') expect(await store.isOnDiskOf('/proc')).toBe(false);
  });

  it('are removed one by one', async () => {
    await store.remove(nameOf(older));
    expect((await store.list()).map(({ createdAt }) => createdAt)).toEqual([newer]);
  });
});
