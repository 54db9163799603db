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

// For a plugin without a name Fastify looks through `require.cache`, which Jest builds again from some thousand modules each time:
// a fifth of the processor time of a start.
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), { value: 'plugin', writable: true });

interface Options {
  database?: TestDatabase;
  /** Also seed the first content. */
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
  /** Sends one request over a socket. */
  send(request: ApiRequest): Promise<ApiAnswer>;
  /** Headers of a signed-in staff member; roles but `admin` and `media` have no account before `addEveryRole`. */
  as(role: StaffRole): { authorization: string };
  /** Its address. */
  site: string;
  /** A second process' view: another application on the same database, with settings of its own where it has any. */
  again(own?: Partial<Config>): Promise<TestApp>;
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
    again: (own) => boot({ ...config, ...own }, { modules }, database, () => Promise.resolve()),
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

/** Adds an account of each role that a first start does not make. */
export async function addEveryRole({ send, as }: TestApp): Promise<void> {
  for (const role of staffRoles.filter((role) => role !== 'admin' && role !== 'media')) {
    const payload = { username: role, role, password: passwords[role] };
    await send({ method: 'POST', url: '/api/staff-accounts', headers: as('admin'), payload });
  }
}

const databases: TestDatabase[] = ['sqlite', ...servers];
/** Left unset where somebody has lent servers to the tests of some files. */
const wholeOn = process.env.TEST_WHOLE_ON?.split(',');

/** Whether everything is tried here, or what a dialect could break alone. */
export const runsEveryTestOn = (database: TestDatabase): boolean =>
  database === 'sqlite' || (wholeOn?.includes(database) ?? true);

function describeOn(names: TestDatabase[], name: string, body: (database: TestDatabase) => void): void {
  describe.each(names)(`${name} (%s)`, (database) => {
    body(database);
  });
}

/** What a dialect could break, such as transactions, locks, races, money, migrations and search: on every database this machine has. */
export const describeOnEachDatabase = (name: string, body: (database: TestDatabase) => void): void =>
  describeOn(databases, name, body);

/** What only a database server can show; skipped where there is none. */
export function describeOnEachServer(name: string, body: (database: TestDatabase) => void): void {
  if (servers.length > 0) describeOn(servers, name, body);
  else describe.skip(name, () => body('mariadb'));
}

/** Rules above the repositories, which no dialect breaks: on SQLite; on the servers that TEST_WHOLE_ON names too. */
export const describeOnAnyDatabase = (name: string, body: (database: TestDatabase) => void): void =>
  describeOn(databases.filter(runsEveryTestOn), name, body);
