import BetterSqlite3 from 'better-sqlite3';
import { readRowsAsArrays } from './sqlite-rows.ts';

describe('rows of the embedded database', () => {
  const connection = new BetterSqlite3(':memory:');
  beforeAll(() => {
    readRowsAsArrays(connection);
    connection.exec(
      "CREATE TABLE events (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO events VALUES (1, 'Praise')",
    );
  });
  afterAll(() => connection.close());

  it('have their values by the names that the statement gives', () => {
    expect(connection.prepare('SELECT id, title AS name FROM events WHERE id = ?').all(1)).toEqual([
      { id: 1, name: 'Praise' },
    ]);
  });

  it('are told of by a write that returns them, and by no other', () => {
    expect(connection.prepare("INSERT INTO events VALUES (2, 'Night') RETURNING id").all()).toEqual([{ id: 2 }]);
    expect(connection.prepare('DELETE FROM events WHERE id = 2').run().changes).toBe(1);
  });

  it('follow a change of the columns behind a star', () => {
    const all = connection.prepare('SELECT * FROM events');
    expect(all.all()).toEqual([{ id: 1, title: 'Praise' }]);
    connection.exec('ALTER TABLE events RENAME COLUMN title TO name');
    expect(all.all()).toEqual([{ id: 1, name: 'Praise' }]);
  });
});
