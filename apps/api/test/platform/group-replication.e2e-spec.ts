import { type GroupNode, hasGroupReplication, ReplicationGroup } from '../../../../tools/group-replication.mjs';
import { ClusterDriver } from '../../src/platform/database/cluster.ts';
import { dataSourceOptions, openDatabase } from '../../src/platform/database/data-source.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { closeAtTheEnd } from '../leftovers.ts';
import { until } from '../stand-ins/until.ts';
import type { TestApp } from '../test-app.ts';
import {
  expectFiveSold,
  expectRetriedAtCommit,
  expectSoundDuring,
  nodeOf,
  rows,
  startTwo,
  uses,
} from '../two-processes.ts';

/** Milliseconds until everything works again after a requested change of the primary. */
const handOverMs = 4_000;
/** Milliseconds after a fault. The group suspects a member after five seconds (not configurable) and elects two seconds later; a busy machine is slower. */
const electionMs = 15_000;

const describeOnGroup = hasGroupReplication ? describe : describe.skip;

describeOnGroup('two processes over a MySQL group of three nodes', () => {
  let group: ReplicationGroup;
  let apps: [TestApp, TestApp];

  beforeAll(async () => {
    group = await ReplicationGroup.start();
    closeAtTheEnd(() => group.close());
    const [first, second, third] = group.nodes;
    apps = await startTwo(group.url('ministry', first, second, third), group.url('ministry', third, second, first));
  }, busyMachineMs);
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  const bothUse = async ({ host }: GroupNode): Promise<void> => {
    for (const app of apps) await uses(app, host);
  };
  /** Only running nodes can be asked; the others are skipped. */
  async function primary(): Promise<GroupNode> {
    for (const node of group.nodes) if ((await node.role().catch(() => undefined)) === 'PRIMARY') return node;
    throw new Error('The group has no primary');
  }

  it('both find the primary at any position in their lists', async () => {
    const [first] = group.nodes;
    expect([await nodeOf(apps[0]), await nodeOf(apps[1])]).toEqual([first.host, first.host]);
  });

  it('create every table with a primary key, at all nodes', async () => {
    const tables = `SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = 'ministry'`;
    const keyed = `SELECT TABLE_NAME FROM information_schema.TABLE_CONSTRAINTS WHERE TABLE_SCHEMA = 'ministry' AND CONSTRAINT_TYPE = 'PRIMARY KEY'`;
    expect(await rows(apps[0], `${tables} AND TABLE_NAME NOT IN (${keyed})`)).toEqual([]);
    const made = await rows(apps[0], tables);
    for (const node of group.nodes)
      await until(
        () => node.ask(tables),
        (found) => found.length === made.length,
      );
  });

  it('sell exactly five of five units to 200 buyers', () => expectFiveSold(apps));

  it('name the missing grant when the account may not see the group', async () => {
    const node = await primary();
    await node.ask("CREATE USER stranger IDENTIFIED BY 'stranger'");
    await node.ask('GRANT ALL ON ministry.* TO stranger');
    const databaseUrl = group.url('ministry', node, ...group.nodes).replace('ministry:ministry@', 'stranger:stranger@');
    await expect(openDatabase(dataSourceOptions({ databaseUrl, dataDir: '' }))).rejects.toThrow(
      'GRANT SELECT ON performance_schema.replication_group_members',
    );
    await node.ask('GRANT SELECT ON performance_schema.replication_group_members TO stranger');
    const dataSource = await openDatabase(dataSourceOptions({ databaseUrl, dataDir: '' }));
    await dataSource.destroy();
  });

  it('retry a transaction that another node refuses at its COMMIT, when all nodes accept writes', async () => {
    const [first, , third] = group.nodes;
    await first.ask('SELECT group_replication_switch_to_multi_primary_mode()');
    await uses(apps[1], third.host);
    await expectRetriedAtCommit(apps).finally(() =>
      first.ask('SELECT group_replication_switch_to_single_primary_mode(@@server_uuid)'),
    );
    await bothUse(first);
  });

  describe('when the primary', () => {
    it(
      'hands over to another node, continue there',
      async () => {
        const [, second] = group.nodes;
        await expectSoundDuring(apps, handOverMs, () => second.becomePrimary());
        await bothUse(second);
      },
      busyMachineMs,
    );

    it(
      'is frozen, continue at the newly elected primary, and stay there',
      async () => {
        const frozen = await primary();
        await expectSoundDuring(apps, electionMs, () => frozen.freeze());
        const elected = await primary();
        frozen.thaw();
        await group.untilWhole();
        await bothUse(elected);
      },
      busyMachineMs,
    );

    it(
      'sees no other node, leave it even if it claims to accept writes',
      async () => {
        const alone = await primary();
        const others = group.nodes.filter((node) => node !== alone);
        const driver = new ClusterDriver([alone, ...others].map((node) => group.url('ministry', node)));
        const pool = driver.createPool({ user: 'ministry', password: 'ministry', database: 'ministry' });
        await driver.current();
        expect(driver.nodes[0]?.isHealthy).toBe(true);
        for (const node of others) await node.freeze();
        await until(
          () => driver.nodes[0]?.isHealthy,
          (isHealthy) => isHealthy === false,
        );
        expect(await alone.role()).toBe('PRIMARY');
        expect(await alone.ask('SELECT @@read_only AS isReadOnly')).toEqual([{ isReadOnly: 0 }]);
        for (const node of others) node.thaw();
        await new Promise((resolve) => pool.end(resolve));
        await group.untilWhole();
      },
      busyMachineMs,
    );

    it(
      'is killed, lose nothing that was confirmed to a client',
      async () => {
        const killed = await primary();
        await expectSoundDuring(apps, electionMs, () => killed.end());
        await bothUse(await primary());
      },
      busyMachineMs,
    );
  });
});
