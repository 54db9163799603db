// Runs `npm run backup` and `npm run restore`. Prints a short summary, or one sentence that says why it failed.
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ArchiveError } from './platform/backup/archive.ts';
import { nameOf, openBackupStore, type StoredBackup } from './platform/backup/backup-store.ts';
import { backUp, backupKey } from './platform/backup/backups.service.ts';
import { restoreBackup, RestoreError } from './platform/backup/restore-backup.ts';
import { type Config, ConfigError, loadConfig } from './platform/config/config.ts';
import { SecretKey } from './platform/crypto/secret-key.ts';
import { DatabaseOpenError, dataSourceOptions, openDatabase } from './platform/database/data-source.ts';

process.env.TZ = 'UTC';
process.umask(0o077);

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Asks the running server for a backup. Null when no server of this site answers on its port. */
async function askServer(config: Config): Promise<StoredBackup | null> {
  const key = backupKey(new SecretKey(config));
  const answer = await fetch(`http://127.0.0.1:${config.port}/api/backups`, {
    method: 'POST',
    headers: { 'x-backup-key': key },
  }).catch(() => null);
  return answer?.status === 201 ? ((await answer.json()) as StoredBackup) : null;
}

async function backUpHere(config: Config): Promise<StoredBackup> {
  const dataSource = await openDatabase(dataSourceOptions(config));
  return backUp(dataSource, config).finally(() => dataSource.destroy());
}

async function backup(config: Config): Promise<void> {
  if (!config.backup) throw new ConfigError('Set BACKUP_TO and BACKUP_PASSPHRASE; .env.example explains them.');
  const { name, bytes } = (await askServer(config)) ?? (await backUpHere(config));
  console.log(`${name}, ${megabytes(bytes)}, in ${config.backup.to}`);
}

/** @param given a path (with a slash) to a file on this machine, or a name in the backup store; by default the latest backup there */
async function restore(config: Config, given: string | undefined): Promise<void> {
  if (!config.backup) throw new ConfigError('Set BACKUP_TO and BACKUP_PASSPHRASE; .env.example explains them.');
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    let file = resolve(given ?? '');
    if (given === undefined || !given.includes('/')) {
      const store = openBackupStore(config.backup.to, config.objectStore);
      const name = given ?? (await store.list())[0]?.name;
      if (name === undefined) throw new RestoreError(`There is no backup in ${config.backup.to}.`);
      file = join(folder, name);
      await store.fetch(name, file);
    }
    mkdirSync(config.dataDir, { recursive: true });
    const { createdAt, tables, log, files } = await restoreBackup(config, {
      file,
      passphrase: config.backup.passphrase,
    });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${nameOf(new Date(createdAt))}: ${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files, all unchanged.`,
    );
    if (log) console.log(`The binary log of its server continues in ${log.file} at position ${log.position}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param command `backup`, or `restore` followed by the backup to restore */
export async function run([command, given]: readonly string[]): Promise<void> {
  try {
    const config = loadConfig(process.env);
    await (command === 'restore' ? restore(config, given) : backup(config));
  } catch (error) {
    const isExplained = [ConfigError, RestoreError, ArchiveError, DatabaseOpenError].some(
      (kind) => error instanceof kind,
    );
    console.error(isExplained ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

await run(process.argv.slice(2));
