// The common parts of Galera and Group Replication for tests: three servers on this machine that replicate to each other.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { account } from './database-servers.mjs';
import { ServerProcess } from './server-process.mjs';

/** A busy machine is several times slower than a quiet one. */
const startTimeoutMs = 120_000;

/** One server of a cluster. */
export class DatabaseNode extends ServerProcess {
  folder;
  port;

  /** @param {string} folder @param {number} port */
  constructor(folder, port) {
    super();
    this.folder = folder;
    this.port = port;
  }

  get host() {
    return `127.0.0.1:${this.port}`;
  }

  get log() {
    return join(this.folder, 'log');
  }

  /** Options with which every server of this machine is started. */
  get options() {
    return [
      '--no-defaults',
      `--datadir=${join(this.folder, 'data')}`,
      `--socket=${join(this.folder, 's')}`,
      `--pid-file=${join(this.folder, 'pid')}`,
      `--port=${this.port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--max-connections=300',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=32M',
    ];
  }

  /** @param {string} [database] */
  connect(database) {
    return createConnection({
      host: '127.0.0.1',
      port: this.port,
      user: account,
      password: account,
      database,
      connectTimeout: 5_000,
    });
  }

  /** Returns the rows of a statement. @param {string} statement */
  async ask(statement) {
    const connection = await this.connect();
    try {
      const [rows] = await connection.query({ sql: statement, timeout: 5_000 });
      return /** @type {Record<string, unknown>[]} */ (rows);
    } finally {
      connection.destroy();
    }
  }

  /** Whether the node is a member of the cluster and has all its tables. @returns {Promise<boolean>} */
  isMember() {
    throw new Error('Each kind of cluster has its own state');
  }

  async untilReady() {
    for (const deadline = performance.now() + startTimeoutMs; performance.now() < deadline; await pause(50)) {
      if (!this.isRunning) break;
      if (await this.isMember().catch(() => false)) return;
    }
    throw new Error(`A node did not start: ${readFileSync(this.log, 'utf8').slice(-2_000)}`);
  }
}

/** @template {DatabaseNode} Node */
export class DatabaseCluster {
  #folder;
  #scheme;
  /** @type {readonly [Node, Node, Node]} */
  nodes;

  /**
   * @param {string} folder
   * @param {'mariadb' | 'mysql'} scheme
   * @param {readonly Node[]} nodes three
   */
  constructor(folder, scheme, nodes) {
    this.#folder = folder;
    this.#scheme = scheme;
    this.nodes = /** @type {any} */ (nodes);
  }

  static folder() {
    return mkdtempSync(join(tmpdir(), 'ministry-nodes-'));
  }

  /** Starts the first node, then the others, which join it. @param {(node: Node, isFirst: boolean) => void} begin */
  async begin(begin) {
    const [first, ...others] = this.nodes;
    try {
      begin(first, true);
      await first.untilReady();
      for (const node of others) begin(node, false);
      for (const node of others) await node.untilReady();
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close() {
    await Promise.all(this.nodes.map((node) => node.end()));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** `DATABASE_URL` with the nodes in this order. @param {string} database @param {readonly Node[]} nodes */
  url(database, ...nodes) {
    return `${this.#scheme}://${account}:${account}@${nodes.map(({ host }) => host).join(',')}/${database}`;
  }
}
