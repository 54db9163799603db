import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { rawBodyOf } from '../../platform/http/body-parsers.ts';

/** A callback of an external media server, as it was received. */
export interface MediaServerCall {
  /** Query parameter of the callback; undefined if it is missing or given more than once. */
  secret: string | undefined;
  /** Size of the body. */
  bytes: number;
  body: Record<string, unknown>;
}

export const ReceivedCall = createParamDecorator((_data: unknown, context: ExecutionContext): MediaServerCall => {
  const request = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: { secret?: unknown } }>>();
  const { secret } = request.query;
  const body =
    typeof request.body === 'object' && request.body !== null ? (request.body as Record<string, unknown>) : {};
  return { secret: typeof secret === 'string' ? secret : undefined, bytes: rawBodyOf(request).length, body };
});
