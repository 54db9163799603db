import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createConnection } from 'mysql2/promise';
import { type Config, loadConfig } from '../src/config/config.ts';
import { createApp } from '../src/configure-app.ts';
import { Database } from '../src/database/database.ts';
import { Seeder } from '../src/database/seed/seeder.ts';

export type TestDatabase = 'sqlite' | 'mariadb';

/** Address of a MariaDB server on which tests may create databases; the test command starts one. */
export const mariadbUrl = process.env.TEST_MARIADB_URL;

export const passwords = { admin: 'a long admin passphrase', media: 'a long media passphrase' } as const;

interface Options {
  database?: TestDatabase;
  /** Also plant the first content. */
  seed?: boolean;
  /** Settings as in `.env`. */
  environment?: Record<string, string>;
  /** Modules with routes that only a test has. */
  modules?: Type[];
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

let counter = 0;

async function createMariadb(): Promise<{ url: string; drop(): Promise<void> }> {
  if (mariadbUrl === undefined) throw new Error('TEST_MARIADB_URL is not set');
  counter += 1;
  const name = `ministry_${process.pid}_${counter}`;
  const run = async (statement: string): Promise<void> => {
    const connection = await createConnection(mariadbUrl.replace(/^mariadb:/, 'mysql:'));
    await connection.query(statement);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const url = new URL(mariadbUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE IF EXISTS ${name}`) };
}

export const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

async function boot(
  config: Config,
  { seed = false, modules = [] }: Options,
  cleanUp: () => Promise<void>,
): Promise<TestApp> {
  const routes = new Set<string>();
  const app = await createApp(config, {
    modules,
    onRoute: ({ method, url }) => [method].flat().forEach((name) => routes.add(`${name} ${url}`)),
  });
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
    again: () => boot(config, { modules }, () => Promise.resolve()),
    restart: async () => {
      await app.close();
      return boot(config, { modules }, cleanUp);
    },
    close: async () => {
      await app.close();
      await cleanUp();
    },
  };
}

/** The application over a fresh, migrated database of its own. */
export async function startTestApp({
  database = 'sqlite',
  environment = {},
  ...options
}: Options = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-test-'));
  const mariadb = database === 'mariadb' ? await createMariadb() : undefined;
  const config = loadConfig({
    DATA_DIR: folder,
    DATABASE_URL: mariadb?.url,
    ADMIN_PASSWORD: passwords.admin,
    MEDIA_PASSWORD: passwords.media,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    MEDIA_SERVER: 'off',
    NODE_ENV: 'test',
    ...environment,
  });
  return boot(config, options, async () => {
    await mariadb?.drop();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** The same rules on every database this machine has. */
export function describeOnEachDatabase(name: string, body: (database: TestDatabase) => void): void {
  const databases: TestDatabase[] = mariadbUrl === undefined ? ['sqlite'] : ['sqlite', 'mariadb'];
  describe.each(databases)(`${name} (%s)`, (database) => {
    body(database);
  });
}
