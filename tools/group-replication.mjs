// A MySQL group of three nodes with one primary on this machine, from the server of `.ci/mysql` or the machine's own.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseCluster, DatabaseNode } from './database-cluster.mjs';
import { account, accountStatements, asRoot, findServer, hasMysqlPlugin, mysqlPlace } from './database-servers.mjs';
import { freePort } from './product.mjs';
import { run } from './run.mjs';

const server = findServer('mysql') ?? [];
export const hasGroupReplication = hasMysqlPlugin('group_replication.so');

/** Milliseconds for which a group must be whole to count as whole; an excluded member learns of it after one to four seconds. */
const wholeMs = 6_000;

const ownOptions = [...mysqlPlace(server), '--mysqlx=OFF', '--secure-file-priv=NULL', ...asRoot];
/** As docs/operations.md recommends: a node that does not respond is excluded once the group suspects it, after five seconds. */
const groupOptions = [
  '--plugin-load-add=group_replication.so',
  '--group-replication-group-name=11111111-2222-3333-4444-555555555555',
  '--group-replication-member-expel-timeout=0',
  '--group-replication-communication-stack=XCOM',
  '--group-replication-recovery-get-public-key=ON',
  '--group-replication-start-on-boot=ON',
];

async function install(folder) {
  const statements = join(folder, 'account.sql');
  writeFileSync(statements, accountStatements);
  const dataDir = join(folder, 'data');
  // Without a binary log, all nodes begin with the same tables and without transactions of their own.
  const { ok, output } = await run([
    ...server,
    '--no-defaults',
    '--initialize-insecure',
    '--skip-log-bin',
    `--init-file=${statements}`,
    `--datadir=${dataDir}`,
    ...ownOptions,
  ]);
  if (!ok) throw new Error(`The database folder could not be made.\n${output}`);
  // Each node generates its own server UUID.
  rmSync(join(dataDir, 'auto.cnf'));
}

export class GroupNode extends DatabaseNode {
  #groupPort;
  #seeds;

  /** @param {string} folder @param {{ port: number, group: number }} ports @param {string} seeds */
  constructor(folder, ports, seeds) {
    super(folder, ports.port);
    this.#groupPort = ports.group;
    this.#seeds = seeds;
  }

  /** @param {string[]} [further] options */
  begin(further = []) {
    const options = [
      ...this.options,
      `--server-id=${this.port}`,
      '--gtid-mode=ON',
      '--enforce-gtid-consistency=ON',
      '--sync-binlog=0',
      '--report-host=127.0.0.1',
      `--group-replication-local-address=127.0.0.1:${this.#groupPort}`,
      `--group-replication-group-seeds=${this.#seeds}`,
      ...groupOptions,
      ...further,
      ...ownOptions,
    ];
    this.start([...server, ...options], this.log);
  }

  async isMember() {
    return (await this.role()) !== undefined;
  }

  /** Whether the node sees three online members, including itself. */
  async seesAll() {
    const states = await this.ask('SELECT MEMBER_STATE AS state FROM performance_schema.replication_group_members');
    return states.length === 3 && states.every(({ state }) => state === 'ONLINE');
  }

  /** Returns undefined if the node is not a member or is still catching up. */
  async role() {
    const [own] = await this.ask(
      "SELECT MEMBER_ROLE AS role FROM performance_schema.replication_group_members WHERE MEMBER_ID = @@server_uuid AND MEMBER_STATE = 'ONLINE'",
    );
    return own && /** @type {'PRIMARY' | 'SECONDARY'} */ (own.role);
  }

  /** Makes this node the primary, without an outage. */
  async becomePrimary() {
    await this.ask('SELECT group_replication_set_as_primary(@@server_uuid)');
  }
}

/** @extends {DatabaseCluster<GroupNode>} */
export class ReplicationGroup extends DatabaseCluster {
  static async start() {
    const folder = DatabaseCluster.folder();
    const ports = [];
    for (let at = 0; at < 3; at += 1) ports.push({ port: await freePort(), group: await freePort() });
    const seeds = ports.map(({ group }) => `127.0.0.1:${group}`).join(',');
    mkdirSync(join(folder, '0'));
    await install(join(folder, '0'));
    const nodes = ports.map((own, at) => {
      if (at > 0) cpSync(join(folder, '0'), join(folder, String(at)), { recursive: true });
      return new GroupNode(join(folder, String(at)), own, seeds);
    });
    const group = new ReplicationGroup(folder, 'mysql', nodes);
    await group.begin((node, isFirst) => node.begin(isFirst ? ['--group-replication-bootstrap-group=ON'] : []));
    // A member that rejoins uses this account to fetch what it has missed from another member.
    for (const node of nodes)
      await node.ask(
        `CHANGE REPLICATION SOURCE TO SOURCE_USER = '${account}', SOURCE_PASSWORD = '${account}' FOR CHANNEL 'group_replication_recovery'`,
      );
    return group;
  }

  /** Waits until all three are members and stay so: a node that was frozen learns only seconds later that it was excluded. */
  async untilWhole() {
    for (let wholeSince = performance.now(); performance.now() - wholeSince < wholeMs; await pause(200)) {
      const answers = await Promise.all(this.nodes.map((node) => node.seesAll().catch(() => false)));
      if (answers.includes(false)) wholeSince = performance.now();
    }
  }
}
