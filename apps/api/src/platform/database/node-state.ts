import type { Connection } from 'mysql2';

interface Variable {
  Variable_name: string;
  Value: string;
}
interface Member {
  /** 1 or 0; a string on connections that return large numbers as strings. */
  isOwn: number | string;
  state: string;
  role: string;
}

const variables = `SHOW GLOBAL VARIABLES WHERE Variable_name IN ('read_only', 'wsrep_on', 'group_replication_group_name')`;
/** State of a Galera node; 4 means synced. A node that lost its cluster answers this query too. */
const galeraState = `SHOW GLOBAL STATUS WHERE Variable_name = 'wsrep_local_state'`;
const synced = '4';
/** Members of a MySQL Group Replication group, as this node sees them. Needs SELECT on this one table. */
const members = `SELECT MEMBER_ID = @@server_uuid AS isOwn, MEMBER_STATE AS state, MEMBER_ROLE AS role
  FROM performance_schema.replication_group_members`;

/** Also rejects when the connection cannot be made. */
export const queryOn = (connection: Connection, statement: string, values: unknown[] = []): Promise<unknown> =>
  new Promise((resolve, reject) =>
    connection.query(statement, values, (error, answer) => (error ? reject(error) : resolve(answer))),
  );

async function ask(connection: Connection, statement: string): Promise<Map<string, string>> {
  const rows = (await queryOn(connection, statement)) as Variable[];
  return new Map(rows.map(({ Variable_name, Value }) => [Variable_name, Value]));
}

/** A primary that reaches half of its group or less keeps its role, but every COMMIT on it hangs; it does not count here. */
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
