// `node apps/api/dist/migrate.js` runs the migrations and exits, as a job before a release. A server also runs them when it starts.
import { mkdirSync } from 'node:fs';
import { ConfigError, loadConfig } from './platform/config/config.ts';
import { DatabaseOpenError, dataSourceOptions, openDatabase } from './platform/database/data-source.ts';
import { migrate } from './platform/database/migrate.ts';
import { loadMigrations } from './platform/database/migrations.ts';

process.env.TZ = 'UTC';
process.umask(0o077);

try {
  const config = loadConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const dataSource = await openDatabase({ ...dataSourceOptions(config), migrations: await loadMigrations() });
  await migrate(dataSource).finally(() => dataSource.destroy());
  console.log('The tables of the database are up to date.');
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof DatabaseOpenError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
