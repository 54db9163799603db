import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is searched in the tables that grow. */
const tables = {
  events: ['title', 'description', 'location', 'category'],
  sermons: ['title', 'description', 'speaker', 'series', 'tags'],
  contact_messages: ['firstName', 'lastName', 'email', 'phone', 'message'],
  prayer_requests: ['name', 'request'],
  event_registrations: ['firstName', 'lastName', 'email', 'phone', 'confirmationCode'],
};

/** Which rows have which three characters: the embedded database then searches for parts of words without reading every text (ADR 29). */
export class Trigrams1700000031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type !== 'better-sqlite3') return;
    for (const [table, columns] of Object.entries(tables)) {
      const name = `${table}_trigrams`;
      const list = columns.join(', ');
      const valuesOf = (row: 'new' | 'old'): string => columns.map((column) => `${row}.${column}`).join(', ');
      const add = `INSERT INTO ${name} (rowid, ${list}) VALUES (new.id, ${valuesOf('new')});`;
      // An index without texts of its own has to be told what it had noted of the row.
      const remove = `INSERT INTO ${name} (${name}, rowid, ${list}) VALUES ('delete', old.id, ${valuesOf('old')});`;
      for (const statement of [
        `CREATE VIRTUAL TABLE ${name} USING fts5(${list}, content='${table}', content_rowid='id', tokenize='trigram', detail=none, columnsize=0)`,
        `INSERT INTO ${name} (${name}) VALUES ('rebuild')`,
        `CREATE TRIGGER ${name}_insert AFTER INSERT ON ${table} BEGIN ${add} END`,
        `CREATE TRIGGER ${name}_update AFTER UPDATE OF ${list} ON ${table} BEGIN ${remove} ${add} END`,
        `CREATE TRIGGER ${name}_delete AFTER DELETE ON ${table} BEGIN ${remove} END`,
      ])
        await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type !== 'better-sqlite3') return;
    for (const table of Object.keys(tables)) {
      for (const event of ['insert', 'update', 'delete']) await runner.query(`DROP TRIGGER ${table}_trigrams_${event}`);
      await runner.query(`DROP TABLE ${table}_trigrams`);
    }
  }
}
