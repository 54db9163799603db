import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type StaffRole, staffRoles } from '@ministry/domain';
import { createApp } from '../src/configure-app.ts';
import { type Config, loadConfig } from '../src/platform/config/config.ts';
import { Database } from '../src/platform/database/database.ts';
import { Seeder } from '../src/platform/seed/seeder.ts';
import { type ApiAnswer, ApiClient, type ApiRequest } from './api-client.ts';
import { type DatabaseOfApp, serverDatabase, servers, sqliteDatabase, type TestDatabase } from './databases.ts';
import { closeAtTheEnd } from './leftovers.ts';

export type { TestDatabase };

export const passwords: Record<StaffRole, string> = {
  admin: 'a long admin passphrase',
  editor: 'a long editor passphrase',
  treasurer: 'a long treasurer passphrase',
  pastor: 'a long pastor passphrase',
  steward: 'a long steward passphrase',
  media: 'a long media passphrase',
};

// For a plugin without a name, Fastify searches `require.cache`, which Jest rebuilds from several thousand modules each time.
// That is a fifth of the processor time of a start.
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), { value: 'plugin', writable: true });

interface Options {
  database?: TestDatabase;
  /** Also write the first content. */
  seed?: boolean;
  /** Settings as in `.env`. */
  environment?: Record<string, string>;
  /** Modules with routes that exist only in a test. */
  modules?: Type[];
  /** The test changes the tables, so no other test can use its database afterwards. */
  changesTables?: boolean;
}

export interface TestApp {
  app: NestFastifyApplication;
  config: Config;
  database: Database;
  /** All registered routes, such as `GET /api/events/:id`. */
  routes: ReadonlySet<string>;
  /** Sends one request over a socket. */
  send(request: ApiRequest): Promise<ApiAnswer>;
  /** Returns the headers of a signed-in staff member. Only `admin` and `media` have accounts before `addEveryRole`. */
  as(role: StaffRole): { authorization: string };
  /** Address of the application. */
  site: string;
  /** Starts another application on the same database, as a second process, with `own` overriding its settings. */
  startAnother(own?: Partial<Config>): Promise<TestApp>;
  /** Stops the application and starts the next one on the same data; closing that one deletes the data. */
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
  const client = new ApiClient(app.getHttpServer());
  const closeApp = closeAtTheEnd(async () => {
    await app.close();
    client.close();
  });
  await database.migrated(app.get(Database).dataSource);
  await app.listen(0, '127.0.0.1');
  if (seed) await app.get(Seeder).run();
  return {
    app,
    config,
    database: app.get(Database),
    routes,
    send: (request) => client.send(request),
    as: (role) => ({ authorization: basic(role, passwords[role]) }),
    site: client.site,
    startAnother: (own) => boot({ ...config, ...own }, { modules }, database, () => Promise.resolve()),
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

/** Starts the application on a new, migrated database. */
export async function startTestApp({
  database = 'sqlite',
  environment = {},
  changesTables = false,
  ...options
}: Options = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-test-'));
  const own = database === 'sqlite' ? sqliteDatabase(folder) : await serverDatabase(database, !changesTables);
  const cleanUp = closeAtTheEnd(async () => {
    await own.release();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
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

/** Adds an account for each role that a first start does not create. */
export async function addEveryRole({ send, as }: TestApp): Promise<void> {
  for (const role of staffRoles.filter((role) => role !== 'admin' && role !== 'media')) {
    const payload = { username: role, role, password: passwords[role] };
    await send({ method: 'POST', url: '/api/staff-accounts', headers: as('admin'), payload });
  }
}

const databases: TestDatabase[] = ['sqlite', ...servers];
/** Servers on which all tests run; unset if somebody runs single test files on servers of their own. */
const runAllTestsOn = process.env.TEST_WHOLE_ON?.split(',');

/** Whether all tests run on this database, or only those that a dialect can break. */
export const runsEveryTestOn = (database: TestDatabase): boolean =>
  database === 'sqlite' || (runAllTestsOn?.includes(database) ?? true);

function describeOn(names: TestDatabase[], name: string, body: (database: TestDatabase) => void): void {
  describe.each(names)(`${name} (%s)`, (database) => {
    body(database);
  });
}

/** For what a dialect can break, such as transactions, locks, races, money, migrations and search: runs on every database of this machine. */
export const describeOnEachDatabase = (name: string, body: (database: TestDatabase) => void): void =>
  describeOn(databases, name, body);

/** For what only a database server can show; skipped if there is none. */
export function describeOnEachServer(name: string, body: (database: TestDatabase) => void): void {
  if (servers.length > 0) describeOn(servers, name, body);
  else describe.skip(name, () => body('mariadb'));
}

/** For rules above the repositories, which no dialect can break: runs on SQLite, and on the servers that TEST_WHOLE_ON names. */
export const describeOnAnyDatabase = (name: string, body: (database: TestDatabase) => void): void =>
  describeOn(databases.filter(runsEveryTestOn), name, body);
