import { Inboxes1700000019000 } from '../../src/migrations/1700000019000-inboxes.ts';
import { CountsFromIndexes1700000033000 } from '../../src/migrations/1700000033000-counts-from-indexes.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachDatabase('migration of contact messages and prayer requests', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ database, changesTables: true });
  });
  afterAll(() => app.close());

  it('keeps the replies, and marks what was answered and what is urgent', async () => {
    const runner = app.database.dataSource.createQueryRunner();
    const migration = new Inboxes1700000019000();
    // The later migration's indexes use a column that this one removes.
    await new CountsFromIndexes1700000033000().down(runner);
    await migration.down(runner);
    const run = (statement: string): Promise<unknown> => runner.query(statement);
    const moment = "'2026-11-01 08:00:00.000'";
    for (const id of [1, 2])
      await run(
        `INSERT INTO contact_messages (id, firstName, lastName, email, message, isRead, createdAt) VALUES (${id}, 'Mary', 'Akello', 'mary@example.org', 'Hello', 1, ${moment})`,
      );
    await run(
      `INSERT INTO contact_replies (id, messageId, content, author, createdAt, outboxKey) VALUES (1, 2, 'Welcome.', 'admin', ${moment}, 'key-2')`,
    );
    // More rows than the migration reads in one batch.
    const text = Array.from({ length: 1_001 }, (_, at) =>
      at === 0 || at === 1_000 ? 'My son is dying' : 'Rain for our fields',
    );
    await run(
      `INSERT INTO prayer_requests (id, request, isPublic, isAnswered, replyKey, createdAt) VALUES ${text.map((request, at) => `(${at + 1}, '${request}', 0, 0, 'key-${at}', ${moment})`).join(', ')}`,
    );
    await run(
      `INSERT INTO prayer_replies (id, requestId, content, author, createdAt) VALUES (1, 1, 'We prayed.', 'admin', ${moment})`,
    );

    await migration.up(runner);
    const ids = async (statement: string): Promise<number[]> =>
      ((await run(statement)) as { id: number }[]).map(({ id }) => Number(id));
    expect(await ids('SELECT id FROM contact_messages WHERE isAnswered = 1')).toEqual([2]);
    expect(await ids('SELECT id FROM prayer_requests WHERE isUrgent = 1 ORDER BY id')).toEqual([1, 1_001]);
    expect([await ids('SELECT id FROM contact_replies'), await ids('SELECT id FROM prayer_replies')]).toEqual([
      [1],
      [1],
    ]);
    await runner.release();
  });
});
