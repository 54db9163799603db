// Starts the built product for a tool that needs it from outside: browser tests, the benchmark, the screenshots.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const main = fileURLToPath(new URL('../apps/api/dist/main.js', import.meta.url));

/** The staff of a product started here; the passwords satisfy the product's own length rule. */
export const credentials = {
  admin: { username: 'admin', password: 'first light over the plain' },
  media: { username: 'media', password: 'a quiet and steady signal' },
};

/**
 * As in docker/Dockerfile: with these settings glibc returns freed memory to the system; otherwise the arenas of its threads would
 * keep a hundred megabytes. glibc reads the settings only when the process starts.
 */
export const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/** A start takes two seconds of processor time, and much longer on a busy machine. */
const startTimeoutMs = 120_000;

/**
 * Returns a port that is free now. Another program may get the same one before it is used.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts one process of the product over a separate data folder and waits until it is ready.
 * @param {Record<string, string>} [settings] environment settings on top of the usual ones
 * @param {string} [template] data folder to copy; the product starts with an empty one if left out
 * @param {string} [program] `dist/main.js` of another build than this one
 * @returns {Promise<{url: string, dataDir: string, pid: number, readyAfter: number, log: () => string, stop: (options?: {removeData?: boolean, atOnce?: boolean}) => Promise<number | null>}>}
 *   `readyAfter` is milliseconds from spawn to the first successful /readyz; `stop` resolves with the exit code. With `atOnce` it
 *   kills the process and resolves with null, without the second in which load balancers are meant to notice
 */
export async function startProduct(settings = {}, template = undefined, program = main) {
  for (;;) {
    const port = settings.PORT ?? String(await freePort());
    const started = await startAt(port, settings, template, program);
    if ('url' in started) return started;
    // Two products that start at the same time may have got the same port.
    if (settings.PORT !== undefined || !started.log.includes(`Port ${port} is in use`))
      throw new Error(`The product did not become ready.\n${started.log}`);
  }
}

async function startAt(port, settings, template, program) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ministry-'));
  if (template) await cp(template, dataDir, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  let log = '';
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...allocator,
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ADMIN_USERNAME: credentials.admin.username,
      ADMIN_PASSWORD: credentials.admin.password,
      MEDIA_USERNAME: credentials.media.username,
      MEDIA_PASSWORD: credentials.media.password,
      RATE_LIMIT_SCALE: '1000',
      // Many products run side by side; those that need a stream use free ports for it.
      MEDIA_SERVER: 'off',
      ...settings,
    },
  });
  child.stdout.on('data', (chunk) => (log += chunk));
  child.stderr.on('data', (chunk) => (log += chunk));
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));

  const stop = async ({ removeData = true, atOnce = false } = {}) => {
    child.kill(atOnce ? 'SIGKILL' : 'SIGTERM');
    const code = await ended;
    if (removeData) await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  if (!(await isReady(url, child, () => log))) {
    await stop();
    return { log };
  }
  return { url, dataDir, pid: child.pid ?? 0, readyAfter: performance.now() - started, log: () => log, stop };
}

async function isReady(url, child, log) {
  for (const deadline = performance.now() + startTimeoutMs; performance.now() < deadline && child.exitCode === null;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    // Its log is checked too, because another program may respond on the port.
    if (answer?.ok && log().includes('Site        ')) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
