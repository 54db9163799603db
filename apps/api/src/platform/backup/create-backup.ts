import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { codeOf } from '../database/errors.ts';
import { digestOf, pack } from './archive.ts';
import { type Manifest, TableCount, type TableFigures } from './manifest.ts';
import { type LogPosition, openSnapshot, type Snapshot } from './snapshot.ts';

/** Parts of the data folder that a backup contains besides the database. Outbox files and the live stream are too short-lived to include. */
export const includedFolders = ['uploads'];
export const includedFiles = ['secret.key'];

/** Name of the work folder. It is on the disk of the data folder, so that files can be linked instead of copied. */
const workPrefix = 'backup-';
const dayMs = 86_400_000;

export async function writeTable(snapshot: Pick<Snapshot, 'rows'>, table: string, file: string): Promise<TableFigures> {
  const count = new TableCount();
  async function* lines(): AsyncGenerator<string> {
    for await (const row of snapshot.rows(table)) {
      count.add(row);
      yield `${JSON.stringify(row)}\n`;
    }
  }
  await pipeline(lines, createWriteStream(file, { mode: 0o600 }));
  return count.figures;
}

/**
 * Links files instead of copying them, and returns their names. A stored file never changes, so a hard link is as good as a copy.
 * A file that is deleted meanwhile is left out.
 */
export async function linkFiles(from: string, to: string): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const linked: string[] = [];
  for (const name of names)
    try {
      await link(join(from, name), join(to, name));
      linked.push(name);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  return linked;
}

/** Removes what a killed process left behind at least a day ago, when no backup can still be using it. */
async function removeLeftovers(dataDir: string, now: Date): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((one) => one.startsWith(workPrefix))) {
    const path = join(dataDir, name);
    if (now.getTime() - (await stat(path)).mtimeMs > dayMs) await rm(path, { recursive: true });
  }
}

/** Writes a backup of the database and the data folder to `file`, while both are in use. */
export async function createBackup(
  dataSource: DataSource,
  { dataDir, passphrase, file, now }: { dataDir: string; passphrase: string; file: string; now: Date },
): Promise<Manifest> {
  await removeLeftovers(dataDir, now);
  const work = await mkdtemp(join(dataDir, workPrefix));
  try {
    const tables: Manifest['tables'] = {};
    const paths: string[] = [];
    await mkdir(join(work, 'tables'));
    let migration = '';
    let log: LogPosition | null = null;
    const snapshot = await openSnapshot(dataSource, work);
    try {
      log = snapshot.log;
      for await (const { name } of snapshot.rows('migrations')) migration = String(name);
      for (const table of snapshot.tables) {
        const path = join('tables', `${table}.ndjson`);
        tables[table] = await writeTable(snapshot, table, join(work, path));
        paths.push(path);
      }
    } finally {
      await snapshot.close();
    }
    // After the rows: every file that a row names exists by now, and an additional file does no harm.
    for (const folder of includedFolders.filter((name) => existsSync(join(dataDir, name))))
      paths.push(...(await linkFiles(join(dataDir, folder), join(work, folder))).map((name) => join(folder, name)));
    for (const name of includedFiles.filter((one) => existsSync(join(dataDir, one)))) {
      await link(join(dataDir, name), join(work, name));
      paths.push(name);
    }
    const files: Manifest['files'] = {};
    for (const path of paths) files[path] = await digestOf(join(work, path));
    const manifest: Manifest = {
      version: 1,
      createdAt: now.toISOString(),
      migration,
      tables,
      ...(log && { log }),
      files,
    };
    await writeFile(join(work, 'manifest.json'), JSON.stringify(manifest));
    await pack(work, ['manifest.json', ...paths], passphrase, file);
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
