import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from './platform/health/readiness.ts';

/** Milliseconds that requests under way get to finish, and that a load balancer gets to look away first. */
const drainTime = 25_000;
const noticeTime = 1_000;
const sweepEvery = 100;

/** On SIGTERM and SIGINT: not ready first, then no new connections, then the end once everything under way is answered. */
export function stopOnSignals(app: NestFastifyApplication, { notice }: { notice: boolean }): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    app.get(Readiness).isShuttingDown = true;
    setTimeout(() => process.exit(1), drainTime).unref();
    if (notice) await new Promise((resolve) => setTimeout(resolve, noticeTime));
    // A connection that was busy when the server began to close is kept alive by its client; once idle it is in the way.
    setInterval(() => app.getHttpServer().closeIdleConnections(), sweepEvery).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
