import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { ArchiveError } from '../../src/platform/backup/archive.ts';
import { openBackupStore, type StoredBackup } from '../../src/platform/backup/backup-store.ts';
import { backupKey, Backups } from '../../src/platform/backup/backups.service.ts';
import { restoreBackup, RestoreError } from '../../src/platform/backup/restore-backup.ts';
import { SecretKey } from '../../src/platform/crypto/secret-key.ts';
import { SeedRun } from '../../src/platform/seed/seed-run.entity.ts';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { emptyServerDatabase } from '../databases.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { giveByCard, sandboxOn } from '../factories/giving.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const passphrase = 'correct horse battery staple';

describeOnEachDatabase('a backup', (database) => {
  let api: TestApp;
  let place: string;
  let made: StoredBackup;
  let event: EventResponse;
  let taken: number;
  const folders: string[] = [];
  const newFolder = (): string => {
    const folder = temporaryFolder('backup');
    folders.push(folder);
    return folder;
  };
  const backUp = (key = backupKey(api.app.get(SecretKey))) =>
    api.send({ method: 'POST', url: '/api/backups', headers: { 'x-backup-key': key } });

  beforeAll(async () => {
    place = newFolder();
    api = await startTestApp({
      database,
      environment: { ...sandboxOn, BACKUP_TO: place, BACKUP_PASSPHRASE: passphrase },
    });
    event = await createEvent(api, {
      attendeeLimit: 500,
      title: 'Prayer — Lëmo',
      description: 'One line\u2028another',
    });
    await giveByCard(api);
    // People keep registering during the backup.
    let isOver = false;
    taken = 0;
    const visitors = Promise.all(
      Array.from({ length: 4 }, async (_, visitor) => {
        for (let turn = 0; !isOver && turn < 100; turn += 1) {
          const payload = registrationRequest(event.id, { email: `person${visitor}-${turn}@example.org` });
          const answer = await api.send({ method: 'POST', url: `/api/events/${event.id}/register`, payload });
          if (answer.statusCode === 201) taken += 1;
        }
      }),
    );
    const answer = await backUp();
    expect(answer.statusCode).toBe(201);
    made = answer.json();
    isOver = true;
    await visitors;
  });
  afterAll(() => api.close());

  const archive = (): string => join(place, made.name);
  /** Restores to the embedded database, whatever database the backup was made from. */
  const restore = async (file = archive(), secret = passphrase): Promise<string> => {
    const dataDir = newFolder();
    await restoreBackup({ dataDir }, { file, passphrase: secret });
    return dataDir;
  };
  /** Reads what a restored site shows. */
  const read = async (restored: TestApp) => {
    const headers = restored.as('admin');
    const found = (await restored.send({ url: `/api/events/${event.id}`, headers })).json<EventResponse>();
    const gifts = (await restored.send({ url: '/api/ledger/totals', headers })).body;
    const people = await restored.database.repository(EventRegistration).countBy({ eventId: event.id });
    return { found, gifts, people };
  };

  it('holds the state of one moment, and restores to a site with the same answers', async () => {
    const restored = await startTestApp({ environment: { DATA_DIR: await restore() } });
    const [then, now] = [await read(restored), await read(api)];
    expect([then.found.title, then.found.description]).toEqual(['Prayer — Lëmo', 'One line\u2028another']);
    expect(then.gifts).toBe(now.gifts);
    // I2 at that instant: no seat without its registration.
    expect(then.people).toBe(then.found.seatsTaken);
    expect(then.people).toBeLessThanOrEqual(taken);
    expect((await restored.send({ url: '/api/events' })).statusCode).toBe(200);
    await restored.close();
  });

  it('is encrypted, and only its own account may read the file', () => {
    const bytes = readFileSync(archive());
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('example.org') || bytes.includes('Prayer')).toBe(false);
    if (process.platform !== 'win32') expect(statSync(archive()).mode & 0o077).toBe(0);
  });

  it('leaves no temporary files', () => {
    expect(readdirSync(place)).toEqual([made.name]);
    expect(readdirSync(api.config.dataDir).filter((name) => name.startsWith('backup'))).toEqual([]);
  });

  it('removes what a killed process left behind more than a day ago', async () => {
    const [old, young] = ['backup-old', 'backup-young'].map((name) => join(api.config.dataDir, name)) as [
      string,
      string,
    ];
    for (const folder of [old, young]) mkdirSync(folder);
    const aDayAgo = Date.now() / 1_000 - 90_000;
    utimesSync(old, aDayAgo, aDayAgo);
    // Only the latest backup of a day is kept, so this one replaces the one before.
    made = (await backUp()).json();
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
    rmSync(young, { recursive: true });
  });

  it('is refused with another passphrase, and leaves the folder empty', async () => {
    await expect(restore(archive(), 'another passphrase')).rejects.toThrow('the passphrase is wrong');
    expect(readdirSync(folders.at(-1) as string)).toEqual([]);
  });

  it('is refused with the reason of the system, such as a full disk or a missing file', async () => {
    await expect(restore(join(place, 'missing.tar.gz.age'))).rejects.toThrow('ENOENT: no such file');
  });

  it('is refused when a part of it is missing', async () => {
    const file = join(newFolder(), made.name);
    cpSync(archive(), file);
    truncateSync(file, statSync(file).size - 1_000);
    await expect(restore(file)).rejects.toThrow(ArchiveError);
    expect(existsSync(join(folders.at(-1) as string, 'ministry.sqlite'))).toBe(false);
  });

  it('is not restored over existing data', async () => {
    const dataDir = await restore();
    await expect(restoreBackup({ dataDir }, { file: archive(), passphrase })).rejects.toThrow(RestoreError);
  });

  if (database !== 'sqlite') {
    it('restores into an empty database of a server, and not into one with tables', async () => {
      const databaseUrl = await emptyServerDatabase(database);
      const target = { dataDir: newFolder(), databaseUrl };
      await restoreBackup(target, { file: archive(), passphrase });
      await expect(restoreBackup({ ...target, dataDir: newFolder() }, { file: archive(), passphrase })).rejects.toThrow(
        /not empty/,
      );
      const [{ rows }] = (await api.database.dataSource.query(
        `SELECT COUNT(*) AS \`rows\` FROM ${new URL(databaseUrl).pathname.slice(1)}.event_registrations`,
      )) as [{ rows: number | string }];
      const restored = await startTestApp({ environment: { DATA_DIR: await restore() } });
      expect(Number(rows)).toBe((await read(restored)).people);
      await restored.close();
    });
  }

  it('is not made for a caller without the key of this machine', async () => {
    expect((await backUp('not the key')).statusCode).toBe(403);
    expect(readdirSync(place)).toEqual([made.name]);
  });

  it('is made automatically once a day', async () => {
    const backups = api.app.get(Backups);
    await backups.check();
    expect(readdirSync(place)).toEqual([made.name]);
    rmSync(archive());
    await backups.check();
    expect((await openBackupStore(place, undefined).list()).length).toBe(1);
  });

  it('is made by only one of several processes', async () => {
    const backups = api.app.get(Backups);
    const claims = api.database.repository(SeedRun);
    for (const name of readdirSync(place)) rmSync(join(place, name));
    await claims.update({ name: 'backup' }, { ranAt: new Date(Date.now() - 3_500_000) });
    await backups.check();
    expect(readdirSync(place)).toEqual([]);
    // The other process was killed.
    await claims.update({ name: 'backup' }, { ranAt: new Date(Date.now() - 3_700_000) });
    await backups.check();
    expect(readdirSync(place).length).toBe(1);
  });
});
