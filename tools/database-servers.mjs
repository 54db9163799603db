// Private MariaDB and MySQL servers in temporary folders, for tests and measurements; removed when they stop.
// From the shell: `node tools/database-servers.mjs npm run integration -w @ministry/api` runs a command with
// TEST_MARIADB_URL and TEST_MYSQL_URL, for the servers that this machine has.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './product.mjs';
import { run } from './run.mjs';
import { ServerProcess } from './server-process.mjs';

/** Debian keeps servers in sbin, which is not on every account's PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const onPath = (...names) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));

/** Where .ci/mysql puts the MySQL server, which has no package in Debian stable. */
const extracted = '/var/cache/ministry/mysql';

/** @typedef {'mariadb' | 'mysql'} Kind */

/** The server comes from another release of Debian and needs the libraries of that release. */
function extractedMysql() {
  const within = (folder, name) =>
    existsSync(join(extracted, folder))
      ? readdirSync(join(extracted, folder))
          .filter((entry) => name.test(entry))
          .map((entry) => join(extracted, folder, entry))
      : [];
  const [loader] = [...within('usr/lib64', /^ld-linux.*\.so/), ...within('usr/lib', /^ld-linux.*\.so/)];
  const [libraries] = within('usr/lib', /-linux-gnu/);
  const server = join(extracted, 'usr/sbin/mysqld');
  return loader && libraries && existsSync(server) ? [loader, '--library-path', libraries, server] : undefined;
}

/** @type {Record<Kind, () => string[] | undefined>} */
const finders = {
  mariadb: () => {
    const server = onPath('mariadbd');
    return server && [server];
  },
  mysql: () => {
    // MariaDB installs a program of this name too.
    const server = onPath('mysqld');
    return server && basename(realpathSync(server)) === 'mysqld' ? [server] : extractedMysql();
  },
};

/** Command that starts the database server of this kind on this machine, or undefined. @param {Kind} kind */
export const findServer = (kind) => finders[kind]();

/** Whether the MySQL server of this machine has a plugin. @param {string} file */
export function hasMysqlPlugin(file) {
  const places = [join(extracted, 'usr/lib/mysql/plugin'), '/usr/lib/mysql/plugin', '/usr/lib64/mysql/plugin'];
  return findServer('mysql') !== undefined && places.some((place) => existsSync(join(place, file)));
}

/** A database server refuses to run as root unless this option says so. */
export const asRoot = process.getuid?.() === 0 ? [`--user=${userInfo().username}`] : [];

/** A server outside the standard folder needs the path of its files. @param {string[]} command */
export const mysqlPlace = (command) => (command.length > 1 ? [`--basedir=${join(extracted, 'usr')}`] : []);

/** Options that only one kind of server has. */
const ownOptions = (kind, command) =>
  kind === 'mariadb'
    ? []
    : [
        ...mysqlPlace(command),
        '--mysqlx=OFF', // It would listen on a further port.
        '--performance-schema=OFF',
        '--secure-file-priv=NULL', // Debian's folder for files exists only with its package.
      ];

async function initialise(kind, command, dataDir) {
  const installer = onPath('mariadb-install-db', 'mysql_install_db');
  const { ok, output } = await run(
    kind === 'mariadb'
      ? [
          installer ?? 'mariadb-install-db',
          '--no-defaults',
          `--datadir=${dataDir}`,
          '--auth-root-authentication-method=normal',
          '--skip-test-db',
          ...asRoot,
        ]
      : [
          ...command,
          '--no-defaults',
          '--initialize-insecure',
          `--datadir=${dataDir}`,
          ...ownOptions(kind, command),
          ...asRoot,
        ],
  );
  if (!ok) throw new Error(`The database folder could not be made.\n${output}`);
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

/** Name and password of the account, and the name of its database. */
export const account = 'ministry';
/** One statement per line, as the init file of a server requires. */
export const accountStatements = `CREATE DATABASE ${account} CHARACTER SET utf8mb4;
CREATE USER '${account}'@'%' IDENTIFIED BY '${account}';
GRANT ALL ON *.* TO '${account}'@'%' WITH GRANT OPTION;
`;

/**
 * Starts a server with one database and one account that has all rights, including creating more databases.
 * @param {Kind} kind
 * @param {string[]} [options] further server options
 * @returns {Promise<{url: string, freeze: () => Promise<void>, thaw: () => void, stop: () => Promise<void>}>}
 *   a frozen server keeps its connections and does not respond
 */
export async function startServer(kind, options = []) {
  const command = findServer(kind);
  if (!command) throw new Error(`There is no ${kind} server on this machine.`);
  const folder = await mkdtemp(join(tmpdir(), 'ministry-db-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  await initialise(kind, command, join(folder, 'data')).catch(async (error) => {
    await remove();
    throw error;
  });
  const statements = join(folder, 'account.sql');
  await writeFile(statements, accountStatements);

  const port = await freePort();
  const log = join(folder, 'log');
  const server = new ServerProcess();
  const serverCommand = [
    ...command,
    '--no-defaults',
    `--datadir=${join(folder, 'data')}`,
    `--socket=${join(folder, 's')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--skip-log-bin',
    '--max-connections=300',
    ...ownOptions(kind, command),
    ...asRoot,
    ...options,
  ];
  server.start([...serverCommand, `--init-file=${statements}`], log);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

  const stop = async () => {
    await server.end('SIGTERM');
    await remove();
  };
  for (const deadline = performance.now() + 60_000; !(await accepts(port)); await pause(100)) {
    if (server.isRunning && performance.now() < deadline) continue;
    const output = readFileSync(log, 'utf8');
    await stop();
    throw new Error(`The database server did not start.\n${output}`);
  }
  // Restarted as by its systemd unit (Restart=on-abnormal): MariaDB 10.11 was seen to crash in a read of information_schema
  // during DROP DATABASE. Then only the current test fails, and not every test after it.
  server.onCrash(() => server.start(serverCommand, log));
  const url = `${kind}://${account}:${account}@127.0.0.1:${port}/${account}`;
  return { url, freeze: () => server.freeze(), thaw: () => server.thaw(), stop };
}

/** Every kind of server that this machine has. @returns {Kind[]} */
export const kindsHere = () => ['mariadb', 'mysql'].filter(findServer);

/**
 * Runs something with a server of each kind that this machine has.
 * @template T
 * @param {(env: Record<string, string>) => Promise<T>} work receives their addresses as environment variables
 * @param {string[]} [options] further server options
 * @returns {Promise<T>}
 */
export async function withServers(work, options) {
  const servers = [];
  try {
    for (const kind of kindsHere()) servers.push([kind, await startServer(kind, options)]);
    return await work(Object.fromEntries(servers.map(([kind, { url }]) => [`TEST_${kind.toUpperCase()}_URL`, url])));
  } finally {
    for (const [, server] of servers) await server.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ok } = await withServers((env) => run(process.argv.slice(2), { show: true, env }));
  process.exitCode = ok ? 0 : 1;
}
