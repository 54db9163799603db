// The load generator, in a separate process so that it does not slow down the server: node load.mjs '{"url": …}' → JSON.
// `kind`: 'get' repeats the address; 'fresh' gives the parameter `query` another value each time and starts again after `values`;
// 'register' sends a new person each time. `rate`: maximum of requests per second.
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

const {
  url,
  kind = 'get',
  query,
  values = Infinity,
  encoding,
  connections = 32,
  seconds = 6,
  eventId,
  rate,
} = JSON.parse(process.argv[2]);
const { pathname, search } = new URL(url);
const start = search === '' ? '?' : `${search}&`;
let count = 0;

const kinds = {
  get: {},
  fresh: {
    setupRequest: (request) => ({ ...request, path: `${pathname}${start}${query}=${(count += 1) % values}` }),
  },
  register: {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    setupRequest: (request) => ({
      ...request,
      body: JSON.stringify({
        eventId,
        firstName: 'Aber',
        lastName: `Lakica ${(count += 1)}`,
        email: `${randomUUID()}@example.org`,
      }),
    }),
  },
};

const result = await autocannon({
  url,
  ...(encoding && { headers: { 'accept-encoding': encoding } }),
  connections,
  duration: seconds,
  ...(rate && { overallRate: rate }),
  requests: [kinds[kind]],
});
process.stdout.write(
  JSON.stringify({
    requests: result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  }),
);
