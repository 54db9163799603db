import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, LessThan } from 'typeorm';
import { Config } from '../config/config.ts';
import { isSameSecret } from '../crypto/same-secret.ts';
import { SecretKey } from '../crypto/secret-key.ts';
import { isDuplicateKey } from '../database/errors.ts';
import { DiskUsage } from '../disk/disk-usage.ts';
import { DomainError, notFound } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { Metrics } from '../metrics/metrics.ts';
import { SeedRun } from '../seed/seed-run.entity.ts';
import { outdated } from './backup-retention.ts';
import { type BackupStore, nameOf, openBackupStore, type StoredBackup } from './backup-store.ts';
import { createBackup } from './create-backup.ts';

const dayMs = 86_400_000;
const checkEveryMs = 600_000;
/** Backups are made daily, so two were missed by then. */
const overdueMs = 2 * dayMs;
/** Name of the row in the `seeds` table with the time at which a process began its automatic backup. */
const claimName = 'backup';
/** Longer than a backup takes. After a failure, it is also the time until the next attempt. */
const claimMs = 3_600_000;

interface BackupFailure {
  at: Date;
  reason: string;
}

/** The state of the backups, for staff. */
interface BackupReport {
  isConfigured: boolean;
  /** The latest complete backup. */
  last: StoredBackup | null;
  isOverdue: boolean;
  /** The failure since the last backup, as seen by this process. */
  failure: BackupFailure | null;
}

const failureNow = (error: unknown): BackupFailure => ({
  at: new Date(),
  reason: String(error)
    .replace(/^Error: /, '')
    .slice(0, 300),
});

/** Makes a backup and removes outdated ones. @throws if the place of the backups cannot be written */
export async function backUp(dataSource: DataSource, { dataDir, ...settings }: Config): Promise<StoredBackup> {
  if (!settings.backup) throw new Error('BACKUP_TO is not set');
  const store = openBackupStore(settings.backup.to, settings.objectStore);
  const now = new Date();
  const file = join(dataDir, `backup-${randomUUID()}.age`);
  try {
    await createBackup(dataSource, { dataDir, passphrase: settings.backup.passphrase, file, now });
    await store.put(file, nameOf(now));
  } finally {
    await rm(file, { force: true });
  }
  const stored = await store.list();
  for (const { name } of outdated(stored)) await store.remove(name);
  const made = stored.find(({ name }) => name === nameOf(now));
  if (!made) throw new Error('The backup is not where it was written to');
  return made;
}

/** The key that `npm run backup` on the same machine sends to the running server. */
export const backupKey = (secretKey: SecretKey): string => secretKey.for('backup').toString('hex');

const sizeOf = (backups: readonly StoredBackup[]): number => backups.reduce((sum, { bytes }) => sum + bytes, 0);

/** Makes a backup a day if a place for backups is configured. Of several processes, only one makes it. */
@Injectable()
export class Backups {
  private readonly log = new Logger('Backup');
  private readonly store: BackupStore | undefined;
  private running: Promise<StoredBackup> | undefined;
  private last: StoredBackup | null = null;
  private failure: BackupFailure | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly secretKey: SecretKey,
    metrics: Metrics,
    usage: DiskUsage,
  ) {
    const { backup, objectStore } = config;
    this.store = backup && openBackupStore(backup.to, objectStore);
    const store = this.store;
    if (!store) return;
    usage.add(async () => ({ backups: (await store.isOnDiskOf(config.dataDir)) ? sizeOf(await store.list()) : 0 }));
    metrics.add({
      name: 'ministry_backup_age_seconds',
      help: 'Time since the last backup; left out while there is none',
      read: async () => (Date.now() - (await this.latest()).createdAt.getTime()) / 1_000,
    });
  }

  /** Makes a backup now for a caller that knows the key. Simultaneous callers share one backup. */
  async createFor(key: string): Promise<StoredBackup> {
    if (!isSameSecret(key, backupKey(this.secretKey)))
      throw new DomainError(403, 'FORBIDDEN', errorTexts.onlyBackupCommand);
    if (!this.store) throw notFound(errorTexts.backupNotSet);
    return this.create();
  }

  @Interval(checkEveryMs)
  async check(): Promise<void> {
    if (!this.store) return;
    try {
      const [latest] = await this.store.list();
      if (latest && Date.now() - latest.createdAt.getTime() < dayMs) return;
      if (!(await this.claim())) return;
      const { name, bytes } = await this.create();
      this.log.log(`${name}, ${bytes} bytes`);
    } catch (error) {
      this.log.error(`No backup could be made: ${String(error)}`);
    }
  }

  /** If the backups cannot be listed now, the report contains the latest one that is known. */
  async report(now = new Date()): Promise<BackupReport> {
    if (!this.store) return { isConfigured: false, last: null, isOverdue: false, failure: null };
    const unreadable = await this.readLast(this.store).then(() => null, failureNow);
    const { last } = this;
    const failure = unreadable ?? this.failure;
    return {
      isConfigured: true,
      last,
      isOverdue: last !== null && now.getTime() - last.createdAt.getTime() > overdueMs,
      // Another process of this site may have made a backup since.
      failure: last && failure && last.createdAt > failure.at ? null : failure,
    };
  }

  /** Returns false if a process of this site has begun an automatic backup within the last hour. */
  private async claim(now = new Date()): Promise<boolean> {
    const claims = this.dataSource.getRepository(SeedRun);
    const expired = { name: claimName, ranAt: LessThan(new Date(now.getTime() - claimMs)) };
    if ((await claims.update(expired, { ranAt: now })).affected === 1) return true;
    try {
      await claims.insert({ name: claimName, ranAt: now });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async readLast(store: BackupStore): Promise<void> {
    this.last = (await store.list())[0] ?? null;
  }

  private create(): Promise<StoredBackup> {
    this.running ??= this.createRecorded().finally(() => (this.running = undefined));
    return this.running;
  }

  private async createRecorded(): Promise<StoredBackup> {
    try {
      const made = await backUp(this.dataSource, this.config);
      this.failure = null;
      return made;
    } catch (error) {
      this.failure = failureNow(error);
      throw error;
    }
  }

  private async latest(): Promise<StoredBackup> {
    const [latest] = (await this.store?.list()) ?? [];
    if (!latest) throw new Error('There is no backup yet');
    return latest;
  }
}
