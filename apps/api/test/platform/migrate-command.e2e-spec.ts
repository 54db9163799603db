import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dataSourceOptions, openDatabase } from '../../src/platform/database/data-source.ts';
import { loadMigrations } from '../../src/platform/database/migrations.ts';
import { emptyServerDatabase } from '../databases.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeOnEachDatabase } from '../test-app.ts';

const command = fileURLToPath(new URL('../../dist/migrate.js', import.meta.url));

describeOnEachDatabase('node apps/api/dist/migrate.js', (database) => {
  const dataDir = temporaryFolder('migrate');
  const run = (environment: Record<string, string | undefined>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('creates the tables of an empty database, and changes nothing the second time', async () => {
    const databaseUrl = database === 'sqlite' ? undefined : await emptyServerDatabase(database);
    const done = { status: 0, stdout: 'The tables of the database are up to date.\n', stderr: '' };
    expect(run({ DATABASE_URL: databaseUrl })).toEqual(done);
    const rows = async (): Promise<unknown[]> => {
      const dataSource = await openDatabase(dataSourceOptions({ databaseUrl, dataDir }));
      const found = await dataSource.query<unknown[]>('SELECT * FROM migrations ORDER BY id');
      await dataSource.destroy();
      return found;
    };
    const before = await rows();
    expect(before).toHaveLength((await loadMigrations()).length);
    expect(run({ DATABASE_URL: databaseUrl })).toEqual(done);
    expect(await rows()).toEqual(before);
  });

  it('says in one sentence why it failed', () => {
    const { status, stdout, stderr } = run({ DATABASE_URL: 'mysql://nobody@127.0.0.1:1/ministry' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1 cannot be reached \(.+\)\.\n$/);
  });
});
