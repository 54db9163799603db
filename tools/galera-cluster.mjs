// A MariaDB Galera cluster of three nodes on this machine, from Debian's mariadb-server and galera-4.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseCluster, DatabaseNode } from './database-cluster.mjs';
import { account, accountStatements, asRoot, findServer } from './database-servers.mjs';
import { freePort } from './product.mjs';
import { run } from './run.mjs';

const provider = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
].find((path) => existsSync(path));
const server = findServer('mariadb')?.[0] ?? '';
export const hasGalera = provider !== undefined && server !== '';

/** As docs/operations.md recommends: a node that does not respond is excluded after 1.5 seconds. */
const groupOptions = [
  'gcache.size=8M',
  'gcache.page_size=8M',
  'evs.keepalive_period=PT0.3S',
  'evs.inactive_check_period=PT0.3S',
  'evs.suspect_timeout=PT1.5S',
];
/** The same initial state for all nodes, so that none has to fetch the tables of another. */
const savedState = `# GALERA saved state
version: 2.1
uuid:    11111111-2222-3333-4444-555555555555
seqno:   0
safe_to_bootstrap: 1
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
  call(server, ['--bootstrap'], `FLUSH PRIVILEGES;\n${accountStatements}`);
  writeFileSync(join(dataDir, 'grastate.dat'), savedState);
}

export class GaleraNode extends DatabaseNode {
  #ports;
  #groupAddress;

  /**
   * @param {string} folder
   * @param {{ port: number, group: number, transfer: number }} ports
   * @param {string} groupAddress
   */
  constructor(folder, ports, groupAddress) {
    super(folder, ports.port);
    this.#ports = ports;
    this.#groupAddress = groupAddress;
  }

  /** @param {string[]} [further] options */
  begin(further = []) {
    const { port, group, transfer } = this.#ports;
    const options = [
      ...this.options,
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
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
    this.start([server, ...options], this.log);
  }

  /** Starts a killed node again. As in Debian's service, the node recovers its last position from its tables and fetches only the rest. */
  async restart() {
    const { output } = await run([server, ...this.options, '--port=0', '--wsrep-recover', ...asRoot]);
    const position = /Recovered position:? *([-\w]+:\d+)/.exec(output)?.[1];
    this.begin(position ? [`--wsrep-start-position=${position}`] : []);
    await this.untilReady();
  }

  async isMember() {
    const [state] = await this.ask("SHOW STATUS LIKE 'wsrep_local_state_comment'");
    return state?.Value === 'Synced';
  }
}

/** @extends {DatabaseCluster<GaleraNode>} */
export class GaleraCluster extends DatabaseCluster {
  static async start() {
    const folder = DatabaseCluster.folder();
    const ports = [];
    for (let at = 0; at < 3; at += 1)
      ports.push({ port: await freePort(), group: await freePort(), transfer: await freePort() });
    const address = `gcomm://${ports.map(({ group }) => `127.0.0.1:${group}`).join(',')}`;
    mkdirSync(join(folder, '0'));
    install(join(folder, '0', 'data'));
    const nodes = ports.map((own, at) => {
      if (at > 0) cpSync(join(folder, '0'), join(folder, String(at)), { recursive: true });
      return new GaleraNode(join(folder, String(at)), own, address);
    });
    const cluster = new GaleraCluster(folder, 'mariadb', nodes);
    await cluster.begin((node, isFirst) => node.begin(isFirst ? ['--wsrep-new-cluster'] : []));
    return cluster;
  }
}
