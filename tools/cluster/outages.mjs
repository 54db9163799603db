// What is killed or frozen while people use the site, and how it is repaired.

/**
 * @typedef {object} Outage
 * @property {string} name
 * @property {() => Promise<unknown>} begin
 * @property {() => Promise<unknown>} end repairs it; resolves when it works again
 */

/** Restarts one process after the other while the others serve; each is back before the next one stops. */
async function release(cluster, program) {
  for (const api of cluster.apis) {
    await api.end('SIGTERM');
    api.program = program;
    await api.begin();
  }
}

/** @param {string} name @param {import('../server-process.mjs').ServerProcess} server @returns {Outage} */
const freeze = (name, server) => ({
  name: `${name}, SIGSTOP`,
  begin: () => server.freeze(),
  end: async () => server.thaw(),
});

/** @param {string} name @param {() => Promise<unknown>} begin @param {() => Promise<unknown>} end @returns {Outage} */
const kill = (name, begin, end) => ({ name: `${name}, SIGKILL`, begin, end });

/**
 * In the order of a run. While it is healthy, the first database node serves all reads and writes.
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {string} next program of the build that the rolling release goes to
 * @returns {Outage[]}
 */
export function outagesOf(cluster, next) {
  const { apis, galera, redis, bucket } = cluster;
  const node = (at) => galera.nodes[at];
  const killNode = (at) =>
    kill(
      `database node ${at + 1}`,
      () => node(at).end(),
      () => node(at).restart(),
    );
  const killApi = (at) =>
    kill(
      `API process ${at + 1}`,
      () => apis[at].end('SIGKILL'),
      () => apis[at].begin(),
    );
  const bucketOutages = [
    freeze('bucket', bucket),
    kill(
      'bucket',
      () => bucket.end(),
      () => bucket.begin(),
    ),
  ];
  return [
    killApi(0),
    freeze('database node 1', node(0)),
    freeze('Redis', redis),
    {
      name: 'API process 2, SIGTERM',
      begin: () => apis[1].end('SIGTERM'),
      end: () => apis[1].begin(),
    },
    killNode(0),
    ...bucketOutages.slice(0, 1),
    { name: 'rolling release', begin: () => release(cluster, next), end: async () => {} },
    kill(
      'Redis',
      () => redis.end(),
      () => redis.begin(),
    ),
    freeze('database node 2', node(1)),
    ...bucketOutages.slice(1),
    killApi(2),
    killNode(2),
  ];
}
