import { isDeadlock } from '../../src/platform/database/errors.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachServer, startTestApp, type TestApp } from '../test-app.ts';

/** Two transactions lock two rows in opposite order; the server rolls one of them back. */
describeOnEachServer('transactions that lock each other out', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ database, changesTables: true });
    await app.database.manager.query('CREATE TABLE pair (id integer PRIMARY KEY, count integer NOT NULL)');
    await app.database.manager.query('INSERT INTO pair VALUES (1, 0), (2, 0)');
  });
  afterAll(() => app.close());

  /** Both transactions lock their first row before either asks for its second. */
  let holders = 0;
  beforeEach(() => (holders = 0));
  const bothHoldOne = (): Promise<unknown> => {
    holders += 1;
    return until(
      () => holders,
      (count) => count >= 2,
    );
  };
  const add = (id: number): Promise<unknown> =>
    app.database.manager.query('UPDATE pair SET count = count + 1 WHERE id = ?', [id]);
  const addBoth = async (first: number, second: number): Promise<void> => {
    await add(first);
    await bothHoldOne();
    await add(second);
  };
  const counts = async (): Promise<number[]> =>
    ((await app.database.manager.query('SELECT count FROM pair ORDER BY id')) as { count: number }[]).map(
      ({ count }) => count,
    );

  it('both succeed, since the deadlocked one is retried', async () => {
    await Promise.all([app.database.transaction(() => addBoth(1, 2)), app.database.transaction(() => addBoth(2, 1))]);
    expect(await counts()).toEqual([2, 2]);
  });

  it('do not both succeed without the retry (control)', async () => {
    const { dataSource } = app.database;
    const bare = (first: number, second: number): Promise<void> =>
      dataSource.transaction(async (manager) => {
        await manager.query('UPDATE pair SET count = count + 1 WHERE id = ?', [first]);
        await bothHoldOne();
        await manager.query('UPDATE pair SET count = count + 1 WHERE id = ?', [second]);
      });
    const results = await Promise.allSettled([bare(1, 2), bare(2, 1)]);
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost.map(({ reason }) => isDeadlock(reason))).toEqual([true]);
    expect(await counts()).toEqual([3, 3]);
  });
});
