import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { isSameSecret } from '../crypto/same-secret.ts';
import { DomainError, notFound } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import type { Metrics } from './metrics.ts';

/** Buckets in seconds: the target for a response is half a second, the limit is 2.5 seconds. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Starts counting. The Prometheus client is loaded only when metrics are enabled. */
async function startCounting(fastify: FastifyInstance, { gauges }: Metrics): Promise<Registry> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry: PrometheusRegistry } = await import('prom-client');
  const registry = new PrometheusRegistry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    // The pattern of the route, never the URL, which may contain private data.
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  fastify.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    requests.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1_000);
    done();
  });
  for (const { name, help, read } of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(await read());
        } catch {
          this.remove();
        }
      },
    });
  }
  return registry;
}

/**
 * `/metrics` for Prometheus, with METRICS_TOKEN as the bearer token; without that setting nothing is counted. It is not a Nest
 * route, because the guard of Nest routes treats every Authorization header as the credential of a staff account.
 */
export async function serveMetrics(
  fastify: FastifyInstance,
  metrics: Metrics,
  token: string | undefined,
): Promise<void> {
  const registry = token === undefined ? undefined : await startCounting(fastify, metrics);
  fastify.get('/metrics', async ({ headers: { authorization = '' } }, reply) => {
    if (!registry) throw notFound(errorTexts.notCounting);
    if (!isSameSecret(authorization, `Bearer ${token}`)) {
      void reply.header('www-authenticate', 'Bearer');
      throw new DomainError(401, 'UNAUTHORIZED', errorTexts.wrongBearer);
    }
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}
