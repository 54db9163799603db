// nginx with docker/nginx.conf in front of some API processes, on a given port and in a given folder.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ServerProcess } from './server-process.mjs';

export const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

const published = new URL('../docker/nginx.conf', import.meta.url);
const startTimeoutMs = 60_000;

/** Log files of nginx: its requests and its errors. */
const accessLog = (folder) => join(folder, 'access.log');
const errorLog = (folder) => join(folder, 'error.log');

/** The published configuration, adapted to this machine: its addresses and folders, and one worker in the foreground. */
function configurationFor(folder, port, apiPorts) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  return readFileSync(published, 'utf8')
    .replace('worker_processes auto;', 'daemon off; worker_processes 1;')
    .replace('pid /run/nginx.pid;', `pid ${folder}/pid;`)
    .replace('error_log /dev/stderr warn;', `error_log ${errorLog(folder)} warn;`)
    .replace('access_log /dev/stdout plain;', `access_log ${accessLog(folder)} plain; ${temporary}`)
    .replaceAll('/var/cache/nginx/', `${folder}/cache/`)
    .replaceAll(/server api:3000([^;]*);/g, (_, options) =>
      apiPorts.map((apiPort) => `server 127.0.0.1:${apiPort}${options};`).join(' '),
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
}

/**
 * Starts nginx and waits until it passes on an answer of the API.
 * @param {{ folder: string, port: number, apiPorts: readonly (number | string)[] }} place `folder` must be empty
 * @returns {Promise<{ stop: () => Promise<unknown>, accessLog: () => string, errorLog: () => string }>}
 */
export async function startNginxFront({ folder, port, apiPorts }) {
  // If root starts nginx, its workers run as another account and need access to the cache.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'cache'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configurationFor(folder, port, apiPorts));
  const server = new ServerProcess();
  server.start(['nginx', '-p', folder, '-e', errorLog(folder), '-c', file]);
  const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = performance.now() + startTimeoutMs; !(await isUp()); await pause(20)) {
    if (server.isRunning && performance.now() < deadline) continue;
    await server.end('SIGTERM');
    throw new Error(`nginx did not start.\n${read(errorLog(folder))}`);
  }
  return {
    stop: () => server.end('SIGTERM'),
    accessLog: () => read(accessLog(folder)),
    errorLog: () => read(errorLog(folder)),
  };
}
