import { mkdirSync, readdirSync, rmdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Recording } from '../../src/broadcast/recordings/recording.entity.ts';
import { nameOf, type StoredBackup } from '../../src/platform/backup/backup-store.ts';
import { backupKey } from '../../src/platform/backup/backups.service.ts';
import { SecretKey } from '../../src/platform/crypto/secret-key.ts';
import { DiskUsage } from '../../src/platform/disk/disk-usage.ts';
import type { SystemResponse } from '../../src/site/stats/system.dto.ts';
import { picture, recording, send, sendPhoto } from '../factories/upload.ts';
import { startObjectStore } from '../stand-ins/object-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const passphrase = 'correct horse battery staple';

describeOnAnyDatabase('GET /api/admin/system', (database) => {
  let api: TestApp;
  const place = temporaryFolder('backups');
  let minutes = 0;
  const now = performance.now.bind(performance);

  beforeAll(async () => {
    api = await startTestApp({ database, environment: { BACKUP_TO: place, BACKUP_PASSPHRASE: passphrase } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    jest.spyOn(performance, 'now').mockImplementation(() => now() + minutes * 60_000);
    for (const name of readdirSync(place)) rmSync(join(place, name));
    await api.database.repository(Recording).clear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const ask = async (of = api): Promise<SystemResponse> =>
    (await of.send({ url: '/api/admin/system', headers: of.as('admin') })).json();
  /** Reads the state again: a minute later by the mocked clock, the cached one has expired. */
  const system = (of = api): Promise<SystemResponse> => {
    minutes += 1;
    return ask(of);
  };
  const backUp = (of = api) =>
    of.send({
      method: 'POST',
      url: '/api/backups',
      headers: { 'x-backup-key': backupKey(of.app.get(SecretKey)) },
    });
  const fill = (percent: number): void => {
    jest
      .spyOn(DiskUsage.prototype, 'space')
      .mockResolvedValue({ totalBytes: 100e9, usedBytes: percent * 1e9, freeBytes: (100 - percent) * 1e9 });
  };
  /** Bytes on the disk by kind. */
  const uses = async (of = api): Promise<Record<string, number>> =>
    Object.fromEntries((await system(of)).disk.uses.map(({ kind, bytes }) => [kind, bytes]));
  const sendSound = async (of = api): Promise<string> =>
    (
      await send(of, '/upload/audio', [
        { field: 'audio', fileName: 'a.mp3', type: 'audio/mpeg', content: recording('first-light.mp3') },
      ])
    ).body.url;
  const bytesAt = (url: string): number => statSync(join(api.config.dataDir, url)).size;

  it('answers the size of the disk that holds the data', async () => {
    const { blocks, bsize } = statfsSync(api.config.dataDir);
    const { totalBytes, freeBytes, usedPercent } = (await system()).disk;
    expect(totalBytes).toBe(blocks * bsize);
    expect(freeBytes).toBeLessThan(totalBytes);
    expect(usedPercent).toBeGreaterThan(0);
  });

  it.each([
    [79, 0],
    [80, 1],
  ])('lists at %d %% full what takes the room: %d', async (percent, atLeast) => {
    fill(percent);
    const { disk } = await system();
    expect(disk.usedPercent).toBe(percent);
    expect(Math.min(1, disk.uses.length)).toBe(atLeast);
  });

  it('counts space reserved for root as neither used nor free', async () => {
    jest.spyOn(DiskUsage.prototype, 'space').mockResolvedValue({ totalBytes: 105e9, usedBytes: 85e9, freeBytes: 15e9 });
    expect((await system()).disk).toMatchObject({ totalBytes: 105e9, freeBytes: 15e9, usedPercent: 85 });
  });

  it('names what each domain stores there, the largest first', async () => {
    fill(85);
    const before = await uses();
    const photo = (await sendPhoto(api, await picture(700, 500))).body.url;
    const sound = await sendSound();
    await api.database.repository(Recording).insert({
      title: 'Sunday',
      startedAt: new Date(),
      state: 'preparing',
      partBytes: 7e9,
    });
    for (const [folder, bytes] of [
      [join('uploads', 'incoming'), 400],
      [join('uploads', 'resumable'), 500],
      [join('live', 'hls', 'live', 'video'), 600],
    ] as const) {
      mkdirSync(join(api.config.dataDir, folder), { recursive: true });
      writeFileSync(join(api.config.dataDir, folder, 'a'), Buffer.alloc(bytes));
    }
    const made = (await backUp()).json<StoredBackup>();
    const { uses: listed } = (await system()).disk;
    expect(listed.map(({ bytes }) => bytes)).toEqual(listed.map(({ bytes }) => bytes).sort((a, b) => b - a));
    const found = Object.fromEntries(listed.map(({ kind, bytes }) => [kind, bytes]));
    expect(found).toEqual({
      recordings: 7e9,
      image: (before['image'] ?? 0) + bytesAt(photo),
      audio: (before['audio'] ?? 0) + bytesAt(sound),
      unfinished: 900,
      live: 600,
      backups: made.bytes,
      ...(database === 'sqlite' ? { database: expect.any(Number) as number } : {}),
      other: expect.any(Number) as number,
    });
    expect(Object.values(found).reduce((sum, bytes) => sum + bytes)).toBe(85e9);
  });

  it('counts the files of a recording once, as a recording until it becomes a sermon', async () => {
    fill(85);
    const before = (await uses())['audio'];
    const sound = await sendSound();
    const { id } = (
      await api.send({
        method: 'POST',
        url: '/api/sermons',
        headers: api.as('admin'),
        payload: { title: 'Walking in faith', audioUrl: sound },
      })
    ).json<{ id: number }>();
    const recordings = api.database.repository(Recording);
    await recordings.insert({
      title: 'Sunday',
      startedAt: new Date(),
      state: 'ready',
      partBytes: 0,
      audioUrl: sound,
      audioBytes: bytesAt(sound),
    });
    const own = await uses();
    expect([own['recordings'], own['audio']]).toEqual([bytesAt(sound), before]);
    await recordings.update({ title: 'Sunday' }, { sermonId: id });
    const ofSermon = await uses();
    expect([ofSermon['recordings'], ofSermon['audio']]).toEqual([undefined, (before ?? 0) + bytesAt(sound)]);
  });

  it('reads once a minute, however often it is asked', async () => {
    const read = jest.spyOn(DiskUsage.prototype, 'space');
    await system();
    await Promise.all([ask(), ask()]);
    expect(read).toHaveBeenCalledTimes(1);
    await system();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('says when the last good backup was made, and how large it is', async () => {
    expect((await system()).backups).toEqual({ isConfigured: true, last: null, isOverdue: false, failure: null });
    const { name, createdAt } = (await backUp()).json<{ name: string; createdAt: string }>();
    expect((await system()).backups).toEqual({
      isConfigured: true,
      last: { createdAt, bytes: statSync(join(place, name)).size },
      isOverdue: false,
      failure: null,
    });
  });

  it('says that the last backup failed, when and why, until one is made', async () => {
    const { createdAt } = (await backUp()).json<{ createdAt: string }>();
    // A folder where the backup expects a file to link.
    const key = join(api.config.dataDir, 'secret.key');
    rmSync(key);
    mkdirSync(key);
    const before = Date.now();
    expect((await backUp()).statusCode).toBe(500);
    const { last, failure } = (await system()).backups;
    expect(last?.createdAt).toBe(createdAt);
    expect(Date.parse(failure?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(failure?.reason).toMatch(/^EPERM/);
    rmdirSync(key);
    expect((await backUp()).statusCode).toBe(201);
    expect((await system()).backups.failure).toBeNull();
  });

  it.each([
    [47, false],
    [49, true],
  ])('says of a backup of %d hours ago whether it is overdue: %s', async (hours, isOverdue) => {
    writeFileSync(join(place, nameOf(new Date(Date.now() - hours * 3_600_000))), 'a backup');
    expect((await system()).backups).toMatchObject({ isOverdue, last: { bytes: 8 } });
  });

  it('says that no backups are made when none are configured', async () => {
    const without = await startTestApp({ database });
    expect((await system(without)).backups).toEqual({
      isConfigured: false,
      last: null,
      isOverdue: false,
      failure: null,
    });
    await without.close();
  });

  it('counts no files of a bucket, and shows the last known backup while the bucket is unreachable', async () => {
    fill(85);
    const bucket = await startObjectStore();
    const elsewhere = await startTestApp({
      database,
      environment: { ...bucket.environment, BACKUP_TO: 's3://uploads/backups', BACKUP_PASSPHRASE: passphrase },
    });
    await sendSound(elsewhere);
    const { createdAt } = (await backUp(elsewhere)).json<{ createdAt: string }>();
    const { disk, backups } = await system(elsewhere);
    expect(disk.uses.map(({ kind }) => kind).filter((kind) => kind === 'audio' || kind === 'backups')).toEqual([]);
    expect([backups.last?.createdAt, backups.failure]).toEqual([createdAt, null]);
    await bucket.close();
    const away = (await system(elsewhere)).backups;
    expect([away.last?.createdAt, typeof away.failure?.reason]).toEqual([createdAt, 'string']);
    await elsewhere.close();
  });
});
