import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { rawBodyOf } from '../../platform/http/body-parsers.ts';

/** What a media server of its own sent, as it came. */
export interface MediaServerCall {
  /** Of the callback's address; undefined where there is none, or several. */
  secret: string | undefined;
  /** Of the body. */
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
