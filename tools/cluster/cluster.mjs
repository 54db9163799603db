// The whole site of docker/compose.scale.yaml on one machine, from Debian's packages: three Galera nodes, Redis, a
// bucket, three API processes, and nginx with the published configuration in front.
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { GaleraCluster, hasGalera } from '../galera-cluster.mjs';
import { hasNginx, startNginxFront } from '../nginx-front.mjs';
import { storeSettings } from '../object-store.mjs';
import { freePort, startProduct } from '../product.mjs';
import { hasRedis, RedisServer } from '../redis-server.mjs';
import { ServerProcess } from '../server-process.mjs';

/** Debian packages that are missing on this machine. @returns {string[]} */
export const missingPackages = () => [
  ...(hasGalera ? [] : ['mariadb-server and galera-4']),
  ...(hasRedis ? [] : ['redis-server']),
  ...(hasNginx ? [] : ['nginx-light']),
];

const objectStore = fileURLToPath(new URL('../object-store.mjs', import.meta.url));

/** @param {number} port @returns {Promise<boolean>} */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** The bucket, in a process that can be frozen and killed; its files are kept. */
class Bucket extends ServerProcess {
  /** @param {number} port @param {string} folder */
  constructor(port, folder) {
    super();
    Object.assign(this, { port, folder });
  }

  async begin() {
    this.start([process.execPath, objectStore, String(this.port), this.folder], `${this.folder}.log`);
    while (!(await listens(this.port))) {
      if (!this.isRunning) throw new Error('The bucket did not start');
      await pause(50);
    }
  }
}

/** One API process; its address and its folder stay the same over restarts. */
class ApiProcess {
  /** @param {Record<string, string>} settings @param {string} program */
  constructor(settings, program) {
    Object.assign(this, { settings, program, exitCodes: [], logs: [] });
  }

  async begin() {
    this.product = await startProduct(this.settings, undefined, this.program);
  }

  /** @param {'SIGTERM' | 'SIGKILL'} signal */
  async end(signal) {
    const { product } = this;
    if (!product) return;
    this.product = undefined;
    const code = await product.stop({ atOnce: signal === 'SIGKILL' });
    this.logs.push(product.log());
    if (signal === 'SIGTERM') this.exitCodes.push(code);
  }

  log() {
    return [...this.logs, this.product?.log() ?? ''].join('');
  }
}

export class Cluster {
  #folder = mkdtempSync(join(tmpdir(), 'ministry-cluster-'));
  /** Closed in reverse order. @type {(() => Promise<unknown>)[]} */
  #open = [];
  /** @type {Promise<void> | undefined} */
  #closing;

  /** @param {string} program `dist/main.js` of the build to start with */
  async start(program) {
    const galera = await GaleraCluster.start();
    this.#open.push(() => galera.close());
    this.galera = galera;
    const redis = await RedisServer.start();
    this.#open.push(() => redis.end());
    this.redis = redis;
    const bucket = new Bucket(await freePort(), this.#subfolder('bucket'));
    await bucket.begin();
    this.#open.push(() => bucket.end());
    this.bucket = bucket;

    // nginx's workers run as another account and need access to the cache.
    chmodSync(this.#folder, 0o755);
    const port = await freePort();
    this.origin = `http://127.0.0.1:${port}`;
    const shared = {
      DATABASE_URL: galera.url('ministry', ...galera.nodes),
      REDIS_URL: redis.url,
      SECRET_KEY: 'the same secret for all three processes',
      SANDBOX_PAYMENTS: 'true',
      PUBLIC_URL: this.origin,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...storeSettings(bucket.port),
    };
    this.apis = [];
    for (const name of ['api1', 'api2', 'api3']) {
      const own = { PORT: String(await freePort()), DATA_DIR: this.#subfolder(name) };
      this.apis.push(new ApiProcess({ ...shared, ...own }, program));
    }
    // All at once, on a database without tables, as the containers start.
    this.#open.push(() => this.stopApis());
    const starts = await Promise.allSettled(this.apis.map((api) => api.begin()));
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
    const apiPorts = this.apis.map(({ settings }) => settings.PORT);
    this.front = await startNginxFront({ folder: this.#subfolder('front'), port, apiPorts });
    this.#open.push(() => this.front.stop());
  }

  stopApis() {
    return Promise.all(this.apis.map((api) => api.end('SIGTERM')));
  }

  /** Closes everything once, even if a signal arrives while a failed run is already closing. */
  close() {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll() {
    for (const close of this.#open.reverse()) await close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #subfolder(name) {
    const folder = join(this.#folder, name);
    mkdirSync(folder);
    return folder;
  }
}
