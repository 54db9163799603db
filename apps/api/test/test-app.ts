import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../src/configure-app.ts';
import { type Config, loadConfig } from '../src/platform/config/config.ts';
import { Database } from '../src/platform/database/database.ts';
import { Seeder } from '../src/platform/seed/seeder.ts';
import { type DatabaseOfApp, mariadbDatabase, mariadbUrl, sqliteDatabase, type TestDatabase } from './databases.ts';
import { closeAtTheEnd } from './leftovers.ts';

export { mariadbUrl, type TestDatabase };

export const passwords = { admin: 'a long admin passphrase', media: 'a long media passphrase' } as const;

interface Options {
  database?: TestDatabase;
  /** Also plant the first content. */
  seed?: boolean;
  /** Settings as in `.env`. */
  environment?: Record<string, string>;
  /** Modules with routes that only a test has. */
  modules?: Type[];
  /** The test changes the tables themselves, so that no other test can use its database afterwards. */
  changesTables?: boolean;
}

export interface TestApp {
  app: NestFastifyApplication;
  config: Config;
  database: Database;
  /** Every route that was registered, as `GET /api/events/:id`. */
  routes: ReadonlySet<string>;
  /** Sends one request through the whole application, in process. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Headers of a signed-in staff member. */
  as(role: 'admin' | 'media'): { authorization: string };
  /** Listens on a free port and answers the address, for what needs a real socket. */
  listen(): Promise<string>;
  /** A second process' view: another application on the same database. */
  again(): Promise<TestApp>;
  /** Stops it and starts the next process on what it has left behind, which that one clears away when it closes. */
  restart(): Promise<TestApp>;
  close(): Promise<void>;
}

export const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

async function boot(
  config: Config,
  { seed = false, modules = [] }: Options,
  database: DatabaseOfApp,
  cleanUp: () => Promise<void>,
): Promise<TestApp> {
  const routes = new Set<string>();
  const app = await createApp(config, {
    modules,
    onRoute: ({ method, url }) => [method].flat().forEach((name) => routes.add(`${name} ${url}`)),
  });
  const closeApp = closeAtTheEnd(() => app.close());
  await database.migrated(app.get(Database).dataSource);
  await app.init();
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await fastify.ready();
  if (seed) await app.get(Seeder).run();
  return {
    app,
    config,
    database: app.get(Database),
    routes,
    inject: (request) => fastify.inject(request),
    as: (role) => ({ authorization: basic(role, passwords[role]) }),
    listen: async () => {
      await app.listen(0, '127.0.0.1');
      return app.getUrl();
    },
    again: () => boot(config, { modules }, database, () => Promise.resolve()),
    restart: async () => {
      await closeApp();
      return boot(config, { modules }, database, cleanUp);
    },
    close: async () => {
      await closeApp();
      await cleanUp();
    },
  };
}

/** The application over a fresh, migrated database of its own. */
export async function startTestApp({
  database = 'sqlite',
  environment = {},
  changesTables = false,
  ...options
}: Options = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-test-'));
  const own = database === 'mariadb' ? await mariadbDatabase(!changesTables) : sqliteDatabase(folder);
  const cleanUp = closeAtTheEnd(async () => {
    await own.release();
    rmSync(folder, { recursive: true, force: true });
  });
  const config = loadConfig({
    DATA_DIR: folder,
    DATABASE_URL: own.url,
    ADMIN_PASSWORD: passwords.admin,
    MEDIA_PASSWORD: passwords.media,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    MEDIA_SERVER: 'off',
    NODE_ENV: 'test',
    ...environment,
  });
  return boot(config, options, own, cleanUp);
}

const databases: TestDatabase[] = mariadbUrl === undefined ? ['sqlite'] : ['sqlite', 'mariadb'];

function describeOn(names: TestDatabase[], name: string, body: (database: TestDatabase) => void): void {
  describe.each(names)(`${name} (%s)`, (database) => {
    body(database);
  });
}

/** What a dialect could break, such as transactions, locks, migrations and search: on every database this machine has. */
export const describeOnEachDatabase = (name: string, body: (database: TestDatabase) => void): void =>
  describeOn(databases, name, body);

/** What no dialect should break: on SQLite, in CI on every database. */
export const describeOnAnyDatabase = (name: string, body: (database: TestDatabase) => void): void =>
  describeOn(process.env.TEST_MARIADB_FOR === 'dialect' ? ['sqlite'] : databases, name, body);
