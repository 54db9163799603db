// The cost of a credential: argon2id verifies it the first time, the cache of verified credentials afterwards.
const basic = (username, password) => `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function timed(work) {
  const started = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return performance.now() - started;
}

/** @returns {Promise<{miss: number, hit: number}>} medians in milliseconds over fifteen accounts, one request at a time */
export async function signInCost(origin, admin) {
  const headers = { authorization: basic(admin.username, admin.password), 'content-type': 'application/json' };
  const miss = [];
  const hit = [];
  for (let index = 0; index < 15; index += 1) {
    const account = { username: `bench-${index}`, role: 'media', password: `a passphrase of number ${index}` };
    await timed(() =>
      fetch(`${origin}/api/staff-accounts`, { method: 'POST', headers, body: JSON.stringify(account) }),
    );
    const session = () =>
      fetch(`${origin}/api/session`, { headers: { authorization: basic(account.username, account.password) } });
    miss.push(await timed(session));
    hit.push(await timed(session));
  }
  return { miss: median(miss), hit: median(hit) };
}
