import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { isSameSecret } from '../crypto/same-secret.ts';
import { DomainError, notFound } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import type { Metrics } from './metrics.ts';

/** Seconds: an answer is meant to come within half a second, and none may take longer than 2.5. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts from now on; what it needs is loaded only where somebody asks for the figures. */
async function startCounting(fastify: FastifyInstance, { gauges }: Metrics): Promise<Registry> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry: PrometheusRegistry } = await import('prom-client');
  const registry = new PrometheusRegistry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    // The route's pattern, never the address, which may carry what is private.
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
 * `/metrics` for Prometheus, with METRICS_TOKEN as its bearer token; without that setting nothing is counted. Not a route
 * of Nest, whose guard takes each Authorization header for a member of staff.
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
