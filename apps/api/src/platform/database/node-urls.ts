/** `scheme://user:password@one,two:3307/name`: the hosts of a cluster share the rest, as in PostgreSQL and MongoDB. */
const parts = /^(\w+:\/\/(?:[^@/]*@)?)([^@/]+)(\/.*)$/;

/** The address of each node that `DATABASE_URL` names; a single one is its own. */
export function nodeUrls(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] = parts.exec(databaseUrl) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [databaseUrl];
}
