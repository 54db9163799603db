import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const folder = new URL('../../migrations/', import.meta.url);

/** Every migration, in the order of the file names: `1700000005000-events.ts` says when it was written and what it does. */
export async function loadMigrations(): Promise<Migration[]> {
  const files = readdirSync(folder).filter((name) => /^\d{13}-[a-z-]+\.[jt]s$/.test(name));
  const migrations: Migration[] = [];
  for (const file of files.sort()) {
    // One after the other: Jest's module loader fails on imports at the same time.
    const module = (await import(new URL(file, folder).href)) as Record<string, Migration>;
    migrations.push(...Object.values(module));
  }
  return migrations;
}
