// Three MariaDB servers of this machine that replicate to each other, from Debian's mariadb-server and galera-4.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { findServer } from './database-servers.mjs';
import { freePort } from './product.mjs';
import { run } from './run.mjs';
import { ServerProcess } from './server-process.mjs';

const provider = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
].find((path) => existsSync(path));
const server = findServer('mariadb')?.[0] ?? '';
export const hasGalera = provider !== undefined && server !== '';

const account = 'ministry';
const asRoot = process.getuid?.() === 0 ? [`--user=${userInfo().username}`] : [];
/** A busy machine is several times slower. */
const startTimeoutMs = 120_000;
/** As docs/operations.md says: a node that answers nothing is left out after a second and a half. */
const groupOptions = [
  'gcache.size=8M',
  'gcache.page_size=8M',
  'evs.keepalive_period=PT0.3S',
  'evs.inactive_check_period=PT0.3S',
  'evs.suspect_timeout=PT1.5S',
];
/** The first state of all nodes: none has to fetch the tables of another. */
const savedState = `# GALERA saved state
version: 2.1
uuid:    11111111-2222-3333-4444-555555555555
seqno:   0
safe_to_bootstrap: 1
`;
const accountStatements = `CREATE DATABASE ministry CHARACTER SET utf8mb4;
FLUSH PRIVILEGES;
CREATE USER '${account}'@'%' IDENTIFIED BY '${account}';
GRANT ALL ON *.* TO '${account}'@'%' WITH GRANT OPTION;
`;

function install(dataDir) {
  const call = (command, options, input = '') => {
    const { status, stderr } = spawnSync(command, ['--no-defaults', `--datadir=${dataDir}`, ...options, ...asRoot], {
      input,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  };
  call('mariadb-install-db', ['--auth-root-authentication-method=normal', '--skip-test-db']);
  call(server, ['--bootstrap'], accountStatements);
  writeFileSync(join(dataDir, 'grastate.dat'), savedState);
}

/** One server of the cluster. */
export class GaleraNode extends ServerProcess {
  #folder;
  #ports;
  #groupAddress;

  /**
   * @param {string} folder
   * @param {{ port: number, group: number, transfer: number }} ports
   * @param {string} groupAddress
   */
  constructor(folder, ports, groupAddress) {
    super();
    this.#folder = folder;
    this.#ports = ports;
    this.#groupAddress = groupAddress;
  }

  get host() {
    return `127.0.0.1:${this.#ports.port}`;
  }

  /** @param {string[]} [further] options */
  begin(further = []) {
    const { port, group, transfer } = this.#ports;
    const options = [
      '--no-defaults',
      `--datadir=${join(this.#folder, 'data')}`,
      `--socket=${join(this.#folder, 's')}`,
      `--pid-file=${join(this.#folder, 'pid')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--max-connections=300',
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=32M',
      '--wsrep-on=ON',
      `--wsrep-provider=${provider}`,
      `--wsrep-cluster-address=${this.#groupAddress}`,
      '--wsrep-node-address=127.0.0.1',
      '--wsrep-sst-method=mysqldump',
      `--wsrep-sst-auth=${account}:${account}`,
      `--wsrep-sst-receive-address=127.0.0.1:${port}`,
      `--wsrep-provider-options=${[`gmcast.listen_addr=tcp://127.0.0.1:${group}`, `ist.recv_addr=127.0.0.1:${transfer}`, ...groupOptions].join(';')}`,
      ...further,
      ...asRoot,
    ];
    this.start([server, ...options], join(this.#folder, 'log'));
  }

  /** Again after it was killed: its tables tell how far it had come, as Debian's service asks them, and it fetches only the rest. */
  async beginAgain() {
    const { output } = await run([
      server,
      '--no-defaults',
      `--datadir=${join(this.#folder, 'data')}`,
      `--socket=${join(this.#folder, 's')}`,
      '--port=0',
      '--wsrep-recover',
      ...asRoot,
    ]);
    const position = /Recovered position:? *([-\w]+:\d+)/.exec(output)?.[1];
    this.begin(position ? [`--wsrep-start-position=${position}`] : []);
    await this.untilReady();
  }

  /** @param {string} [database] */
  connect(database) {
    return createConnection({
      host: '127.0.0.1',
      port: this.#ports.port,
      user: account,
      password: account,
      database,
      connectTimeout: 5_000,
    });
  }

  /** Until it serves, as a member of the whole. */
  async untilReady() {
    for (const deadline = performance.now() + startTimeoutMs; performance.now() < deadline; await pause(50)) {
      if (!this.isRunning) break;
      const state = await this.#state().catch(() => '');
      if (state === 'Synced') return;
    }
    throw new Error(`A node did not start: ${readFileSync(join(this.#folder, 'log'), 'utf8').slice(-2_000)}`);
  }

  async #state() {
    const connection = await this.connect();
    try {
      const [rows] = await connection.query("SHOW STATUS LIKE 'wsrep_local_state_comment'");
      return String(rows[0]?.Value);
    } finally {
      connection.destroy();
    }
  }
}

export class GaleraCluster {
  #folder;
  /** @type {readonly [GaleraNode, GaleraNode, GaleraNode]} */
  nodes;

  /** @param {string} folder @param {readonly [GaleraNode, GaleraNode, GaleraNode]} nodes */
  constructor(folder, nodes) {
    this.#folder = folder;
    this.nodes = nodes;
  }

  static async start() {
    const folder = mkdtempSync(join(tmpdir(), 'ministry-galera-'));
    const ports = [];
    for (let at = 0; at < 3; at += 1)
      ports.push({ port: await freePort(), group: await freePort(), transfer: await freePort() });
    const address = `gcomm://${ports.map(({ group }) => `127.0.0.1:${group}`).join(',')}`;
    mkdirSync(join(folder, '0'));
    install(join(folder, '0', 'data'));
    const [first, ...others] = ports.map((own, at) => {
      if (at > 0) cpSync(join(folder, '0'), join(folder, String(at)), { recursive: true });
      return new GaleraNode(join(folder, String(at)), own, address);
    });
    const cluster = new GaleraCluster(folder, /** @type {any} */ ([first, ...others]));
    try {
      first?.begin(['--wsrep-new-cluster']);
      await first?.untilReady();
      for (const node of others) node.begin();
      for (const node of others) await node.untilReady();
      return cluster;
    } catch (error) {
      await cluster.close();
      throw error;
    }
  }

  async close() {
    await Promise.all(this.nodes.map((node) => node.end()));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** `DATABASE_URL` with the nodes in this order. @param {string} database @param {readonly GaleraNode[]} nodes */
  url(database, ...nodes) {
    return `mariadb://${account}:${account}@${nodes.map(({ host }) => host).join(',')}/${database}`;
  }
}
