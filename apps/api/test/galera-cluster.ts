import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import { findServer } from '../../../tools/database-servers.mjs';
import { freePort } from '../../../tools/product.mjs';
import { closeAtTheEnd } from './leftovers.ts';
import { until } from './stand-ins/until.ts';

const provider = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
].find(existsSync);
const server = findServer('mariadb')?.[0];
export const hasGalera = provider !== undefined && server !== undefined;

const account = 'ministry';
const asRoot = process.getuid?.() === 0 ? [`--user=${userInfo().username}`] : [];
/** A node that answers nothing is left out after a second and a half; the default is five. */
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

function install(dataDir: string): void {
  const run = (command: string, options: string[], input = ''): void => {
    const { status, stderr } = spawnSync(command, ['--no-defaults', `--datadir=${dataDir}`, ...options, ...asRoot], {
      input,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  };
  run('mariadb-install-db', ['--auth-root-authentication-method=normal', '--skip-test-db']);
  run(server ?? '', ['--bootstrap'], accountStatements);
  writeFileSync(join(dataDir, 'grastate.dat'), savedState);
}

interface Ports {
  port: number;
  group: number;
  transfer: number;
}

/** One server of the cluster. */
export class GaleraNode {
  private child: ChildProcess | undefined;

  constructor(
    private readonly folder: string,
    private readonly ports: Ports,
    private readonly groupAddress: string,
  ) {}

  get host(): string {
    return `127.0.0.1:${this.ports.port}`;
  }

  start(isFirst: boolean): void {
    const { port, group, transfer } = this.ports;
    const log = openSync(join(this.folder, 'log'), 'a');
    const options = [
      '--no-defaults',
      `--datadir=${join(this.folder, 'data')}`,
      `--socket=${join(this.folder, 's')}`,
      `--pid-file=${join(this.folder, 'pid')}`,
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
      `--wsrep-cluster-address=${this.groupAddress}`,
      '--wsrep-node-address=127.0.0.1',
      '--wsrep-sst-method=mysqldump',
      `--wsrep-sst-auth=${account}:${account}`,
      `--wsrep-sst-receive-address=127.0.0.1:${port}`,
      `--wsrep-provider-options=${[`gmcast.listen_addr=tcp://127.0.0.1:${group}`, `ist.recv_addr=127.0.0.1:${transfer}`, ...groupOptions].join(';')}`,
      ...(isFirst ? ['--wsrep-new-cluster'] : []),
      ...asRoot,
    ];
    this.child = spawn(server ?? '', options, { stdio: ['ignore', log, log] });
  }

  connect(database?: string): Promise<Connection> {
    return createConnection({ host: '127.0.0.1', port: this.ports.port, user: account, password: account, database });
  }

  /** Whether it serves, as a member of the whole. */
  async isReady(): Promise<boolean> {
    if (this.child?.exitCode !== null)
      throw new Error(`A node did not start: ${readFileSync(join(this.folder, 'log'), 'utf8').slice(-2_000)}`);
    try {
      const connection = await this.connect();
      const [rows] = await connection.query("SHOW STATUS LIKE 'wsrep_ready'");
      await connection.end();
      return JSON.stringify(rows).includes('ON');
    } catch {
      return false;
    }
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/** Three MariaDB servers that replicate to each other. */
export class GaleraCluster {
  private constructor(readonly nodes: readonly [GaleraNode, GaleraNode, GaleraNode]) {}

  static async start(): Promise<GaleraCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'ministry-galera-'));
    const ports = await Promise.all(
      [1, 2, 3].map(async () => ({ port: await freePort(), group: await freePort(), transfer: await freePort() })),
    );
    const address = `gcomm://${ports.map(({ group }) => `127.0.0.1:${group}`).join(',')}`;
    mkdirSync(join(folder, '0'));
    install(join(folder, '0', 'data'));
    const nodes = ports.map((own, at) => {
      if (at > 0) cpSync(join(folder, '0'), join(folder, String(at)), { recursive: true });
      return new GaleraNode(join(folder, String(at)), own, address);
    });
    closeAtTheEnd(async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      rmSync(folder, { recursive: true, force: true });
    });
    const [first, ...others] = nodes;
    first?.start(true);
    await until(() => first?.isReady(), Boolean);
    for (const node of others) node.start(false);
    for (const node of others) await until(() => node.isReady(), Boolean);
    return new GaleraCluster(nodes as [GaleraNode, GaleraNode, GaleraNode]);
  }

  /** `DATABASE_URL` with the nodes in this order. */
  url(database: string, ...nodes: readonly GaleraNode[]): string {
    return `mariadb://${account}:${account}@${nodes.map(({ host }) => host).join(',')}/${database}`;
  }

  /** A new one, without tables. */
  async createDatabase(name: string): Promise<void> {
    const connection = await this.nodes[0].connect();
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    await connection.end();
  }
}
