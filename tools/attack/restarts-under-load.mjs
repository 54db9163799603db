// Clients keep their connections open while the product is stopped and started again. A request that was sent must never be
// cut off. Connections refused during the two seconds of a start are counted separately.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startProduct } from '../product.mjs';

export const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** Milliseconds between two requests of one client. At any time some requests are in flight and some connections are idle. */
const betweenMs = () => Math.random() * 60;
/** Milliseconds before the next try after a refused connection. */
const whileNobodyListensMs = 200;
/** Milliseconds of load before each stop. */
const loadMs = 400;

const message = JSON.stringify({
  firstName: 'Akello',
  lastName: 'Lamunu',
  email: 'akello@example.org',
  message: 'When does the service begin?',
});

/** Sends one request over a keep-alive connection. @returns {Promise<number>} status */
function ask(origin, agent, isPost) {
  return new Promise((resolve, reject) => {
    const options = isPost
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(message) },
        }
      : {};
    const asked = request(`${origin}/api/${isPost ? 'contact' : 'events'}`, { agent, ...options }, (answer) => {
      answer.on('error', reject).resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject).end(isPost ? message : undefined);
  });
}

/** Sends requests until stopped. After a refused connection it waits and tries again; nginx reports such a connection as 502. */
async function client(origin, counts, state, index) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = index; state.isRunning; turn += 1) {
    try {
      const status = await ask(origin, agent, turn % 8 === 0);
      if (status < 300) counts.served += 1;
      else if (status === 502) counts.refused += 1;
      else counts.wrong.push(String(status));
      if (status === 502) await pause(whileNobodyListensMs);
    } catch (error) {
      if (error.code === 'ECONNREFUSED') counts.refused += 1;
      else counts.resets += 1;
      await pause(whileNobodyListensMs);
    }
    await pause(betweenMs());
  }
  agent.destroy();
}

const configuration = (
  folder,
  port,
  upstream,
) => `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream api { server 127.0.0.1:${upstream} max_fails=0; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}`;

/** Starts nginx configured like docker/nginx.conf, with keep-alive connections to the product. */
async function startNginx(upstream) {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, upstream));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Number of requests from nginx whose connection the product cut. */
    cuts: () =>
      readFileSync(join(folder, 'error.log'), 'utf8')
        .split('\n')
        .filter((line) => /reset by peer|prematurely closed|broken pipe/i.test(line)).length,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {{ rounds: number, clients?: number, behindNginx?: boolean, noticeMs?: number, say?: (text: string) => void }} options
 * @returns {Promise<{ rounds: number, served: number, refused: number, resets: number, wrong: string[], exits: (number | null)[] }>}
 *   `refused`: requests while nothing was listening; `wrong`: statuses other than success; `exits`: exit codes other than 0
 */
export async function restartUnderLoad({
  rounds,
  clients = 48,
  behindNginx = false,
  noticeMs = 1_000,
  say = () => {},
}) {
  const port = String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'ministry-restarts-'));
  const settings = { PORT: port, DATA_DIR: dataDir, STOP_NOTICE_MS: String(noticeMs), LOG_LEVEL: 'error' };
  const counts = { rounds: 0, served: 0, refused: 0, resets: 0, wrong: [], exits: [] };
  const state = { isRunning: true };
  const url = `http://127.0.0.1:${port}`;
  let product = await startProduct(settings);
  const nginx = behindNginx ? await startNginx(port) : undefined;
  const asking = Array.from({ length: clients }, (_, index) => client(nginx?.origin ?? url, counts, state, index));
  try {
    for (; counts.rounds < rounds; counts.rounds += 1) {
      await pause(loadMs);
      const code = await product.stop({ removeData: false });
      if (code !== 0) counts.exits.push(code);
      say(`${counts.rounds + 1}: ${counts.served} served, ${counts.resets} cut, nginx ${nginx?.cuts() ?? '–'}`);
      product = await startProduct(settings);
    }
  } finally {
    state.isRunning = false;
    await Promise.all(asking);
    counts.resets += nginx?.cuts() ?? 0;
    await product.stop({ removeData: false });
    await nginx?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return counts;
}
