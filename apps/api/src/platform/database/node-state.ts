import type { Connection } from 'mysql2';

interface Variable {
  Variable_name: string;
  Value: string;
}
interface Member {
  /** 1 or 0, as a text where the connection gives large numbers as texts. */
  isOwn: number | string;
  state: string;
  role: string;
}

const variables = `SHOW GLOBAL VARIABLES WHERE Variable_name IN ('read_only', 'wsrep_on', 'group_replication_group_name')`;
/** Of a Galera node: 4 is synced. Answered by one that lost its cluster too. */
const galeraState = `SHOW GLOBAL STATUS WHERE Variable_name = 'wsrep_local_state'`;
const synced = '4';
/** Of MySQL Group Replication, as the node itself sees the group. Needs SELECT on this one table. */
const members = `SELECT MEMBER_ID = @@server_uuid AS isOwn, MEMBER_STATE AS state, MEMBER_ROLE AS role
  FROM performance_schema.replication_group_members`;

/** Rejected also where the connection cannot be made. */
export const queryOn = (connection: Connection, statement: string, values: unknown[] = []): Promise<unknown> =>
  new Promise((resolve, reject) =>
    connection.query(statement, values, (error, answer) => (error ? reject(error) : resolve(answer))),
  );

async function ask(connection: Connection, statement: string): Promise<Map<string, string>> {
  const rows = (await queryOn(connection, statement)) as Variable[];
  return new Map(rows.map(({ Variable_name, Value }) => [Variable_name, Value]));
}

/** A primary that sees half of its group or less keeps its role, and every COMMIT there waits. */
function isPrimary(group: readonly Member[]): boolean {
  const own = group.find(({ isOwn }) => Number(isOwn) === 1);
  const reached = group.filter(({ state }) => state !== 'UNREACHABLE').length;
  return own?.state === 'ONLINE' && own.role === 'PRIMARY' && reached * 2 > group.length;
}

/** Whether a node of a cluster may be written to. */
export async function takesWrites(connection: Connection): Promise<boolean> {
  const known = await ask(connection, variables);
  if (known.get('read_only') !== 'OFF') return false;
  if (known.get('wsrep_on') === 'ON') return (await ask(connection, galeraState)).get('wsrep_local_state') === synced;
  if (known.get('group_replication_group_name')) return isPrimary((await queryOn(connection, members)) as Member[]);
  return true;
}
