import type { FastifyRequest } from 'fastify';

const traceIds = new WeakMap<FastifyRequest, string>();

export const setTraceId = (request: FastifyRequest, id: string): void => void traceIds.set(request, id);

/** For the log lines of a request; undefined when no traces are sent. */
export const traceIdOf = (request: FastifyRequest): string | undefined => traceIds.get(request);
