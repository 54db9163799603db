import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { rawBodyOf } from '../../platform/http/body-parsers.ts';
import type { Notice } from './payment-provider.ts';

/** The request of a provider or of a returning payer, as it was received. */
export const ReceivedNotice = createParamDecorator((_data: unknown, context: ExecutionContext): Notice => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    query: request.query as Notice['query'],
    headers: request.headers,
    raw: rawBodyOf(request),
    body: request.body,
  };
});
