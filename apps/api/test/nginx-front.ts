import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tools/product.mjs';
import { closeAtTheEnd } from './leftovers.ts';
import { until } from './stand-ins/until.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

const published = new URL('../../../docker/nginx.conf', import.meta.url);

export interface NginxFront {
  port: number;
  /** The ids of the requests that it has seen the end of. */
  requestIds(): Set<string>;
}

/** nginx with docker/nginx.conf in front of the processes of an API, on a port and in a folder of its own. */
export async function startNginxFront(...apiPorts: string[]): Promise<NginxFront> {
  const folder = temporaryFolder('front');
  // Started by root its workers are somebody else, who must get through to the cache.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'cache'));
  const port = await freePort();
  const log = join(folder, 'access.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const configuration = readFileSync(published, 'utf8')
    .replace('worker_processes auto;', 'daemon off; worker_processes 1;')
    .replace('pid /run/nginx.pid;', `pid ${folder}/pid;`)
    .replace('error_log /dev/stderr warn;', `error_log ${folder}/error.log;`)
    .replace('access_log /dev/stdout plain;', `access_log ${log} plain; ${temporary}`)
    .replaceAll('/var/cache/nginx/', `${folder}/cache/`)
    .replaceAll('server api:3000;', apiPorts.map((apiPort) => `server 127.0.0.1:${apiPort};`).join(' '))
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const nginx = spawn('nginx', ['-p', folder, '-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const ended = once(nginx, 'exit');
  closeAtTheEnd(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    Boolean,
  );
  return {
    port,
    requestIds: () =>
      new Set(
        (existsSync(log) ? readFileSync(log, 'utf8') : '')
          .split('\n')
          .flatMap((line) => line.split(' ').at(-1) ?? [])
          .filter((id) => id !== ''),
      ),
  };
}
