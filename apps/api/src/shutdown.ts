import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from './platform/health/readiness.ts';
import { OpenConnections } from './platform/http/open-connections.ts';

/** Milliseconds that running requests get to finish, and after which the process exits whatever is still open. */
const drainMs = 20_000;
const wholeMs = 25_000;

/**
 * On SIGTERM and SIGINT: first reports not ready, then accepts no new connections, then exits when all running requests are answered.
 * @param noticeMs how long a load balancer gets to stop sending requests, and how long a connection must be idle before it is closed
 */
export function stopOnSignals(app: NestFastifyApplication, noticeMs: number): void {
  const connections = new OpenConnections(app.getHttpServer());
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), noticeMs + wholeMs).unref();
    app.get(Readiness).isShuttingDown = true;
    await pause(noticeMs);
    await Promise.race([connections.drain(noticeMs), pause(drainMs)]);
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
