/** `scheme://user:password@one,two:3307/name`: the hosts of a cluster share the rest, as in PostgreSQL and MongoDB. */
const parts = /^(\w+:\/\/(?:[^@/]*@)?)([^@/]+)(\/.*)$/;

/** The URL of each node that `DATABASE_URL` names. A URL with one host is returned unchanged. */
export function nodeUrls(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] = parts.exec(databaseUrl) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [databaseUrl];
}
