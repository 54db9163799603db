import { migrate } from '../../src/platform/database/migrate.ts';
import { contractSteps } from '../contract-steps.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachDatabase('database schema', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ database, changesTables: true });
  });
  afterAll(() => app.close());

  it('of the migrations equals the entities, but for what waits to be dropped', async () => {
    const { database: own, close } = await startTestApp({ database, changesTables: true });
    const runner = own.dataSource.createQueryRunner();
    for (const { table, column } of contractSteps)
      if (column === undefined) await runner.dropTable(table, true);
      else if (await runner.hasColumn(table, column)) await runner.dropColumn(table, column);
    await runner.release();
    const { upQueries } = await own.dataSource.driver.createSchemaBuilder().log();
    await close();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('is undone by the migrations in reverse, and made again', async () => {
    const { dataSource } = app.database;
    const steps = dataSource.migrations.length;
    for (let step = 0; step < steps; step += 1) await dataSource.undoLastMigration();
    const runner = dataSource.createQueryRunner();
    for (const { tableName } of dataSource.entityMetadatas)
      expect([tableName, await runner.hasTable(tableName)]).toEqual([tableName, false]);
    await runner.release();
    expect(await dataSource.runMigrations()).toHaveLength(steps);
  });

  if (database !== 'sqlite') {
    it('is not changed while another process changes it', async () => {
      const other = app.database.dataSource.createQueryRunner();
      // Another test worker that starts an application on the same server may hold this lock for a moment.
      await until(
        () => other.query("SELECT GET_LOCK('ministry-migrations', 1) AS isOurs") as Promise<{ isOurs: number }[]>,
        ([answer]) => Number(answer?.isOurs) === 1,
      );
      await expect(migrate(app.database.dataSource, 1)).rejects.toThrow('Another process is changing the tables');
      await other.query("SELECT RELEASE_LOCK('ministry-migrations')");
      await other.release();
      await migrate(app.database.dataSource);
    });
  }

  it('uses UTC timestamps with milliseconds and plain dates', async () => {
    const { dataSource } = app.database;
    const columns = dataSource.entityMetadatas.flatMap((entity) => entity.columns);
    for (const column of columns) {
      expect([
        'integer',
        'varchar',
        'text',
        'mediumtext',
        'boolean',
        'datetime',
        'date',
        'simple-json',
        'json',
        'double',
        'blob',
        Number,
        String,
        Boolean,
      ]).toContain(column.type);
      if (column.type === 'datetime') expect(column.precision).toBe(3);
    }
  });
});
