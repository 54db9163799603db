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

  it('have their values under the names in the statement', () => {
    expect(connection.prepare('SELECT id, title AS name FROM events WHERE id = ?').all(1)).toEqual([
      { id: 1, name: 'Praise' },
    ]);
  });

  it('are returned by a write with RETURNING; other writes return a count', () => {
    expect(connection.prepare("INSERT INTO events VALUES (2, 'Night') RETURNING id").all()).toEqual([{ id: 2 }]);
    expect(connection.prepare('DELETE FROM events WHERE id = 2').run().changes).toBe(1);
  });

  it('have the new column names after a change of the table (SELECT *)', () => {
    const all = connection.prepare('SELECT * FROM events');
    expect(all.all()).toEqual([{ id: 1, title: 'Praise' }]);
    connection.exec('ALTER TABLE events RENAME COLUMN title TO name');
    expect(all.all()).toEqual([{ id: 1, name: 'Praise' }]);
  });
});
