import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import * as mysql2 from 'mysql2';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { loadMigrations } from '../../src/platform/database/migrations.ts';
import { builtServer } from '../built-server.ts';
import { emptyServerDatabase, type TestDatabase } from '../databases.ts';
import { closeAtTheEnd } from '../leftovers.ts';
import { until } from '../stand-ins/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeOnEachServer } from '../test-app.ts';

type Migrations = (new () => MigrationInterface)[];
type Done = (error: object | null, ...answer: unknown[]) => void;
type Queried = { query(...args: unknown[]): unknown; destroy(): void };

const timeoutMs = 900_000;
/** The first migration that changes tables of an earlier one; they may contain rows by then. */
const firstUpgrade = 1700000017000;

const createsJournal = /^CREATE TABLE IF NOT EXISTS migration_journal/;
/** Statements whose effect may outlive the process. The table of the journal, with which each migration begins, is counted separately. */
const writes = /^\s*(CREATE (?!TABLE IF NOT)|ALTER|DROP|RENAME|INSERT|UPDATE|DELETE|COMMIT)/i;
const isUndone = /^\s*(INSERT|UPDATE|DELETE)/i;

/** A driver that lets a test patch each connection. */
function drivenBy(patch: (connection: Queried) => void): typeof mysql2 {
  const known = new WeakSet<object>();
  const createPool = (options: mysql2.PoolOptions): unknown => {
    const pool = mysql2.createPool(options) as unknown as { getConnection(callback: Done): void };
    const getConnection = pool.getConnection.bind(pool);
    pool.getConnection = (callback) =>
      getConnection((error, connection) => {
        if (connection && !known.has(connection)) {
          known.add(connection);
          patch(connection as Queried);
        }
        callback(error, connection);
      });
    return pool;
  };
  return { ...mysql2, createPool } as unknown as typeof mysql2;
}

const killed = (): Error => Object.assign(new Error('killed'), { code: 'PROTOCOL_CONNECTION_LOST', fatal: true });

/** The driver of a process that is killed after the server has executed this many of its statements. */
function dyingDriver(counted: RegExp, statements: number): { driver: typeof mysql2; last: () => string | undefined } {
  let left = statements;
  let last: string | undefined;
  const driver = drivenBy((connection) => {
    const query = connection.query.bind(connection);
    connection.query = (...args) => {
      const [given] = args as [string | { sql: string }];
      const statement = typeof given === 'string' ? given : given.sql;
      const done = args.pop() as Done;
      return query(...args, (error: object | null, ...answer: unknown[]) => {
        if (counted.test(statement)) left -= 1;
        if (left > 0) return done(error, ...answer);
        last ??= statement;
        connection.destroy();
        done(killed());
      });
    };
  });
  return { driver, last: () => last };
}

/** The driver of a process that is killed while the server is still executing its statement. */
function cutDriver(): { driver: typeof mysql2; cut: () => void } {
  const waiting = new Set<() => void>();
  const driver = drivenBy((connection) => {
    const query = connection.query.bind(connection);
    connection.query = (...args) => {
      const done = args.pop() as Done;
      const giveUp = (): void => {
        connection.destroy();
        done(killed());
      };
      waiting.add(giveUp);
      return query(...args, (...answer: Parameters<Done>) => {
        if (waiting.delete(giveUp)) done(...answer);
      });
    };
  });
  return {
    driver,
    cut: () => {
      for (const giveUp of [...waiting]) if (waiting.delete(giveUp)) giveUp();
    },
  };
}

/** Rows in the tables that later migrations change, as on a site in use. */
const rowsOfOld = [
  `INSERT INTO events (id, title, description, date, location, category, tags, eventPhotos, registrationRequired, isActive, createdAt, updatedAt)
   VALUES (1, 'Crusade', 'Come', '2026-12-01 09:00:00.000', 'Gulu', 'crusade', '[]', '[]', 1, 1, '2026-11-01 08:00:00.000', '2026-11-01 08:00:00.000')`,
  `INSERT INTO event_registrations (eventId, personKey, confirmationCode, firstName, lastName, email, createdAt)
   VALUES (1, 'key', 'CODE', 'Grace', 'Akello', 'grace@example.org', '2026-11-01 08:00:00.000')`,
  "INSERT INTO audit_log (at, actor, action, entity, summary, `before`, `after`) VALUES ('2026-11-01 08:00:00.000', 'admin', 'updated', 'event', 'Crusade', '{\"a\":1}', '{\"a\":2}'), ('2026-11-01 08:00:00.000', 'admin', 'created', 'event', 'Other', NULL, '{\"b\":1}')",
  `INSERT INTO photo_galleries (id, title, description, createdAt, updatedAt) VALUES (1, 'Album', 'Photos', '2026-11-01 08:00:00.000', '2026-11-01 08:00:00.000')`,
  `INSERT INTO photos (id, galleryId, url, filename, createdAt) VALUES (4, 1, '/a.jpg', 'a.jpg', '2026-11-01 08:00:00.000'), (7, 1, '/b.jpg', 'b.jpg', '2026-11-01 08:00:00.000')`,
  `INSERT INTO contact_messages (id, firstName, lastName, email, message, isRead, createdAt) VALUES (1, 'Mary', 'Akello', 'mary@example.org', 'Hello', 1, '2026-11-01 08:00:00.000')`,
  `INSERT INTO contact_replies (messageId, content, author, createdAt, outboxKey) VALUES (1, 'Welcome.', 'admin', '2026-11-01 08:00:00.000', 'key-1')`,
  `INSERT INTO prayer_requests (id, request, isPublic, isAnswered, replyKey, createdAt) VALUES (1, 'My son is dying', 0, 0, 'k1', '2026-11-01 08:00:00.000'), (2, 'Rain', 0, 0, 'k2', '2026-11-01 08:00:00.000'), (3, 'My wife is dying', 0, 0, 'k3', '2026-11-01 08:00:00.000')`,
  `INSERT INTO uploads (name, kind, bytes, createdAt, createdBy) VALUES ('a.jpg', 'image', 12345, '2026-11-01 08:00:00.000', 'admin')`,
];

describeOnEachServer('migrations whose process is killed', (database) => {
  let all: Migrations;
  let connection: Connection;
  beforeAll(async () => {
    all = await loadMigrations();
  });

  const earlier = (): Migrations => all.filter(({ name }) => Number(name.slice(-13)) < firstUpgrade);

  async function emptyDatabase(): Promise<string> {
    const url = await emptyServerDatabase(database as Exclude<TestDatabase, 'sqlite'>);
    const opened = await createConnection({ uri: url.replace(/^mariadb:/, 'mysql:'), dateStrings: true });
    closeAtTheEnd(() => opened.end());
    connection = opened;
    return url;
  }

  const rows = async (statement: string): Promise<Record<string, unknown>[]> =>
    (await connection.query<RowDataPacket[]>(statement))[0];

  /** The exact definition of each table and every row, but not the next id, because an undone INSERT also uses up an id. */
  async function contents(): Promise<Record<string, { table: string; rows: unknown[] }>> {
    const found: Awaited<ReturnType<typeof contents>> = {};
    for (const name of (await rows('SHOW TABLES')).flatMap((row) => Object.values(row) as string[])) {
      const [table] = await rows(`SHOW CREATE TABLE \`${name}\``);
      found[name] = {
        table: String(table?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, ''),
        rows:
          name === 'migrations'
            ? await rows('SELECT timestamp, name FROM migrations ORDER BY id')
            : await rows(`SELECT * FROM \`${name}\` ORDER BY 1, 2`),
      };
    }
    return found;
  }

  /** Runs migrations. `migrate` only uses the options of the data source and opens its own connection. */
  async function run(url: string, migrations: Migrations, driver: typeof mysql2 = mysql2): Promise<void> {
    const options = { ...dataSourceOptions({ databaseUrl: url, dataDir: '' }), migrations, driver };
    await migrate({ options } as unknown as DataSource);
  }

  /** Runs the migrations in a process that is killed after this many statements. Returns its last statement; undefined if it finished before. */
  async function runUntilKilled(
    url: string,
    migrations: Migrations,
    counted: RegExp,
    statements: number,
  ): Promise<string | undefined> {
    const { driver, last } = dyingDriver(counted, statements);
    await run(url, migrations, driver).catch((error: unknown) => {
      if (last() === undefined) throw error;
    });
    return last();
  }

  /**
   * The journal works the same on both servers. MariaDB is killed after every statement. MySQL is killed after every third one, so that
   * a process has also completed migrations before the one in which it is killed.
   */
  const step = database === 'mysql' ? 3 : 1;

  /** Kills after each statement in turn, also in every process that continues the work. Returns the number of processes. */
  async function killEverywhere(url: string, migrations: Migrations): Promise<number> {
    await runUntilKilled(url, migrations, createsJournal, 1);
    await runUntilKilled(url, migrations, createsJournal, 1);
    let lives = 2;
    let before: string | undefined;
    for (let statements = step; ; lives += 1) {
      const last = await runUntilKilled(url, migrations, writes, statements);
      if (last === undefined) return lives;
      // INSERT, UPDATE and DELETE are undone with their process, so the next process gets one statement further.
      statements = isUndone.test(last) || last === before ? statements + 1 : step;
      before = last;
    }
  }

  // Only the earlier migrations: the later ones are killed on a database in use, which is the harder case.
  it(
    'after each statement, on an empty database, end with the same tables as an uninterrupted run',
    async () => {
      const first = earlier();
      await run(await emptyDatabase(), first);
      const expected = await contents();
      expect(await killEverywhere(await emptyDatabase(), first)).toBeGreaterThan((first.length * 5) / step);
      expect(await contents()).toEqual(expected);
    },
    timeoutMs,
  );

  it(
    'after each statement, on a database in use, end with the same tables and rows as an uninterrupted run',
    async () => {
      const inUse = async (): Promise<string> => {
        const url = await emptyDatabase();
        await run(url, earlier());
        for (const statement of rowsOfOld) await connection.query(statement);
        return url;
      };
      await run(await inUse(), all);
      const expected = await contents();
      expect(await killEverywhere(await inUse(), all)).toBeGreaterThan(((all.length - earlier().length) * 5) / step);
      expect(await contents()).toEqual(expected);
      expect(await rows('SELECT id FROM prayer_requests WHERE isUrgent = 1')).toEqual([{ id: 1 }, { id: 3 }]);
    },
    timeoutMs,
  );

  it('during an ALTER TABLE that the database server still runs wait for it, and do not start it again', async () => {
    class Made1700000000001 implements MigrationInterface {
      up = (runner: QueryRunner): Promise<void> => runner.query('CREATE TABLE slow (id integer PRIMARY KEY)');
      down = (): Promise<void> => Promise.resolve();
    }
    class Changed1700000000002 implements MigrationInterface {
      up = (runner: QueryRunner): Promise<void> => runner.query('ALTER TABLE slow ADD COLUMN name varchar(10) NULL');
      down = (): Promise<void> => Promise.resolve();
    }
    const url = await emptyDatabase();
    await run(url, [Made1700000000001]);
    // An open transaction that has read the table makes the ALTER wait.
    await connection.query('START TRANSACTION');
    await connection.query('SELECT * FROM slow');
    const other = await createConnection(url.replace(/^mariadb:/, 'mysql:'));
    const altering = (): Promise<RowDataPacket[]> =>
      other
        .query<RowDataPacket[]>("SELECT id FROM information_schema.processlist WHERE info LIKE 'ALTER TABLE slow%'")
        .then(([found]) => found);
    const { driver, cut } = cutDriver();
    const killed = run(url, [Made1700000000001, Changed1700000000002], driver).catch(() => undefined);
    await until(altering, (found) => found.length === 1);
    cut();
    await killed;
    const next = run(url, [Made1700000000001, Changed1700000000002]);
    await pause(200);
    await connection.query('COMMIT');
    await next;
    await other.end();
    expect(await rows('SHOW COLUMNS FROM slow')).toHaveLength(2);
    expect(await rows('SELECT * FROM migration_journal')).toEqual([]);
  });

  it('are run once when two processes start at the same time', async () => {
    await run(await emptyDatabase(), all);
    const expected = await contents();
    const url = await emptyDatabase();
    await Promise.all([run(url, all), run(url, all)]);
    expect(await contents()).toEqual(expected);
  });

  it.each([
    ['CREATE TRIGGER t BEFORE INSERT ON seeds FOR EACH ROW SET NEW.name = 1', /cannot be made safe/],
    ['TRUNCATE TABLE seeds', /cannot be made safe/],
  ])('refuse a statement whose outcome cannot be checked after a crash: %s', async (statement, why) => {
    class Unsafe1700000000003 implements MigrationInterface {
      up = (runner: QueryRunner): Promise<void> => runner.query(statement);
      down = (): Promise<void> => Promise.resolve();
    }
    await expect(run(await emptyDatabase(), [Unsafe1700000000003])).rejects.toThrow(why);
  });

  it('are not finished by a release with other migrations', async () => {
    const url = await emptyDatabase();
    await runUntilKilled(url, all, /^CREATE TABLE `seeds`/, 1);
    await connection.query("UPDATE migration_journal SET statement = 'another'");
    await expect(run(url, all)).rejects.toThrow(/^Another release was stopped .* start that release once more/);
  });

  describe('of the server itself', () => {
    const folder = temporaryFolder('migrations');

    interface Server {
      child: ChildProcess;
      output(): string;
      exit: Promise<unknown>;
    }
    function start(url: string): Server {
      const child = spawn(process.execPath, [builtServer], {
        env: { PATH: process.env.PATH, PORT: '0', MEDIA_SERVER: 'off', DATA_DIR: folder, DATABASE_URL: url },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const exit = once(child, 'exit');
      closeAtTheEnd(async () => {
        child.kill('SIGKILL');
        await exit;
      });
      return { child, output: () => output, exit };
    }
    const tables = async (): Promise<number> => (await rows('SHOW TABLES')).length;

    it(
      'continue after kill -9, three times in a row',
      async () => {
        await run(await emptyDatabase(), all);
        const shape = async (): Promise<unknown> =>
          Object.entries(await contents()).map(([name, { table }]) => [name, table]);
        const expected = await shape();
        const url = await emptyDatabase();
        for (const moment of [4, 17, 30]) {
          const server = start(url);
          await until(tables, (count) => count >= moment);
          server.child.kill('SIGKILL');
          await server.exit;
        }
        const server = start(url);
        await until(server.output, (output) => output.includes('Database ready'));
        expect(await shape()).toEqual(expected);
        server.child.kill('SIGKILL');
        await server.exit;
      },
      timeoutMs,
    );

    it('say in one sentence that the account may not change tables', async () => {
      const url = new URL(await emptyDatabase());
      // The name of an account may have 32 characters on MySQL.
      const account = `limited_${url.pathname.split('_').at(-1)}`;
      await connection.query(`CREATE USER '${account}'@'%' IDENTIFIED BY 'limited'`);
      await connection.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${url.pathname.slice(1)}.* TO '${account}'@'%'`);
      Object.assign(url, { username: account, password: 'limited' });
      const server = start(url.href);
      await server.exit;
      await connection.query(`DROP USER '${account}'@'%'`);
      expect(server.output()).toMatch(/^The database account may not change tables; grant it .* and start again\.\n$/);
    });

    it('say in one sentence that the tables were created by another program', async () => {
      const url = await emptyDatabase();
      await connection.query('CREATE TABLE seeds (id integer)');
      const server = start(url);
      await server.exit;
      expect(server.output()).toMatch(/^The tables of the database differ from what this program created; .*\.\n$/);
    });
  });
});
