// A private MariaDB (or MySQL) server in a temporary folder, for tests and measurements; gone when they end.
// From the shell: `node tools/mariadb.mjs npm run integration -w @ministry/api` runs a command with TEST_MARIADB_URL set.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './product.mjs';
import { run } from './run.mjs';

/** Debian keeps servers in sbin, which is not on every account's PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const onPath = (...names) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));

/** Path of the database server on this machine, or undefined. */
export const findServer = () => onPath('mariadbd', 'mysqld');

/** A server that was just started refuses to be run by root unless told so. */
const asRoot = process.getuid?.() === 0 ? [`--user=${userInfo().username}`] : [];

async function initialise(server, dataDir) {
  const installer = onPath('mariadb-install-db', 'mysql_install_db');
  const command = installer
    ? [
        installer,
        '--no-defaults',
        `--datadir=${dataDir}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        ...asRoot,
      ]
    : [server, '--no-defaults', '--initialize-insecure', `--datadir=${dataDir}`, ...asRoot];
  const { ok, output } = await run(command);
  if (!ok) throw new Error(`The database folder could not be made.\n${output}`);
  return installer ? 'mariadb' : 'mysql';
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

/** Whether every thread of the process stands still. Only Linux tells. */
function isStopped(pid) {
  if (process.platform !== 'linux') return true;
  const threads = readdirSync(`/proc/${pid}/task`);
  try {
    return threads.every((thread) => / T /.test(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')));
  } catch {
    return false; // One of them has just ended.
  }
}

/**
 * Starts a server with one database and one account that may do everything, also make more databases.
 * @param {string[]} [options] further server options
 * @returns {Promise<{url: string, freeze: () => Promise<void>, thaw: () => void, stop: () => Promise<void>}>}
 *   a frozen server keeps its connections and answers nothing
 */
export async function startMariadb(options = []) {
  const server = findServer();
  if (!server) throw new Error('Neither mariadbd nor mysqld is on PATH.');
  const folder = await mkdtemp(join(tmpdir(), 'ministry-db-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const scheme = await initialise(server, join(folder, 'data')).catch(async (error) => {
    await remove();
    throw error;
  });
  const account = join(folder, 'account.sql');
  await writeFile(
    account,
    "CREATE DATABASE ministry CHARACTER SET utf8mb4;\nCREATE USER 'ministry'@'%' IDENTIFIED BY 'ministry';\nGRANT ALL ON *.* TO 'ministry'@'%';\n",
  );

  const port = await freePort();
  const child = spawn(
    server,
    [
      '--no-defaults',
      `--datadir=${join(folder, 'data')}`,
      `--socket=${join(folder, 's')}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--skip-log-bin',
      '--max-connections=300',
      `--init-file=${account}`,
      ...asRoot,
      ...options,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  child.stdout.on('data', (chunk) => (log += chunk));
  child.stderr.on('data', (chunk) => (log += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

  const freeze = async () => {
    child.kill('SIGSTOP');
    // The signal reaches one thread after the other, and those that still run still answer.
    while (!isStopped(child.pid)) await pause(5);
  };
  const thaw = () => child.kill('SIGCONT');
  const stop = async () => {
    process.off('exit', killed);
    thaw();
    child.kill('SIGTERM');
    await ended;
    await remove();
  };
  for (const deadline = performance.now() + 60_000; !(await accepts(port)); await pause(100)) {
    if (child.exitCode === null && performance.now() < deadline) continue;
    await stop();
    throw new Error(`The database server did not start.\n${log}`);
  }
  return { url: `${scheme}://ministry:ministry@127.0.0.1:${port}/ministry`, freeze, thaw, stop };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const database = await startMariadb();
  const { ok } = await run(process.argv.slice(2), { show: true, env: { TEST_MARIADB_URL: database.url } });
  await database.stop();
  process.exitCode = ok ? 0 : 1;
}
